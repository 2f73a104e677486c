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
			Math.round(speed.kb_per_s),
			Math.round(speed.p50_ms),
			Math.round(speed.p95_ms),
			Math.round(speed.p99_ms),
			`${speed.short_in_time} of ${speed.short}`,
			`${Math.round(speed.peak_bytes / 1e6)} MB`,
		];
	});
	const head = ["Scanner", "read", "kB/s", "p50 ms", "p95 ms", "p99 ms", "short in time", "peak memory"];
	return [
		wrap(
			"Speed on these scripts: one pass in a fresh process, CPU time, scripts that the scanner could read. 'Short in time': of those " +
				`up to ${SHORT_BYTES / 1_000} kB, how many took at most ${WITHIN_MS / 1_000} s.${comparison(measured)}`,
		),
		table(head, rows),
	].join("\n\n");
}

function comparison(measured: readonly MeasuredScanner[]): string {
	const own = measured.find(({ scanner }) => scanner === "own");
	const before = measured.find(({ scanner }) => scanner === "before");
	const ratio = own && before ? compareThroughput(own.timings, before.timings) : null;
	if (ratio === null) return "";
	return ` The analyzer has ${ratio.toFixed(2)} times the throughput of the other checkout's, over the scripts that both could read.`;
}
