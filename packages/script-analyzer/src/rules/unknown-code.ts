import { runsOwnFunction } from "../flows/own-function-text.ts";
import { runsWhatItGot } from "../flows/texts.ts";
import { at, type Rule } from "./rule.ts";

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
			return [at(offset, "medium", `Runs text as code by ${api} that is not known before it runs.`)];
		});
		const unseen = trace.unresolved.flatMap(({ kind, what, offset }) =>
			kind === "unknown-code" && !runsOwnFunction(source.program, offset)
				? [at(offset, "medium", `Runs code that is not known before it runs (${what}).`)]
				: [],
		);
		return [...run, ...unseen];
	},
};
