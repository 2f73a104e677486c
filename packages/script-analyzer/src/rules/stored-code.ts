import { isPlausible } from "../flows/grade-leak.ts";
import { doubtOf, isCut } from "../flows/path-proof.ts";
import { fillsIn, runsWhatItGot } from "../flows/texts.ts";
import type { Sink } from "../trace/trace.ts";
import { at, type Rule } from "./rule.ts";

/** Markup that runs code once it is inserted into a page. */
const RUNS_AS_MARKUP = /<script\b|<[a-z][^>]*\son[a-z]+\s*=|(?:href|src|action)\s*=\s*["']?\s*javascript:/i;

/** Calls and assignments that program text does something with, and no other text has. */
const PROGRAM =
	/(?<![\w.])(?:eval|fetch|importScripts|import|Function|atob|setTimeout|setInterval|require)\s*\(|\bdocument\s*\.\s*(?:cookie|createElement|write|querySelector|addEventListener)|\bnew\s+(?:XMLHttpRequest|WebSocket|Function|Image)\b|\bnavigator\s*\.\s*sendBeacon|\bwindow\s*\.\s*\w+\s*[=(]|\)\s*=>\s*[{(\w]|\bfunction\s*\w*\s*\(/;
/** Places that the site's own pages read. The script's own storage is the manager's. */
const PLACES_OF_SITE = /^(?:localStorage|sessionStorage|IndexedDB|caches|storage)$/;
const PLACES: Readonly<Record<string, string>> = { caches: "the site's cache", IndexedDB: "the site's database" };
/** Names of what a page loads as code. */
const NAMES_CODE = /(?:^|[^a-z])(?:js|javascript|scripts?|bundle|chunk|module|worker)(?![a-z])|\.m?js(?![a-z])|^code$/i;

/** Also what a long program keeps of its own: settings with rules in them, say. */
const TEXT = "program text";

/** Program text, or what a stranger sends, in a place of the site for code; null when it is neither. */
function plantedIn(details: Sink["details"], carried: Sink["carried"]): string | null {
	if ((details.text ?? []).some((text) => PROGRAM.test(text))) return TEXT;
	const isForeign = carried.some(({ origin, role }) => role === "body" && origin.kind === "remote");
	const isCode = (details.key ?? []).some((key) => !/^https?:/.test(key) && NAMES_CODE.test(key));
	return isForeign && isCode ? "what another server sends under the name of code" : null;
}

export const storedCode: Rule = {
	id: "stored-code",
	title: "Runs code from storage",
	catches:
		"Code planted in the site's storage, as markup or as a program, and code stored in the script's own or the site's storage and run from there, which bypasses the manager's updates.",
	severity: "medium",
	advice: "Leave updates to the userscript manager, which shows what has changed.",
	check: ({ trace, reach }) =>
		trace.sinks.flatMap((sink) => {
			const { kind, carried, offset, api, details } = sink;
			if (kind === "write-storage" && (details.text ?? []).some((text) => RUNS_AS_MARKUP.test(text))) {
				const planted = `Keeps markup with code in ${api}, which the page reads: where the site shows it, the code runs, also after the script is removed.`;
				return [at(offset, "medium", planted)];
			}
			if (kind === "write-storage" && PLACES_OF_SITE.test(api)) {
				const planted = plantedIn(details, carried);
				if (planted)
					return [
						at(
							offset,
							reach.isLong && planted === TEXT ? "low" : "medium",
							`Keeps ${planted} in ${PLACES[api] ?? api}, from which the site can run it, also after the script is removed.`,
						),
					];
			}
			// A method of stored data is the data's own.
			if ((kind !== "run-code" && kind !== "load-code") || api === "call" || !runsWhatItGot(sink) || fillsIn(sink))
				return [];
			return carried.flatMap((one) => {
				const { origin, role, steps } = one;
				if (role !== "code" || isCut(one) || (origin.kind !== "script-storage" && origin.kind !== "storage")) return [];
				const own = origin.kind === "script-storage";
				const keeper = own
					? "its own storage, where an earlier run or an import put it"
					: "storage that the page can write";
				const doubt = doubtOf(one, sink);
				const runs = doubt === null ? "Runs" : "Possibly runs";
				const description = `${runs} code out of ${keeper} (${origin.what}), by ${api}${doubt === null ? "" : `: ${doubt}`}.`;
				const severity = isPlausible(one, reach) ? ("medium" as const) : ("low" as const);
				return [{ severity, offset, steps, description }];
			});
		}),
};
