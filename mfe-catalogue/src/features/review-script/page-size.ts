/** Reviews that are read at once. */
export const PAGE_SIZE = 10;
