/** Longest wait for the extension's own worker, in milliseconds; it may have to start first. */
export const requestOptions = { timeoutMs: 10_000 } as const;
/** Longest wait for an answer that needs libraries loaded, in milliseconds: longer than the worker tries. */
export const loadOptions = { timeoutMs: 70_000 } as const;
