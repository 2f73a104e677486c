import { readScriptText, type ScriptText } from "@scriptorium/userscript/read-script-text";
import { toBookmarklet } from "@scriptorium/userscript/to-bookmarklet";

/** A script's text as everything that rates, serves or runs it reads it. Throws for what is refused. */
export function textOf(code: string): ScriptText {
	const read = readScriptText(code);
	if (!read.ok) throw new Error(read.problems.map(({ line, message }) => `Line ${line}: ${message}`).join(" "));
	return read.text;
}

/** The drag link of a script. */
export function dragLinkOf(code: string): string {
	return toBookmarklet(textOf(code)).url;
}
