import { parseBody } from "@scriptorium/userscript/parse-body";
import { readInstalledText } from "@scriptorium/userscript/read-installed-text";
import { inspectScriptText, type ScriptText } from "@scriptorium/userscript/read-script-text";
import { scriptBody } from "@scriptorium/userscript/script-body";
import { exceedsScriptSize } from "@scriptorium/userscript/script-size";
import type { TextProblem } from "@scriptorium/userscript/text-problem";
import type { Place, ScriptInput } from "../analysis-result.ts";
import { gradeAmbiguity } from "./grade-ambiguity.ts";
import { withLibraries } from "./joined-libraries.ts";
import { createLocator } from "./locate.ts";
import type { Source } from "./source.ts";

export type UnreadableReason = "too-large" | "syntax" | "depth";

export type SourceResult =
	| { readonly ok: true; readonly source: Source }
	| {
			readonly ok: false;
			readonly reason: UnreadableReason;
			/** The parser's message; empty when it did not run. */
			readonly message: string;
			readonly place: Place;
	  };

/**
 * Reads a script as stored: plain code or a `javascript:` address, with or without a metadata block.
 * @param input its code and title, and the files of its `@require` and `@resource` lines
 * @param options how its libraries are read
 * @param options.keepsApart whether those that others answer for are left out of the program
 * @returns the parsed script, or why it cannot be read, with the place
 */
export function parseSource(input: ScriptInput, { keepsApart = true } = {}): SourceResult {
	const { code } = input;
	if (exceedsScriptSize(code)) return { ok: false, reason: "too-large", message: "", place: { line: 1, column: 1 } };
	const { text, problems, isInstalled } = readText(input);
	const locate = createLocator(text.code);
	const placeOf = (offset: number): Place => locate(text.offsetInCode(offset));
	const parsed = parseBody(text);
	if (!parsed.ok) {
		const message = unsupported(text.body, parsed.offset) ?? parsed.message;
		return { ok: false, reason: parsed.reason, message, place: placeOf(parsed.offset) };
	}
	const blockRange = text.block && {
		start: text.offsetInCode(text.block.range.start),
		end: text.offsetInCode(text.block.range.end),
	};
	const { scopes } = scriptBody(text);
	const whole = withLibraries(text, parsed.program, input.libraries ?? [], keepsApart);
	const source: Source = {
		text: whole.text,
		program: whole.program,
		inlineLibraries: whole.inline,
		namedFiles: whole.files,
		goal: parsed.goal,
		kind: text.kind,
		scope: scopes[0],
		scopes,
		block: text.block,
		blockRange,
		metadata: text.metadata,
		ambiguities: [...problems, ...(parsed.problem ? [parsed.problem] : [])].map((problem) => ({
			offset: offsetInBody(text, problem.offset),
			message: problem.message,
			severity: isInstalled ? "known" : gradeAmbiguity(text.code, problem, blockRange?.end ?? null),
		})),
		placeOf: (offset) => placeOf(whole.placeOf(offset)),
		fileAt: whole.fileAt,
	};
	return { ok: true, source };
}

/** The reading that is rated. */
function readText({ code, reading }: ScriptInput): {
	readonly text: ScriptText;
	readonly problems: readonly TextProblem[];
	/** The text is rated as the extension runs it, so that nothing depends on how others read it. */
	readonly isInstalled: boolean;
} {
	const installed = reading === "installed" ? readInstalledText(code) : null;
	if (installed?.text) return { text: installed.text, problems: installed.problems, isInstalled: true };
	return { ...inspectScriptText(code), isInstalled: false };
}

/** Names syntax of proposals that the parser does not know; its own message would call it a mistake. */
function unsupported(body: string, offset: number): string | null {
	if (/^@\s*[\w(]/.test(body.slice(offset, offset + 80))) return "Decorators (@name) cannot be read by this check";
	const phase = /^[ \t]*import\s+(defer|source)\s+[\w*{]/m.exec(body)?.[1];
	return phase === undefined ? null : `'import ${phase}' cannot be read by this check`;
}

/** The first offset of the body at or after an offset in the stored text. */
function offsetInBody({ body, offsetInCode }: ScriptText, wanted: number): number {
	let low = 0;
	let high = body.length;
	while (low < high) {
		const middle = Math.floor((low + high) / 2);
		if (offsetInCode(middle) < wanted) low = middle + 1;
		else high = middle;
	}
	return low;
}
