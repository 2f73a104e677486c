import type { Redactor } from "@scriptorium/redaction/redact-text";
import { type ApiCall, type PageAnalysis, pageAnalysisLimits } from "@scriptorium/shared-protocol/page-analysis";
import { addressPattern } from "./address-pattern.ts";
import { isWeb, readAddress, reportAddress } from "./report-address.ts";

/** The fields of a `PerformanceResourceTiming` that are read. */
export interface ResourceEntry {
	readonly name: string;
	readonly initiatorType: string;
	/** Milliseconds since the navigation started. */
	readonly startTime: number;
	/** Milliseconds. */
	readonly duration: number;
	/** 0 for other origins that do not expose it. */
	readonly responseStatus?: number;
}

/** Limit, as a page can raise the size of the browser's buffer. */
const MAX_ENTRIES = 5000;
const MAX_PATTERNS = 1000;

export type ApiTraffic = Pick<PageAnalysis, "api_calls" | "api_patterns" | "truncated">;

/** Lists a page's requests by script; pictures, scripts and other resources are left out. */
export function readApiTraffic(entries: readonly ResourceEntry[], redactor: Redactor): ApiTraffic {
	const calls = entries.filter(({ initiatorType }) => initiatorOf(initiatorType) !== null);
	const patterns = new Map<string, number>();
	for (const { name } of calls.slice(-MAX_ENTRIES)) {
		const url = readAddress(reportAddress(name, redactor) ?? "");
		if (url === null || !isWeb(url)) continue;
		const pattern = addressPattern(url).slice(0, pageAnalysisLimits.address);
		if (patterns.has(pattern) || patterns.size < MAX_PATTERNS) patterns.set(pattern, (patterns.get(pattern) ?? 0) + 1);
	}
	const byCount = [...patterns].toSorted(([, a], [, b]) => b - a);
	const last = calls.slice(-pageAnalysisLimits.apiCalls);
	return {
		api_calls: last.flatMap((entry) => reportCall(entry, redactor) ?? []),
		api_patterns: byCount.slice(0, pageAnalysisLimits.apiPatterns).map(([pattern, count]) => ({ pattern, count })),
		truncated: calls.length > last.length || byCount.length > pageAnalysisLimits.apiPatterns,
	};
}

function reportCall(entry: ResourceEntry, redactor: Redactor): ApiCall | null {
	const url = reportAddress(entry.name, redactor);
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
