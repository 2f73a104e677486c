// Without schemas: the layer of every userscript contains this file.

/** Maximum size of a script's values together, in characters of keys and JSON texts. */
export const MAX_VALUES_SIZE = 16 * 1024 * 1024;

/** Most characters of keys and JSON texts that a document sends in one message, if they are of more than one write. */
export const MAX_WRITES_SIZE = 1024 * 1024;
