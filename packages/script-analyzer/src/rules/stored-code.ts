import type { Rule } from "./rule.ts";

export const storedCode: Rule = {
	id: "stored-code",
	title: "Runs code from storage",
	catches:
		"Code stored in the script's own or the site's storage and run from there, which bypasses the manager's updates.",
	severity: "medium",
	advice: "Leave updates to the userscript manager, which shows what has changed.",
	check: ({ trace }) =>
		trace.sinks.flatMap(({ kind, carried, offset, api }) => {
			if (kind !== "run-code" && kind !== "load-code") return [];
			return carried.flatMap(({ origin, role, steps }) => {
				if (role !== "code" || (origin.kind !== "script-storage" && origin.kind !== "storage")) return [];
				const own = origin.kind === "script-storage";
				const keeper = own
					? "its own storage, where an earlier run or an import put it"
					: "storage that the page can write";
				const description = `Runs code out of ${keeper} (${origin.what}), by ${api}.`;
				return [{ severity: "medium" as const, offset, steps, description }];
			});
		}),
};
