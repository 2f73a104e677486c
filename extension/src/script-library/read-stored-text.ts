import { readInstalledText } from "@scriptorium/userscript/read-installed-text";
import type { ScriptText } from "@scriptorium/userscript/read-script-text";
import type { StoredScript } from "./stored-script.ts";

/** `ok: false`: a text without a metadata block, which no version of the extension stores. */
export type StoredText = { readonly ok: true; readonly text: ScriptText } | { readonly ok: false };

const read = new WeakMap<object, StoredText>();

/** The text of an installed script, as `readInstalledText` reads it; once for each object that the library returns. */
export function readStoredText(script: Pick<StoredScript, "code">): StoredText {
	const known = read.get(script) ?? readOnce(script.code);
	read.set(script, known);
	return known;
}

function readOnce(code: string): StoredText {
	const { text } = readInstalledText(code);
	return text === null ? { ok: false } : { ok: true, text };
}
