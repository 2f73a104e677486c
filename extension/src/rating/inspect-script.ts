import type { LibraryFile } from "@scriptorium/script-analyzer/analysis-result";
import { readingsOf } from "@scriptorium/userscript/text-readings";
import { ratableText } from "../script-source/ratable-text.ts";
import { type RateOptions, rateScript, type ScriptRating } from "./rate-script.ts";
import { readProgram } from "./read-program.ts";

export interface InspectedScript {
	readonly rating: ScriptRating;
	/** Script managers may read the text differently. The reading that runs here is rated. */
	readonly isUnclear: boolean;
}

/** Rates a userscript as the confirmation page does, with those of its libraries that are given. */
export async function inspectCode(
	code: string,
	{
		hubOrigin,
		libraries,
		...options
	}: RateOptions & { readonly hubOrigin: string; readonly libraries?: readonly LibraryFile[] },
): Promise<InspectedScript> {
	const { unclearAt, menuScript } = await readProgram(code);
	const isUnclear = readingsOf(code, unclearAt).length > 0;
	return {
		isUnclear,
		rating: await rateScript(ratableText(code, { hubOrigin, menuScript, ...(libraries && { libraries }) }), options),
	};
}
