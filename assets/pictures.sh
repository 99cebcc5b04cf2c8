#!/bin/sh
# Updates the pictures in README from what the program paints. Look at them before you commit them.
cd "$(dirname "$0")/.." && TENPIN_PICTURES=write cargo test --test suite pictures
