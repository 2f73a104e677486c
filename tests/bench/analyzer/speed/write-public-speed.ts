import { table } from "../report/table.ts";
import { wrap } from "../report/wrap.ts";
import type { MeasuredScanner } from "./measure-public-speed.ts";
import type { PublicScanner } from "./public-timings.ts";
import { compareThroughput, SHORT_BYTES, summarizePublicSpeed, WITHIN_MS } from "./summarize-public-speed.ts";

const TITLES: Readonly<Record<PublicScanner, string>> = {
	own: "Scriptorium",
	before: "Scriptorium, the other checkout",
	"js-x-ray": "js-x-ray (no data flow)",
};

/** The speed on public scripts as Markdown, without a name of a script. */
export function writePublicSpeed(measured: readonly MeasuredScanner[]): string {
	const rows = measured.map(({ scanner, timings }) => {
		const speed = summarizePublicSpeed(timings);
		return [
			TITLES[scanner],
			`${speed.read} of ${timings.scripts.length}`,
			Math.round(speed.first_kb_per_s),
			Math.round(speed.kb_per_s),
			Math.round(speed.p50_ms),
			Math.round(speed.p95_ms),
			Math.round(speed.p99_ms),
			`${speed.short_in_time} of ${speed.short}`,
			`${Math.round(speed.peak_bytes / 1e6)} MB`,
		];
	});
	const head = ["Scanner", "read", "kB/s first", "kB/s", "p50 ms", "p95 ms", "p99 ms", "short in time", "peak memory"];
	return [
		wrap(
			"Speed on these scripts: the second of two passes in a fresh process ('first': the first one), CPU time, scripts that the " +
				"scanner could read. 'Short in time': of those " +
				`up to ${SHORT_BYTES / 1_000} kB, how many took at most ${WITHIN_MS / 1_000} s.${comparison(measured)}`,
		),
		table(head, rows),
	].join("\n\n");
}

function comparison(measured: readonly MeasuredScanner[]): string {
	const own = measured.find(({ scanner }) => scanner === "own");
	const before = measured.find(({ scanner }) => scanner === "before");
	if (!own || !before) return "";
	const ratio = compareThroughput(own.timings, before.timings, "second");
	const first = compareThroughput(own.timings, before.timings, "first");
	if (ratio === null || first === null) return "";
	return (
		` The analyzer has ${ratio.toFixed(2)} times the throughput of the other checkout's (first pass: ${first.toFixed(2)}), ` +
		"over the scripts that both could read."
	);
}
