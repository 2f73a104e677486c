/** A variable, `${name}`, which the runner replaces. */
const VARIABLE = /\$\{(?!nbsp\})[^}]*\}/;

/** Escapes a text for a command: line breaks and backslashes that would be interpreted. */
export const encodeSideText = (text: string): string =>
	text
		.replaceAll(/\\(?=[\\rn\r\n])/g, "\\\\")
		.replaceAll("\n", "\\n")
		.replaceAll("\r", "\\r");

/** Unescapes a command's text as the runner does (`side-runtime/src/preprocessors.ts`), without replacing variables. */
export const decodeSideText = (text: string): string =>
	text
		.trim()
		.replaceAll(/\$\{nbsp\}/g, "\u00a0")
		.replaceAll(/\\([\\rn])/g, (_, escaped: string) => ({ n: "\n", r: "\r" })[escaped] ?? escaped);

export const hasVariable = (text: string): boolean => VARIABLE.test(text);

/**
 * Whether the runner passes a text on unchanged: it trims spaces, replaces variables, and interprets escapes twice.
 */
export const isCarried = (text: string): boolean =>
	decodeSideText(encodeSideText(text)) === text && !hasVariable(text) && !/\\[rn]/.test(text);
