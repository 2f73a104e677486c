import { readScriptText, type ScriptText } from "@scriptorium/userscript/read-script-text";
import type { TextProblem } from "@scriptorium/userscript/text-problem";
import type { SyntaxProblem } from "./syntax-stop/find-syntax-error.ts";

type CheckedText =
	/** `syntaxError`: the text can be stored, but nothing would run it. */
	| { readonly ok: true; readonly text: ScriptText; readonly syntaxError: SyntaxProblem | null }
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
	const { text } = read;
	if (code.length > MAX_PARSED_LENGTH) return { ok: true, text, syntaxError: null };
	const [parser, syntax] = await Promise.all([
		import("@scriptorium/userscript/parse-body"),
		import("./syntax-stop/find-syntax-error.ts"),
	]).catch(() => []);
	const parsed = parser?.parseBody(text);
	if (parsed?.ok && parsed.problem) return { ok: false, problem: parsed.problem };
	return { ok: true, text, syntaxError: syntax?.findSyntaxError(text) ?? null };
}
