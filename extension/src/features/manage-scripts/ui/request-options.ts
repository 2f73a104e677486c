/** Longest wait for the extension's own worker, in milliseconds; it may have to start first. */
export const requestOptions = { timeoutMs: 10_000 } as const;
