import type { Redactor } from "@scriptorium/redaction/redact-text";
import { type ApiCall, type PageAnalysis, pageAnalysisLimits } from "@scriptorium/shared-protocol/page-analysis";
import { addressPattern } from "./address-pattern.ts";
import { isWeb, readAddress, tellAddress } from "./tell-address.ts";

/** What is read of a `PerformanceResourceTiming`. */
export interface ResourceEntry {
	readonly name: string;
	readonly initiatorType: string;
	/** Milliseconds since the page was asked for. */
	readonly startTime: number;
	/** Milliseconds. */
	readonly duration: number;
	/** 0 where it may not be told. */
	readonly responseStatus?: number;
}

/** A page can let its browser keep any number. */
const MOST_READ = 5000;
const MOST_PATTERNS = 1000;

export type ApiTraffic = Pick<PageAnalysis, "api_calls" | "api_patterns" | "truncated">;

/** What a page has asked servers for by script. Pictures, scripts and the like are no calls. */
export function readApiTraffic(entries: readonly ResourceEntry[], redactor: Redactor): ApiTraffic {
	const calls = entries.filter(({ initiatorType }) => initiatorOf(initiatorType) !== null);
	const patterns = new Map<string, number>();
	for (const { name } of calls.slice(-MOST_READ)) {
		const url = readAddress(tellAddress(name, redactor) ?? "");
		if (url === null || !isWeb(url)) continue;
		const pattern = addressPattern(url).slice(0, pageAnalysisLimits.address);
		if (patterns.has(pattern) || patterns.size < MOST_PATTERNS) patterns.set(pattern, (patterns.get(pattern) ?? 0) + 1);
	}
	const byCount = [...patterns].toSorted(([, a], [, b]) => b - a);
	const last = calls.slice(-pageAnalysisLimits.apiCalls);
	return {
		api_calls: last.flatMap((entry) => tellCall(entry, redactor) ?? []),
		api_patterns: byCount.slice(0, pageAnalysisLimits.apiPatterns).map(([pattern, count]) => ({ pattern, count })),
		truncated: calls.length > last.length || byCount.length > pageAnalysisLimits.apiPatterns,
	};
}

function tellCall(entry: ResourceEntry, redactor: Redactor): ApiCall | null {
	const url = tellAddress(entry.name, redactor);
	const initiator = initiatorOf(entry.initiatorType);
	if (url === null || initiator === null) return null;
	const { responseStatus: status = 0, startTime, duration } = entry;
	return {
		url,
		method: null,
		initiator,
		status: status === 0 ? null : status,
		started: Math.round(startTime),
		duration: Math.round(duration),
	};
}

const initiatorOf = (type: string): ApiCall["initiator"] | null =>
	type === "fetch" || type === "xmlhttprequest" ? type : null;
