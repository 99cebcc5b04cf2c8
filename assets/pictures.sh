#!/bin/sh
# Takes the pictures in README anew, from what the program paints. Look at them before you keep them.
cd "$(dirname "$0")/.." && TENPIN_PICTURES=write cargo test --test suite pictures
