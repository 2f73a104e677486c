import { readScriptText, type ScriptTextResult } from "@scriptorium/userscript/read-script-text";
import type { StoredScript } from "./stored-script.ts";

const read = new WeakMap<object, ScriptTextResult>();

/** The text of an installed script, as `readScriptText` reads it; once for each object that the library returns. */
export function readStoredText(script: Pick<StoredScript, "code">): ScriptTextResult {
	const known = read.get(script) ?? readScriptText(script.code);
	read.set(script, known);
	return known;
}
