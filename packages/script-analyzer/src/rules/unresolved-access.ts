import type { Severity } from "../analysis-result.ts";
import type { Unresolved } from "../trace/trace.ts";
import { at, type Rule } from "./rule.ts";

const MEANING: Readonly<Record<Unresolved["kind"], { readonly severity: Severity; readonly text: string } | null>> = {
	"computed-global": { severity: "medium", text: "Uses a function of the page that is chosen only while it runs" },
	"computed-member": null, // told by the capabilities: the script is not proven to work offline
	"dynamic-scope": { severity: "low", text: "Looks up names in a way that cannot be analyzed" },
	"unknown-target": { severity: "low", text: "Sends a request to an address that is assembled only while it runs" },
	"unknown-code": null,
	"hidden-name": null, // the rule `unknown-code`
};

const TO_BE_FILLED_IN = "Sends a request to a server that whoever passes the script on fills in.";

export const unresolvedAccess: Rule = {
	id: "unresolved-access",
	title: "Cannot be analyzed",
	catches: "Functions of the page or browser called by names that the check cannot resolve.",
	severity: "medium",
	advice: "Call functions by name, not by computed names.",
	check: ({ trace }) => [
		...trace.sinks.flatMap(({ kind, destinations, offset }) => {
			const isSent = kind === "request" && destinations.some(({ placeholder }) => placeholder === true);
			return isSent ? [at(offset, "medium", TO_BE_FILLED_IN)] : [];
		}),
		...trace.unresolved.flatMap(({ kind, what, offset }) => {
			const judged = MEANING[kind];
			return judged ? [at(offset, judged.severity, `${judged.text} (${what}).`)] : [];
		}),
	],
};
