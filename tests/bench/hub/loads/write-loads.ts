import { wrap } from "../../analyzer/report/wrap.ts";
import { percentile } from "../../analyzer/speed/percentile.ts";
import { THROTTLING } from "../browser/throttling.ts";
import { TIMEOUT_MS } from "./load-cold.ts";
import type { MeasuredLoads } from "./measure-loads.ts";

/** The cold loads, in Markdown. */
export function writeLoads({ path, times, blank, other }: MeasuredLoads, source: string): string {
	const loads = times.length + blank.length + other.length;
	const ms = (share: number) => `${percentile(times, share)} ms`;
	const parts = [
		wrap(
			`${source} ${loads} loads of \`${path}\` one after the other, each with a cold cache; ${THROTTLING}, the network by a slow line outside of the browser. Blank (no \`h1\` after ${TIMEOUT_MS / 1000} s): ${blank.length}, goal 0. Another heading than the script's instead: ${other.length}. To the script's title: p50 ${ms(0.5)}, p95 ${ms(0.95)}, longest ${ms(1)}.`,
		),
	];
	for (const load of [...blank, ...other]) {
		const what = load.headings.length === 0 ? "blank" : `"${load.headings.join(", ")}"`;
		parts.push([`Load ${load.number}, ${what}:`, "", "```text", ...load.log, "```"].join("\n"));
	}
	return parts.join("\n\n");
}
