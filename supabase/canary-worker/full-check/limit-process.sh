#!/bin/sh
# Starts a program with at most LIMIT_CPU_SECONDS of processor time (RLIMIT_CPU) and LIMIT_DATA_KB of private memory (RLIMIT_DATA), at a lower
# priority than what people wait for. When a limit cannot be set, a lower one is in force already.
ulimit -t "$LIMIT_CPU_SECONDS" 2>/dev/null || :
ulimit -d "$LIMIT_DATA_KB" 2>/dev/null || :
exec nice -n 10 "$@"
