/** Characters without surrounding white space. */
export const MIN_CODE_LENGTH = 5;
