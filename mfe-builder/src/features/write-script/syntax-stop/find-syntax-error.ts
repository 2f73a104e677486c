import { parseLimited } from "@scriptorium/userscript/limited-parser";
import { parseBody } from "@scriptorium/userscript/parse-body";
import type { ScriptText } from "@scriptorium/userscript/read-script-text";
import { awaitsOutsideFunctions } from "../address-hints/visit-nodes.ts";

/** The first place where a script is no program. Line and column count from 1, columns in UTF-16 units. */
export interface SyntaxProblem {
	/** In the canonical text. */
	readonly offset: number;
	readonly line: number;
	readonly column: number;
	/** The parser's own words. */
	readonly message: string;
}

/** Of the parser, about its own options. */
const MODULE_WORDS = /^'import' and 'export' may|^Cannot use 'import\.meta'/;

/**
 * Finds the syntax error of a script. Bookmarklets must be programs, where `await` stands inside async functions only; userscripts may
 * use it outside of functions. Nothing runs a script as a module. Code that is nested too deeply for the parser counts as correct.
 *
 * @param text what `readScriptText` returned
 * @returns the first error; null when there is none
 */
export function findSyntaxError(text: ScriptText): SyntaxProblem | null {
	const parsed = parseBody(text);
	if (!parsed.ok) return parsed.reason === "syntax" ? place(text, parsed.offset, parsed.message) : null;
	if (parsed.goal === "script" && text.kind === "userscript") return null;
	const [first] = parsed.goal === "script" ? awaitsOutsideFunctions(parsed.program) : [];
	if (first) return place(text, first.start, "await is allowed inside async functions only");
	try {
		parseLimited(text.body, { ecmaVersion: "latest", allowHashBang: true, allowReturnOutsideFunction: true });
		return null;
	} catch (error) {
		if (!(error instanceof SyntaxError) || !("pos" in error) || typeof error.pos !== "number") return null;
		return place(text, error.pos, error.message.replace(/ \(\d+:\d+\)$/, ""));
	}
}

function place(text: ScriptText, offsetInBody: number, message: string): SyntaxProblem {
	const offset = text.offsetInCode(offsetInBody);
	const before = text.code.slice(0, offset);
	return {
		offset,
		line: before.split("\n").length,
		column: offset - before.lastIndexOf("\n"),
		message: MODULE_WORDS.test(message) ? "import and export are for modules, and a script is no module" : message,
	};
}
