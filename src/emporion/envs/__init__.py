"""Environments for learning: our games as other libraries want them.

Where Gymnasium is installed, importing this makes them known to `gymnasium.make`.
"""

from __future__ import annotations

from emporion.kernel.extras import is_installed

if is_installed("gymnasium"):
    from emporion.envs.registration import register

    register()
