#!/bin/sh
# Starts CANARY_BROWSER so that each of its processes can have CANARY_DATA_KB of private memory at most (RLIMIT_DATA).
# `ulimit -v` does not fit: Chromium reserves more than a terabyte of addresses that it never uses.
# When the limit cannot be set, a lower one is in force already.
ulimit -d "$CANARY_DATA_KB" 2>/dev/null || :
exec "$CANARY_BROWSER" "$@"
