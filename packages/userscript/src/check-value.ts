import { includeToPattern } from "./glob.ts";
import { readGrants } from "./grants.ts";
import { readMatchRule } from "./match-rule.ts";
import type { MetadataProblem, ProblemCode } from "./metadata.ts";
import type { MetadataEntry } from "./read-block.ts";

const SANDBOXES = ["raw", "JavaScript", "DOM"];
const RUN_IN = /^(?:normal-tabs|incognito-tabs|container-id-\d+)$/;

/** Warnings about one line's value: what does not work as written, and what to write instead. */
export function checkValue(entry: MetadataEntry): MetadataProblem[] {
	const { key, written, value, line } = entry;
	const warn = (code: ProblemCode, message: string): MetadataProblem[] => [
		{ code, severity: "warning", line, key: written, message },
	];
	switch (key) {
		case "match":
		case "exclude-match": {
			if (readMatchRule(value) !== null) return [];
			return warn("bad-pattern", `@${written} ${shorten(value)} matches no page. ${matchAdvice(value, key)}`);
		}
		case "include":
		case "exclude": {
			if (includeToPattern(value) !== null) return [];
			const advice = isExpression(value)
				? "The expression between the slashes cannot be compiled, or has a backreference or lookbehind: correct it, or write a glob."
				: "It is longer than 2,048 characters or has more than 20 wildcards: split it into several lines.";
			return warn("bad-pattern", `@${written} ${shorten(value)} matches no page. ${advice}`);
		}
		case "grant": {
			if (readGrants([value]).unknown.length === 0) return [];
			return warn("bad-value", `@grant ${shorten(value)} is not known; the script does not get it`);
		}
		case "sandbox":
			return SANDBOXES.includes(value)
				? []
				: warn("bad-value", `@sandbox ${shorten(value)} is not known: ${SANDBOXES}`);
		case "run-in":
			return RUN_IN.test(value)
				? []
				: warn("bad-value", `@run-in ${shorten(value)} is not known: write normal-tabs or incognito-tabs`);
		default:
			return [];
	}
}

const isExpression = (value: string): boolean => value.length > 1 && value.startsWith("/") && value.endsWith("/");
const shorten = (value: string): string => (value.length > 200 ? `${value.slice(0, 200)}…` : value);

function matchAdvice(value: string, key: "match" | "exclude-match"): string {
	if (value === "*" || value === "*://*") return "For every page, write *://*/*";
	if (isExpression(value)) return `Regular expressions belong in @${key === "match" ? "include" : "exclude"}.`;
	if (/^[a-z*]+:\/\/[^/\s]+$/i.test(value)) return `It has no path: write ${value}/*`;
	if (!value.includes("://")) return `It has no scheme: write *://${value.replace(/^\/+/, "").slice(0, 100)}`;
	return "A pattern has a scheme, a host and a path: https://*.example.com/*";
}
