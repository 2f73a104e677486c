import { describeMachine } from "../analyzer/describe-source.ts";
import { table } from "../analyzer/report/table.ts";
import { wrap } from "../analyzer/report/wrap.ts";
import type { MeasuredOperations } from "./measure-operations.ts";

/** The section of the benchmarks, in Markdown. */
export function writeReport(measured: readonly MeasuredOperations[]): string {
	const { cpu, cores, node } = describeMachine();
	const number = (value: number) => value.toLocaleString("en-US", { maximumFractionDigits: 1 });
	const full = measured.at(-1);
	if (!full) throw new Error("Nothing was measured.");
	const rows = full.questions.map(({ name, wholeScans }, index) => [
		name,
		...measured.map(({ questions }) => number(questions[index]?.milliseconds ?? 0)),
		...measured.map(({ questions }) => number(questions[index]?.pages ?? 0)),
		wholeScans.join(", ") || "none",
	]);
	const sizes = measured.map(({ events, reports }) => `${number(events)} events, ${number(reports)} reports`);
	return [
		wrap(
			`${new Date().toISOString().slice(0, 10)}. ${cpu}, ${cores} cores, Node ${node}. Median time in SQL in milliseconds, and 8 kB pages read, at ${sizes.join(" and at ")}. The first daily sums, which sum all 89 days at once, took ${measured.map(({ firstSums }) => `${number(firstSums)} ms`).join(" and ")} and made ${measured.map(({ sums }) => number(sums)).join(" and ")} rows.`,
		),
		table(["Question", "ms, a tenth", "ms, all", "Pages, a tenth", "Pages, all", "Whole scans"], rows),
	].join("\n\n");
}
