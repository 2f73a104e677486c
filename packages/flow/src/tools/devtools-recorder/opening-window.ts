/**
 * Writes JavaScript that opens a window, which hides no tab.
 * @param url an expression of its address
 * @returns an expression that is true
 */
export const openingWindow = (url: string): string => `(open(${url}, "_blank", "noopener,popup"), true)`;
