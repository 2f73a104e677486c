/** Bytes of UTF-8, as the database counts them. */
export const MAX_CODE_BYTES = 1_048_576;
/** Characters without surrounding white space. */
export const MIN_CODE_LENGTH = 5;
