import { runsWhatItGot } from "../flows/texts.ts";
import { at, type Rule } from "./rule.ts";

/** Markup that runs code once it is inserted into a page. */
const RUNS_AS_MARKUP = /<script\b|<[a-z][^>]*\son[a-z]+\s*=|(?:href|src|action)\s*=\s*["']?\s*javascript:/i;

export const storedCode: Rule = {
	id: "stored-code",
	title: "Runs code from storage",
	catches:
		"Code planted in the site's storage as markup, and code stored in the script's own or the site's storage and run from there, which bypasses the manager's updates.",
	severity: "medium",
	advice: "Leave updates to the userscript manager, which shows what has changed.",
	check: ({ trace }) =>
		trace.sinks.flatMap((sink) => {
			const { kind, carried, offset, api, details } = sink;
			if (kind === "write-storage" && (details.text ?? []).some((text) => RUNS_AS_MARKUP.test(text))) {
				const planted = `Keeps markup with code in ${api}, which the page reads: where the site shows it, the code runs, also after the script is removed.`;
				return [at(offset, "medium", planted)];
			}
			// A method of stored data is the data's own.
			if ((kind !== "run-code" && kind !== "load-code") || api === "call" || !runsWhatItGot(sink)) return [];
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
