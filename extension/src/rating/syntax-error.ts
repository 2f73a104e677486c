import { parseLimited } from "@scriptorium/userscript/limited-parser";
import { inspectScriptText } from "@scriptorium/userscript/read-script-text";

/** Why a script's code is no program, and where. */
export interface SyntaxProblem {
	/** In the script's text, from 1. */
	readonly line: number;
	readonly message: string;
}

/**
 * Finds the first place at which a userscript cannot be parsed, as it runs here: as the body of a function, with `@top-level-await` of an
 * async one. Imports the parser, which is large.
 * @param code text of a userscript
 * @returns null for a program, and for one that is nested too deeply to be parsed here
 */
export function findSyntaxError(code: string): SyntaxProblem | null {
	const { text } = inspectScriptText(code);
	try {
		parseLimited(text.body, {
			ecmaVersion: "latest",
			sourceType: "script",
			allowHashBang: true,
			allowReturnOutsideFunction: true,
			allowAwaitOutsideFunction: text.goal === "async-function",
		});
		return null;
	} catch (error) {
		// Another error is about the parser's stack, not about the script.
		if (!(error instanceof SyntaxError) || !("pos" in error) || typeof error.pos !== "number") return null;
		const before = text.code.slice(0, text.offsetInCode(Math.min(error.pos, text.body.length)));
		return { line: before.split("\n").length, message: error.message.replace(/ \(\d+:\d+\)$/, "") };
	}
}
