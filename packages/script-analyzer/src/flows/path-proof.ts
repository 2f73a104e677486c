import type { Severity } from "../analysis-result.ts";
import { LIBRARY, UNKNOWN_MEMBER } from "../engine/secret-address.ts";
import { WHOLE } from "../engine/storage-reads.ts";
import { MAX_STEPS } from "../engine/taint.ts";
import type { Carried, OriginKind, Sink } from "../trace/trace.ts";
import { isClearPath, isSecret } from "./grade-leak.ts";

/**
 * Whether the path ends before the place where the data arrives: longer ones are cut off. Nobody can follow such a path in the code,
 * and most of them lead through values that never meet.
 */
export function isCut({ steps }: Pick<Carried, "steps">): boolean {
	return steps.length >= MAX_STEPS;
}

/** What a path to nobody but a thief would carry: a doubtful path of it is told, as a possibility. */
const OF_VISITOR: ReadonlySet<OriginKind> = new Set([
	...(["cookie", "token", "key", "password", "wallet", "form", "file", "clipboard", "media"] as const),
	...(["geolocation", "storage", "message", "request"] as const),
]);

/** Whether a sentence about the path can be checked in the code, or is about data of the visitor and says only what may be. */
export function isTold(carried: Carried): boolean {
	return !isCut(carried) || OF_VISITOR.has(carried.origin.kind);
}

/** Whether a finding says too little to be told: that there may be something which would be no danger. */
export function isIdle(severity: Severity, carried: Carried, sink: Sink): boolean {
	return severity === "low" && !isSecret(carried.origin.kind) && doubtOf(carried, sink) !== null;
}

/**
 * Why a path is only possible; null when it is certain.
 *
 * @param carried the data with its path
 * @param sink where it arrives
 */
export function doubtOf(carried: Carried, { isMixed }: Sink): string | null {
	if (carried.unsure) return "it passes through a function whose code is not here";
	if (carried.merged || isMixed) return "functions on the way are used for different data";
	return isClearPath(carried) ? null : "the way there is long";
}

/** The part of a finding that says whether its data flow is certain. */
interface Proof {
	readonly isDoubted: boolean;
	readonly facts?: string;
	readonly isOfPage?: true;
}

/**
 * Determines whether a data flow is certain, and which facts hold even if the data does not flow that way.
 *
 * @param carried the data with its path
 * @param sink where the data arrives
 * @param contact what the sink does, as the second half of a sentence: "contacts example.org"
 * @returns the flags of a finding, and its facts unless the data is content that the page shows
 */
export function proofOf(carried: Carried, sink: Sink, contact: string): Proof {
	const isUnknown = UNKNOWN_CODE.has(sink.api);
	const isDoubted = doubtOf(carried, sink) !== null || isUnknown;
	const does = isUnknown ? "passes an address to code whose effect is not known" : contact;
	const { kind, what } = carried.origin;
	// That a script reads the page and contacts a server says nothing.
	const facts = OF_PAGE.has(kind)
		? {}
		: {
				facts: `Reads ${what} and ${does}. Whether the data is sent there could not be checked: ${doubtOf(carried, sink) ?? UNCERTAIN}.`,
			};
	return { isDoubted, ...facts, ...aboutPage(carried) };
}

/** Of a flow that is in doubt for no reason of its own: only the skeptical run finds it, or unknown code receives the data. */
const UNCERTAIN = "not all of the code on the way is known";

const UNKNOWN_CODE: ReadonlySet<string> = new Set([LIBRARY, UNKNOWN_MEMBER]);

const OF_PAGE: ReadonlySet<OriginKind> = new Set(["page", "site-answer", "address", "message", "remote", "device"]);

/** Marks a finding about data that the page shows, or that is only named as a secret: see `Finding.isOfPage`. */
export function aboutPage({ origin: { kind, what } }: Carried): { readonly isOfPage?: true } {
	const isNamed =
		(kind === "storage" && !what.startsWith(WHOLE)) || (kind === "token" && what.startsWith("the page's "));
	return OF_PAGE.has(kind) || isNamed ? { isOfPage: true } : {};
}
