import { findUnclearProgram } from "../script-source/find-unclear-program.ts";
import { readMenuScript } from "../script-source/menu-script.ts";
import { ratableText } from "../script-source/ratable-text.ts";
import { type RateOptions, rateScript, type ScriptRating } from "./rate-script.ts";

export interface InspectedScript {
	readonly rating: ScriptRating;
	/** Where script managers would run different programs; null when they agree. */
	readonly problem: string | null;
}

/** Rates a userscript as the confirmation page does. */
export async function inspectCode(
	code: string,
	{ hubOrigin, ...options }: RateOptions & { readonly hubOrigin: string },
): Promise<InspectedScript> {
	const problem = findUnclearProgram(code);
	const text = ratableText(code, { hubOrigin, menuScript: readMenuScript(code) });
	return { problem, rating: await rateScript(text, options) };
}
