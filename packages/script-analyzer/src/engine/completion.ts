/** In which ways a statement can end; a statement can have several. */
export const NORMAL = 1;
export const RETURN = 2;
export const BREAK = 4;
export const CONTINUE = 8;
export const THROW = 16;
