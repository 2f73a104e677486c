import type { Severity } from "../analysis-result.ts";
import type { Unresolved } from "../trace/trace.ts";
import { at, type Rule } from "./rule.ts";

const MEANING: Readonly<Record<Unresolved["kind"], { readonly severity: Severity; readonly text: string } | null>> = {
	"computed-global": { severity: "medium", text: "Uses a function of the page that is chosen only while it runs" },
	"computed-member": null, // told by the capabilities: the script is not proven to work offline
	"dynamic-scope": { severity: "low", text: "Looks names up in a way that cannot be followed" },
	"unknown-target": { severity: "low", text: "Sends a request to an address that is put together only while it runs" },
	"unknown-code": null,
	"hidden-name": null, // the rule `unknown-code`
};

export const unresolvedAccess: Rule = {
	id: "unresolved-access",
	title: "Cannot be followed",
	catches:
		"Functions of page or browser chosen by names that cannot be computed, so that nothing can be proven about them.",
	severity: "medium",
	advice: "Call functions by their names instead of by computed ones.",
	check: ({ trace }) =>
		trace.unresolved.flatMap(({ kind, what, offset }) => {
			const judged = MEANING[kind];
			return judged ? [at(offset, judged.severity, `${judged.text} (${what}).`)] : [];
		}),
};
