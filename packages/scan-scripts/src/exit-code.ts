import type { ScanEntry } from "./scan-entry.ts";

/** `EX_USAGE` of sysexits.h: a wrong call, a file that cannot be read, or nothing to scan. */
export const USAGE_ERROR = 64;

/** 2 when anything is red, 1 when anything is amber or not rated, 0 when all is green. */
export function exitCodeOf(entries: readonly ScanEntry[]): number {
	if (entries.some(({ risk_level }) => risk_level === "red")) return 2;
	return entries.every(({ risk_level }) => risk_level === "green") ? 0 : 1;
}
