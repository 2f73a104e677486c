import { percentile } from "./percentile.ts";
import type { PublicTimings } from "./public-timings.ts";

/** Scripts up to this length are to be rated within `WITHIN_MS`. */
export const SHORT_BYTES = 130_000;
export const WITHIN_MS = 1_000;

/** Which of the two passes over the scripts. */
export type Pass = "first" | "second";

/** Figures of one scanner on public scripts. kB are 1,000 bytes of UTF-8; times are CPU times of the second pass. */
export interface PublicSpeed {
	/** Scripts that it could read: only these are counted. */
	readonly read: number;
	readonly kb_per_s: number;
	/** In the first pass. */
	readonly first_kb_per_s: number;
	readonly p50_ms: number;
	readonly p95_ms: number;
	readonly p99_ms: number;
	/** Scripts of at most `SHORT_BYTES`, and how many of them took at most `WITHIN_MS`. */
	readonly short: number;
	readonly short_in_time: number;
	readonly peak_bytes: number;
}

export function summarizePublicSpeed({ scripts, peak_bytes }: PublicTimings): PublicSpeed {
	const read = scripts.filter(({ isRead }) => isRead);
	const times = read.map(({ ms }) => ms);
	const short = read.filter(({ bytes }) => bytes <= SHORT_BYTES);
	return {
		read: read.length,
		kb_per_s: throughputOf(read, "second"),
		first_kb_per_s: throughputOf(read, "first"),
		p50_ms: percentile(times, 0.5),
		p95_ms: percentile(times, 0.95),
		p99_ms: percentile(times, 0.99),
		short: short.length,
		short_in_time: short.filter(({ ms }) => ms <= WITHIN_MS).length,
		peak_bytes,
	};
}

/**
 * How many times the throughput of another scanner one has, over the scripts that both could read.
 *
 * @returns null when there is no such script
 */
export function compareThroughput(one: PublicTimings, other: PublicTimings, pass: Pass): number | null {
	const both = one.scripts.map((script, index) => script.isRead && other.scripts[index]?.isRead === true);
	const isOfBoth = (_script: unknown, index: number) => both[index] === true;
	const before = throughputOf(other.scripts.filter(isOfBoth), pass);
	return before === 0 ? null : throughputOf(one.scripts.filter(isOfBoth), pass) / before;
}

/** kB per second; bytes per millisecond are the same. */
function throughputOf(scripts: PublicTimings["scripts"], pass: Pass): number {
	const ms = scripts.reduce((sum, script) => sum + (pass === "first" ? script.first_ms : script.ms), 0);
	return ms === 0 ? 0 : scripts.reduce((sum, { bytes }) => sum + bytes, 0) / ms;
}
