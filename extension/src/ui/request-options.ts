/** Timeout for the extension's own worker in milliseconds; it may have to start first. */
export const requestOptions = { timeoutMs: 10_000 } as const;
/** Timeout for reading the page of a tab, in milliseconds: longer than the worker's own. */
export const readOptions = { timeoutMs: 15_000 } as const;
/** Timeout for an answer that needs libraries loaded, in milliseconds: longer than the worker's own. */
export const loadOptions = { timeoutMs: 70_000 } as const;
