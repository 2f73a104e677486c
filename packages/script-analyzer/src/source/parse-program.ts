import { parseLimited } from "@scriptorium/userscript/limited-parser";
import type { Options, Program } from "acorn";

export type ParsedProgram =
	| { readonly ok: true; readonly program: Program; readonly goal: "script" | "module" }
	| { readonly ok: false; readonly reason: "syntax" | "depth"; readonly message: string; readonly offset: number };

const SHARED = {
	ecmaVersion: "latest",
	allowHashBang: true,
	// Managers wrap a script in a function, so `return` at its top level is valid.
	allowReturnOutsideFunction: true,
} as const satisfies Options;

/** In the order of likelihood; the third is how managers run sloppy code with `await`. */
const ATTEMPTS: readonly Options[] = [
	{ ...SHARED, sourceType: "script" },
	{ ...SHARED, sourceType: "module" },
	{ ...SHARED, sourceType: "script", allowAwaitOutsideFunction: true },
];

/**
 * Parses a program inside a script (`eval`, a module in an element) under every goal it may be run with; when none fits
 * the error of the first goal is returned. A script's own text has one reader: `parseBody` of the userscript package.
 */
export function parseProgram(text: string): ParsedProgram {
	// A byte order mark hides a hashbang line from the parser. Same length, so offsets stay.
	const readable = text.startsWith("\uFEFF#!") ? ` //${text.slice(3)}` : text;
	let failure: ParsedProgram | null = null;
	for (const options of ATTEMPTS) {
		try {
			const program = parseLimited(readable, options);
			return { ok: true, program, goal: options.sourceType === "module" ? "module" : "script" };
		} catch (error) {
			const refused = toFailure(error);
			if (!refused.ok && refused.reason === "depth") return refused;
			failure ??= refused;
		}
	}
	return failure ?? { ok: false, reason: "syntax", message: "Nothing to parse", offset: 0 };
}

function toFailure(error: unknown): ParsedProgram {
	// Apart from the nesting limit: on a small stack the parser reports that it ran out, or throws a RangeError. Where
	// that happens depends on the stack, so it is not reported: the same script has the same result everywhere.
	if (!(error instanceof SyntaxError) || error.message.startsWith("Not enough stack space")) {
		return { ok: false, reason: "depth", message: "Nested too deeply", offset: 0 };
	}
	const offset = "pos" in error && typeof error.pos === "number" ? error.pos : 0;
	return { ok: false, reason: "syntax", message: error.message.replace(/ \(\d+:\d+\)$/, ""), offset };
}
