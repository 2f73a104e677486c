import type { AnalysisResult, CapabilityProfile } from "@scriptorium/script-analyzer/analysis-result";
import type { AskReason, CodeReach, ReachPart } from "@scriptorium/shared-protocol/extension-internal/test-tab";

const FACTS = ["grants", "storage", "cookies", "listeners", "code_loading", "hooks", "unresolved"] as const;
/** The analyzer's host where an address is computed. */
const UNKNOWN_HOST = "(unknown)";
/** As many parts as a message takes. Code with more asks each time. */
const MAX_PARTS = 300;
const MAX_LENGTH = 300;

/**
 * What code can do, as far as the person should be asked again when other code can do more: hosts, grants and facts of its profile, and
 * its findings from `medium` on.
 * @param result rating of exactly the text that runs; null when it could not be rated
 * @returns null when nothing is known, or more than can be compared
 */
export function reachOf(result: AnalysisResult | null): CodeReach | null {
	if (result === null || result.risk_level === "unrated") return null;
	const { capabilities, vulnerabilities, risk_level: level } = result;
	const serious = vulnerabilities.filter(({ severity }) => severity !== "low");
	const parts: ReachPart[] = [
		...capabilities.hosts.map(({ host }) => ({ kind: "host" as const, what: host })),
		...FACTS.flatMap((fact) => capabilities[fact].map(({ what }) => ({ kind: kindOf(fact), what }))),
		...serious.map(({ type }) => ({ kind: "finding" as const, what: type })),
	];
	const each = union([], parts);
	const isComparable = each.length <= MAX_PARTS && each.every(({ what }) => what.length <= MAX_LENGTH);
	return isComparable ? { level, parts: each } : null;
}

/** Whether what the code does is decided only while it runs, so that two texts with the same profile may do different things. */
export function isUnclear({ parts }: CodeReach): boolean {
	const callsUnknownHost = parts.some(({ kind, what }) => kind === "host" && what === UNKNOWN_HOST);
	return parts.some(
		({ kind, what }) =>
			kind === "code_loading" || (kind === "unresolved" && !(callsUnknownHost && NETWORK_CALLS.includes(what))),
	);
}

/** Calls whose address alone is computed: that is the host `(unknown)`, which is compared like any other. */
const NETWORK_CALLS = ["fetch", "XMLHttpRequest", "GM_xmlhttpRequest", "sendBeacon", "navigator.sendBeacon"];

/** What the person has agreed to for code of one editor page at one site. */
export interface AgreedCode {
	readonly reach: CodeReach;
	/** SHA-256 of texts that the person saw and that are not rated High. */
	readonly hashes: readonly string[];
}

/**
 * Decides whether code runs under an earlier agreement.
 * @param agreed what the person has agreed to
 * @param reach of the code that would run; null when it is not known
 * @returns null when nobody has to be asked; otherwise why
 */
export function reasonToAsk(
	agreed: AgreedCode,
	reach: CodeReach | null,
): { readonly why: AskReason; readonly news: readonly ReachPart[] } | null {
	if (reach === null) return { why: "unrated", news: [] };
	if (reach.level === "red") return { why: "high", news: [] };
	const known = new Set(agreed.reach.parts.map(keyOf));
	const news = reach.parts.filter((part) => !known.has(keyOf(part)));
	if (news.length > 0 || (reach.level === "amber" && agreed.reach.level === "green")) return { why: "more", news };
	return isUnclear(reach) ? { why: "unclear", news: [] } : null;
}

/** Both agreements together. */
export function agreeAlso(before: AgreedCode | null, reach: CodeReach, hash: string): AgreedCode {
	const hashes = reach.level === "red" ? [] : [hash];
	if (before === null) return { reach, hashes };
	const isGreen = before.reach.level === "green" && reach.level === "green";
	const level = isGreen ? "green" : before.reach.level === "red" || reach.level === "red" ? "red" : "amber";
	const parts = union(before.reach.parts, reach.parts);
	return {
		// Too much to keep: the newest agreement alone.
		reach: parts.length > MAX_PARTS ? reach : { level, parts },
		hashes: [...new Set([...hashes, ...before.hashes])].slice(0, MAX_HASHES),
	};
}

const MAX_HASHES = 20;

function union(one: readonly ReachPart[], other: readonly ReachPart[]): ReachPart[] {
	return [...new Map([...one, ...other].map((part) => [keyOf(part), part])).values()];
}

const keyOf = ({ kind, what }: ReachPart): string => `${kind} ${what}`;

const kindOf = (fact: keyof CapabilityProfile & (typeof FACTS)[number]): ReachPart["kind"] =>
	fact === "grants" ? "grant" : fact;
