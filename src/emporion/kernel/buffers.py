"""Arrays that callers lend to compiled code, which would write past the end of one that is too small."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

import numpy as np

from emporion.kernel.errors import BadBuffer


def check_buffer(array: Any, shape: tuple[int, ...], dtype: type[Any], name: str) -> None:
    """Raise BadBuffer unless it is a contiguous, aligned, writable array of this shape and type."""
    if not isinstance(array, np.ndarray):
        found = type(array).__name__
    elif not array.flags.writeable:
        found = "one that is read-only"
    elif not array.flags.aligned:
        found = "one that is not aligned"
    elif array.shape != shape or array.dtype != dtype or not array.flags.c_contiguous:
        found = f"{array.dtype} {array.shape}{'' if array.flags.c_contiguous else ', not contiguous'}"
    else:
        return
    raise BadBuffer(f"{name}: expected a contiguous array of {np.dtype(dtype)} {shape}, found {found}")


def check_apart(arrays: Mapping[str, Any]) -> None:
    """Raise BadBuffer if two contiguous arrays share memory."""
    for (one, first), (other, second) in combinations(arrays.items(), 2):
        if np.may_share_memory(first, second):  # compares the bounds, which is exact for contiguous arrays
            raise BadBuffer(f"{one} and {other}: expected arrays that share no memory")
