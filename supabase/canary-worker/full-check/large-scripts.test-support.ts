/** Takes more steps than the first check has, in both of its runs, and less than a tenth of those of the full check. */
export const LONG = `const text = "${"x".repeat(9_000)}";${"text.split('');".repeat(340)}`;

/** More than the full check can follow, in time or memory. */
export const ENDLESS = `const text = "${"x".repeat(9_000)}";${"text.split('');".repeat(4_400)}`;
