import { readScriptText } from "@scriptorium/userscript/read-script-text";
import { toBookmarklet } from "@scriptorium/userscript/to-bookmarklet";
import { describeAbilities } from "./describe-abilities.ts";
import type { ScriptUses } from "./script-uses.ts";

/** What a page says about a script's text; `use-script-uses.ts` loads this, where the server has not said it already. */
export function readUses(code: string): ScriptUses {
	const read = readScriptText(code);
	if (!read.ok) {
		const [{ line, column, message }] = read.problems;
		return { problem: { line, column, message }, bookmark: null, abilities: { kind: "unreadable" } };
	}
	const { unavailable, notLoaded } = toBookmarklet(read.text);
	return { problem: null, bookmark: { unavailable, notLoaded }, abilities: describeAbilities(read.text.metadata) };
}

/** The `javascript:` address of a script; null when its text is refused. */
export function bookmarkAddress(code: string): string | null {
	const read = readScriptText(code);
	return read.ok ? toBookmarklet(read.text).url : null;
}
