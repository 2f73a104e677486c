/** What the runner puts in for a variable, `${name}`. */
const VARIABLE = /\$\{(?!nbsp\})[^}]*\}/;

/** A text as a command has it: lines and backslashes that would be read otherwise are escaped. */
export const encodeSideText = (text: string): string =>
	text
		.replaceAll(/\\(?=[\\rn\r\n])/g, "\\\\")
		.replaceAll("\n", "\\n")
		.replaceAll("\r", "\\r");

/** What a command's text means to the runner (`side-runtime/src/preprocessors.ts`), but for its variables. */
export const decodeSideText = (text: string): string =>
	text
		.trim()
		.replaceAll(/\$\{nbsp\}/g, "\u00a0")
		.replaceAll(/\\([\\rn])/g, (_, escaped: string) => ({ n: "\n", r: "\r" })[escaped] ?? escaped);

export const hasVariable = (text: string): boolean => VARIABLE.test(text);

/**
 * Whether a text arrives as it is. Spaces at its ends are cut off, variables are put in, and the runner reads what follows a
 * backslash twice.
 */
export const isCarried = (text: string): boolean =>
	decodeSideText(encodeSideText(text)) === text && !hasVariable(text) && !/\\[rn]/.test(text);
