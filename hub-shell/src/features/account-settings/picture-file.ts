/** Largest file in bytes that a person may choose as a picture; it is made small before it is sent. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;
