import { readScriptText, type ScriptText } from "@scriptorium/userscript/read-script-text";
import { toBookmarklet } from "@scriptorium/userscript/to-bookmarklet";

/**
 * Parses a script's text like all code that rates, serves or runs it.
 * @param code source of a bookmarklet or userscript
 * @returns the parsed text
 * @throws with lines and messages when it is refused
 */
export function textOf(code: string): ScriptText {
	const read = readScriptText(code);
	if (!read.ok) throw new Error(read.problems.map(({ line, message }) => `Line ${line}: ${message}`).join(" "));
	return read.text;
}

/**
 * Computes the drag link of a script.
 * @param code source of a bookmarklet or userscript
 * @returns its `javascript:` address
 * @throws as `textOf` does
 */
export function dragLinkOf(code: string): string {
	return toBookmarklet(textOf(code)).url;
}
