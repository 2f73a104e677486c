import type { Options, Program } from "acorn";
import { decodeAddress } from "./decode-address.ts";
import { parseLimited } from "./limited-parser.ts";
import type { ScriptText } from "./read-script-text.ts";
import { firstDifference } from "./same-tree.ts";
import { problemAt, type TextProblem } from "./text-problem.ts";

export type ParsedBody =
	| {
			readonly ok: true;
			readonly program: Program;
			/** `module`: nothing runs it as it stands. */
			readonly goal: "script" | "module";
			/** Set when another reader takes the same text for another program. */
			readonly problem: TextProblem | null;
	  }
	| {
			readonly ok: false;
			readonly reason: "syntax" | "depth";
			readonly message: string;
			/** In the body. */
			readonly offset: number;
	  };

type Failure = Extract<ParsedBody, { ok: false }>;
type Attempt = Program | { readonly failed: Failure };

/** HTML-like comments are comments here; only modules differ, and nothing runs a script's text as a module. */
const FUNCTION: Options = {
	ecmaVersion: "latest",
	sourceType: "script",
	allowHashBang: true,
	// Managers wrap a userscript in a function, so `return` at its top level is valid.
	allowReturnOutsideFunction: true,
};
const ASYNC_FUNCTION: Options = { ...FUNCTION, allowAwaitOutsideFunction: true };
const MODULE: Options = { ...FUNCTION, sourceType: "module" };

/**
 * Parses a body by every goal under which it runs and compares the programs: userscripts in a function (Violentmonkey,
 * Tampermonkey) and in an async function (ScriptCat always, others by `@top-level-await`), bookmarklets as a script, and
 * once more as the address a browser makes of it, without its line breaks. A text that runs under none of these is
 * parsed as a module if possible: no manager runs it, so that reading cannot be wrong. Never throws.
 *
 * @param text the text that `readScriptText` or `inspectScriptText` returned
 * @returns the program with the goal it was parsed by, and `problem` where two goals differ; `ok: false` with the
 * place of the syntax error
 */
export function parseBody(text: ScriptText): ParsedBody {
	const { body } = text;
	const plain = attempt(body, FUNCTION);
	if ("failed" in plain) {
		const otherwise = parseOtherwise(body, plain.failed);
		return otherwise.ok ? { ...otherwise, problem: addressProblem(text, otherwise.program) } : otherwise;
	}
	if (text.kind === "bookmarklet") return parsed(plain, addressProblem(text, plain));
	// `await`, written without escapes, is the only word with another meaning in an async function.
	if (!body.includes("await")) return parsed(plain);
	const awaiting = attempt(body, ASYNC_FUNCTION);
	if ("failed" in awaiting) {
		return runsWrapped(body, awaiting.failed, ASYNC_FUNCTION) ? awaiting.failed : parsed(plain);
	}
	const offset = firstDifference(plain, awaiting, "same text");
	const problem = offset === null ? null : problemAt("parse-goal", text.code, text.offsetInCode(offset));
	return parsed(text.goal === "function" ? plain : awaiting, problem);
}

/** A text that is no program in a function, and must not become one when a manager wraps it. */
function parseOtherwise(body: string, failure: Failure): ParsedBody {
	if (runsWrapped(body, failure, FUNCTION)) return failure;
	const awaiting = attempt(body, ASYNC_FUNCTION);
	if (!("failed" in awaiting)) return parsed(awaiting);
	if (runsWrapped(body, awaiting.failed, ASYNC_FUNCTION)) return failure;
	const module = attempt(body, MODULE);
	return "failed" in module ? failure : { ...parsed(module), goal: "module" };
}

/**
 * Whether a text that is no program by itself may be one inside a manager's function: it closes that function with a
 * brace of its own, or uses what only functions allow (`new.target`). A text nested too deeply to be parsed counts as well.
 */
function runsWrapped(body: string, failure: Failure, options: Options): boolean {
	if (failure.reason === "depth") return true;
	if (body[failure.offset] === "}" && !("failed" in attempt(body.slice(0, failure.offset), options))) return true;
	const keyword = options.allowAwaitOutsideFunction ? "async function" : "function";
	return !("failed" in attempt(`(${keyword}(){\n${body}\n})`, options));
}

function parsed(program: Program, problem: TextProblem | null = null): Extract<ParsedBody, { ok: true }> {
	return { ok: true, program, goal: "script", problem };
}

/** Browsers drop tabs and line breaks from an address before they decode it (url.spec.whatwg.org, "basic URL parser"). */
function addressProblem(text: ScriptText, program: Program): TextProblem | null {
	const trimmed = text.code.trim();
	if (!text.isAddress || !/[\t\n]/.test(trimmed)) return null;
	const joined = attempt(decodeAddress(trimmed.replace(/[\t\n]/g, "")).text, FUNCTION);
	if ("failed" in joined) return null;
	const offset = firstDifference(program, joined, "line breaks removed");
	return offset === null ? null : problemAt("address-lines", text.code, text.offsetInCode(offset));
}

function attempt(body: string, options: Options): Attempt {
	try {
		return parseLimited(body, options);
	} catch (error) {
		return { failed: failureOf(error) };
	}
}

function failureOf(error: unknown): Failure {
	// Beside the limit of nesting: on a small stack the parser says that it ran out, or lets the RangeError through. Where
	// that was depends on the stack, so it is not reported: the same script has the same result everywhere.
	if (!(error instanceof SyntaxError) || error.message.startsWith("Not enough stack space")) {
		return { ok: false, reason: "depth", message: "Nested too deeply", offset: 0 };
	}
	const offset = "pos" in error && typeof error.pos === "number" ? error.pos : 0;
	return { ok: false, reason: "syntax", message: error.message.replace(/ \(\d+:\d+\)$/, ""), offset };
}
