/** A file of the project, by its path from the root, with its new text. */
export interface ScaffoldedFile {
	readonly file: string;
	readonly text: string;
}

/** Makes the files of a new part of the product, with a test that fails until somebody writes the part. */
export interface Scaffold {
	/** What the id looks like, for the message about a wrong one. */
	readonly example: string;
	readonly pattern: RegExp;
	/**
	 * Makes the files.
	 * @param id as typed; it matches `pattern`
	 * @param read reads a file of the project
	 * @returns new files and changed ones
	 */
	make(id: string, read: (file: string) => string): readonly ScaffoldedFile[];
	/** What to do next, as sentences. */
	next(id: string): string;
}

/**
 * Writes an id as the name of a variable.
 * @param id such as `local-network`
 * @returns such as `localNetwork`
 */
export const camelCase = (id: string): string => id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Writes an id as the name of a component.
 * @param id such as `local-network`
 * @returns such as `LocalNetwork`
 */
export const pascalCase = (id: string): string => camelCase(`-${id}`);

/**
 * Writes an id as a title.
 * @param id such as `local-network`
 * @returns such as `Local network`
 */
export const sentenceCase = (id: string): string => {
	const words = id.replaceAll("-", " ");
	return (words[0]?.toUpperCase() ?? "") + words.slice(1);
};

/**
 * Adds lines to a text.
 * @param text of a file
 * @param anchor a text that is in it once
 * @param insertion the anchor with the addition
 * @returns the changed text
 * @throws Error when the anchor is missing, or there several times: the file has another form now
 */
export function insertAt(text: string, anchor: string, insertion: string): string {
	const parts = text.split(anchor);
	if (parts.length !== 2) throw new Error(`Expected once, found ${parts.length - 1} times: ${anchor.trim()}`);
	return parts.join(insertion);
}

/**
 * Adds an import in the order of the paths.
 * @param text of a file
 * @param line the whole line
 * @returns the changed text
 */
export function addImport(text: string, line: string): string {
	const pathOf = (one: string): string => /from "([^"]+)"/.exec(one)?.[1] ?? "";
	const lines = text.split("\n");
	const isImport = (one: string): boolean => /^import .* from "/.test(one);
	const next = lines.findIndex((one) => isImport(one) && pathOf(one).startsWith("./") && pathOf(one) > pathOf(line));
	const at = next >= 0 ? next : lines.findLastIndex(isImport) + 1;
	return lines.toSpliced(at, 0, line).join("\n");
}
