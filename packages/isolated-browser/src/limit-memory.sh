#!/bin/sh
# Starts ISOLATED_BROWSER so that each of its processes can have ISOLATED_DATA_KB of private memory at most (RLIMIT_DATA).
# `ulimit -v` does not fit: Chromium reserves more than a terabyte of addresses that it never uses.
# When the limit cannot be set, a lower one is in force already.
ulimit -d "$ISOLATED_DATA_KB" 2>/dev/null || :
exec "$ISOLATED_BROWSER" "$@"
