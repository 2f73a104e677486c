import { describeMachine } from "../analyzer/describe-source.ts";
import { table } from "../analyzer/report/table.ts";
import { wrap } from "../analyzer/report/wrap.ts";
import type { MeasuredLoad } from "./measure-load.ts";

/** The section of the benchmarks, in Markdown. */
export function writeReport({ idle, loaded, after, statuses, smallIdle, smallLoaded }: MeasuredLoad): string {
	const { cpu, cores, node } = describeMachine();
	const ms = (value: number) => `${value.toFixed(0)} ms`;
	const answers = Object.entries(statuses)
		.map(([status, count]) => `${status}: ${count.toLocaleString("en-US")}`)
		.join(", ");
	return [
		wrap(
			`${new Date().toISOString().slice(0, 10)}. ${cpu}, ${cores} cores, Node ${node}; the senders run on the same computer. Answers to the attackers by status: ${answers}.`,
		),
		table(
			["Measured", "Alone", "Under load", "Goal"],
			[
				["page, median", ms(idle.median), ms(loaded.median), ""],
				["page, p95", ms(idle.p95), ms(loaded.p95), "500 ms, and 5 times alone"],
				["first page after the attackers left", "", ms(after), ""],
				["rating of a small script, worst of five", ms(smallIdle), ms(smallLoaded), "2 s more than alone"],
			],
		),
	].join("\n\n");
}
