import { readScriptText, type ScriptText } from "@scriptorium/userscript/read-script-text";
import type { TextProblem } from "@scriptorium/userscript/text-problem";

type CheckedText =
	| { readonly ok: true; readonly text: ScriptText }
	| { readonly ok: false; readonly problem: TextProblem };

/** Longer code, in UTF-16 units, is not parsed here: the page would answer nobody for about a second. */
const MAX_PARSED_LENGTH = 500_000;

/**
 * Reads code as it will be stored, rated and run, or names the first place where readers would differ. The parser comes
 * only now; when it does not arrive, and for large code, the hub's analysis still finds what only a parser can tell (rule
 * `ambiguous-text`).
 */
export async function checkText(code: string): Promise<CheckedText> {
	const read = readScriptText(code);
	if (!read.ok) return { ok: false, problem: read.problems[0] };
	if (code.length > MAX_PARSED_LENGTH) return { ok: true, text: read.text };
	const parser = await import("@scriptorium/userscript/parse-body").catch(() => null);
	const parsed = parser?.parseBody(read.text);
	return parsed?.ok && parsed.problem ? { ok: false, problem: parsed.problem } : { ok: true, text: read.text };
}
