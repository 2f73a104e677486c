import { runsOwnFunction } from "../flows/own-function-text.ts";
import { runsWhatItGot } from "../flows/texts.ts";
import type { Sink } from "../trace/trace.ts";
import { at, type Rule } from "./rule.ts";

/** A timer that gets something unknown mostly gets a function; markup runs only what is in it. */
function describe({ api, details, carried }: Sink): string {
	const isNothingKnown = details.shape?.includes("unknown") === true && carried.length === 0;
	if (/^set(?:Timeout|Interval|Immediate)$/.test(api) && isNothingKnown)
		return `Runs something by ${api} of which it is not known before whether it is a function or a text with code.`;
	if (api === "markup script") return "Puts markup into a page that is not known before, and may have scripts in it.";
	return `Runs text as code by ${api} that is not known before it runs.`;
}

export const unknownCode: Rule = {
	id: "unknown-code",
	title: "Runs code that cannot be read",
	catches: "Text assembled and run as code when not all of it is known.",
	severity: "medium",
	isAboutHiddenCode: true,
	advice: "For authors: replace eval, Function and text timers with functions.",
	check: ({ source, trace }) => {
		const run = trace.sinks.flatMap((sink) => {
			const { kind, partlyUnknown, offset, api } = sink;
			if (kind !== "run-code" || !partlyUnknown || api === "call" || runsOwnFunction(source.program, offset)) return [];
			// A function of the script's own that is written into a script element with its values.
			if (api === "script text" && !runsWhatItGot(sink)) return [];
			return [at(offset, "medium", describe(sink))];
		});
		const unseen = trace.unresolved.flatMap(({ kind, what, offset }) =>
			kind === "unknown-code" && !runsOwnFunction(source.program, offset)
				? [at(offset, "medium", `Runs code that is not known before it runs (${what}).`)]
				: [],
		);
		return [...run, ...unseen];
	},
};
