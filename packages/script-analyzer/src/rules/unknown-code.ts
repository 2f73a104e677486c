import { at, type Rule } from "./rule.ts";

export const unknownCode: Rule = {
	id: "unknown-code",
	title: "Runs code that cannot be read",
	catches: "Text that is put together and run as code, of which not all is known.",
	severity: "medium",
	advice: "Replace eval, Function and text timers by functions.",
	check: ({ trace }) => {
		const run = trace.sinks.flatMap(({ kind, partlyUnknown, offset, api }) => {
			if (kind !== "run-code" || !partlyUnknown) return [];
			return [at(offset, "medium", `Runs text as code by ${api} that cannot be known before it runs.`)];
		});
		const unseen = trace.unresolved.flatMap(({ kind, what, offset }) =>
			kind === "unknown-code" ? [at(offset, "medium", `Runs code that cannot be known before it runs (${what}).`)] : [],
		);
		return [...run, ...unseen];
	},
};
