"""`python -m emporion` is the command `emporion`."""

from emporion.cli import main

main()
