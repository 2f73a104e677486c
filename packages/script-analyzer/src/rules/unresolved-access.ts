import type { Severity } from "../analysis-result.ts";
import type { Unresolved } from "../trace/trace.ts";
import { at, type Rule } from "./rule.ts";

interface Meaning {
	readonly severity: Severity;
	readonly text: (what: string) => string;
}

const MEANING: Readonly<Record<Unresolved["kind"], Meaning | null>> = {
	"computed-global": { severity: "medium", text: describeComputed },
	"computed-member": null, // told by the capabilities: the script is not proven to work offline
	"dynamic-scope": { severity: "low", text: (what) => `Looks up names in a way that cannot be analyzed (${what}).` },
	"unknown-target": {
		severity: "low",
		text: (api) => `${doingWith(api)} an address that the check could not determine (${api}).`,
	},
	"unknown-code": null,
	"hidden-name": null, // the rule `unknown-code`
};

/** By what the engine notes: a function, or an assignment to something. */
function describeComputed(what: string): string {
	if (!what.startsWith("an assignment"))
		return "Calls a function of the page or the browser that the check could not determine.";
	const target = what.replace(/^an assignment(?: to )?/, "");
	if (target === "") return "Sets a property of an object of the page that the check could not determine.";
	return `Sets a property whose name is put together while the script runs: ${target}.`;
}

/** What a script does with an address, by the API that it gives it to. */
function doingWith(api: string): string {
	if (/^(?:window\.open|GM[_.]openInTab)$/.test(api)) return "Opens a page at";
	if (/^(?:location|document\.location|history|navigation|meta )/.test(api)) return "Leaves the page for";
	if (/^(?:a|area)\.(?:click|href)$/.test(api)) return "Follows a link to";
	if (/download/i.test(api)) return "Downloads from";
	if (/^i?frame\./.test(api)) return "Opens a frame with";
	if (/^(?:img|image|picture)\b|picture$/i.test(api)) return "Loads a picture from";
	return /\.(?:src|href|data|poster)$|^style/.test(api) ? "Loads something from" : "Sends a request to";
}

const TO_BE_FILLED_IN = "Sends a request to a server that whoever passes the script on fills in.";

export const unresolvedAccess: Rule = {
	id: "unresolved-access",
	title: "Cannot be analyzed",
	catches: "Functions of the page or browser called by names that the check cannot resolve.",
	severity: "medium",
	advice: "Call functions by name, not by computed names.",
	check: ({ trace, reach }) => [
		...trace.sinks.flatMap(({ kind, destinations, offset }) => {
			const isSent = kind === "request" && destinations.some(({ placeholder }) => placeholder === true);
			return isSent ? [at(offset, "medium", TO_BE_FILLED_IN)] : [];
		}),
		...trace.unresolved.flatMap(({ kind, what, offset }) => {
			const judged = MEANING[kind];
			if (!judged) return [];
			// Libraries keep their state in such members of elements; how much of a long program is not resolved says nothing.
			const severity = reach.isLong || what === "an assignment" ? "low" : judged.severity;
			return [at(offset, severity, judged.text(what))];
		}),
	],
};
