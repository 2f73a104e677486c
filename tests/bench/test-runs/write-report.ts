import type { MeasuredTestRuns } from "./measure-test-runs.ts";

/** Milliseconds from start to result on an idle machine. */
const GOAL_MS = 3_000;

const at = (values: readonly number[], share: number): number => {
	const sorted = values.toSorted((one, other) => one - other);
	return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
};

/**
 * Writes the section of the benchmarks.
 * @param measured milliseconds of each run
 * @param source day, commit and machine
 * @returns Markdown
 */
export function writeReport({ hub, run, floor }: MeasuredTestRuns, source: string): string {
	const bare = at(floor, 0.5);
	const row = (name: string, values: readonly number[], goal: string) => {
		const [median, worst] = [at(values, 0.5), at(values, 0.95)];
		return `| ${name} | ${Math.round(median)} | ${Math.round(worst)} | ${(median / bare).toFixed(2)} | ${goal} |`;
	};
	return [
		source,
		"",
		`${hub.length} runs of each kind, one after the other; milliseconds.`,
		"",
		"| Measured | Median | p95 | Times the bare browser | Goal |",
		"| --- | ---: | ---: | ---: | ---: |",
		row("request to result, through the hub, the function and the worker", hub, `${GOAL_MS}`),
		row("the run alone", run, "none"),
		row("bare browser: fresh profile, page, script, pause of 0.4 s, two pictures", floor, "the floor"),
	].join("\n");
}
