/** Timeout in milliseconds: longer than the worker's two requests to the hub. */
export const signInOptions = { timeoutMs: 40_000 } as const;
