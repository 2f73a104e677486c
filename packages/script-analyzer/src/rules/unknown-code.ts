import { isOnlyParsed } from "../flows/only-parsed.ts";
import { runsOwnFunction } from "../flows/own-function-text.ts";
import { fillsIn, runsWhatItGot } from "../flows/texts.ts";
import { MIXED_TEXT, type OriginKind, type Sink } from "../trace/trace.ts";
import { at, type Rule } from "./rule.ts";

/** A timer that gets something unknown mostly gets a function; markup runs only what is in it. */
function describe({ api, details, carried }: Sink): string {
	const isNothingKnown = details.shape?.includes("unknown") === true && carried.length === 0;
	if (/^set(?:Timeout|Interval|Immediate)$/.test(api) && isNothingKnown)
		return `Runs something by ${api} of which it is not known before whether it is a function or a text with code.`;
	if (api === "javascript: address") return "Sets a javascript: address whose code is not known before it runs.";
	if (api === "markup script") return "Puts markup into a page that is not known before, and may have scripts in it.";
	return `Runs text as code by ${api} that is not known before it runs.`;
}

/** What the site itself could run, so that it gains nothing. */
const OF_SITE: ReadonlySet<OriginKind> = new Set(["page", "page-global", "site-answer", "request"]);

export const unknownCode: Rule = {
	id: "unknown-code",
	title: "Runs code that cannot be read",
	catches: "Text assembled and run as code when not all of it is known.",
	severity: "medium",
	isAboutHiddenCode: true,
	advice: "For authors: replace eval, Function and text timers with functions.",
	check: ({ source, trace, reach }) => {
		const run = trace.sinks.flatMap((sink) => {
			const { kind, partlyUnknown, offset, api, carried, details } = sink;
			if (kind !== "run-code" || !partlyUnknown || api === "call" || runsOwnFunction(source.program, offset)) return [];
			// A program of the script's own that is written down with its values.
			if (!runsWhatItGot(sink) || (fillsIn(sink) && carried.length === 0)) return [];
			if (api === MIXED_TEXT && reach.isLong) return [];
			if (api === "Function" && isOnlyParsed(source.program, offset)) return [];
			const isOfSite =
				!/worker/i.test(api) && carried.length > 0 && carried.every(({ origin }) => OF_SITE.has(origin.kind));
			// Libraries put their templates and settings into a text of their own and run that; what is decoded is run alone.
			const isTemplate = reach.isLong && details.shape?.includes("unknown") !== true;
			return [at(offset, isOfSite || isTemplate ? "low" : "medium", describe(sink))];
		});
		const seen = new Set(trace.sinks.flatMap(({ kind, offset }) => (kind === "run-code" ? [offset] : [])));
		const unseen = trace.unresolved.flatMap(({ kind, what, offset }) =>
			kind === "unknown-code" && !seen.has(offset) && !runsOwnFunction(source.program, offset)
				? [at(offset, "medium", `Runs code that is not known before it runs (${what}).`)]
				: [],
		);
		return [...run, ...unseen];
	},
};
