// Without a schema: the builder's first screen needs these, but no parser.

/** Version of the document that this code writes; `read-flow.ts` migrates older ones. */
export const FLOW_VERSION = 2;

export const MAX_STEPS = 10_000;
export const MAX_CONNECTIONS = 20_000;
export const MAX_NOTES = 500;
/** UTF-16 units of a note. */
export const MAX_NOTE_LENGTH = 5000;
/** Sides of a note, in pixels of the canvas. */
export const NOTE_SIDE = { min: 60, max: 2000 } as const;
/** UTF-16 units of a file that is read. */
export const MAX_FLOW_FILE_LENGTH = 32 * 1024 * 1024;
