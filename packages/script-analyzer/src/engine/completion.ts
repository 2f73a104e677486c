/** How a statement can complete; the bits can be combined. */
export const NORMAL = 1;
export const RETURN = 2;
export const BREAK = 4;
export const CONTINUE = 8;
export const THROW = 16;
