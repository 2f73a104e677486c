import { wilson } from "../counts/wilson.ts";
import { table } from "../report/table.ts";
import type { CanaryCounts } from "./count-canary.ts";

/** Section of the report on the test runs. */
export function canaryPart(counts: readonly CanaryCounts[]): string {
	const percent = (share: number | null) => (share === null ? "–" : `${(share * 100).toFixed(1)} %`);
	const cells = (hits: number, n: number) => {
		const { rate, low, high } = wilson(hits, n);
		return `${hits} (${percent(rate)}, ${percent(low)} to ${percent(high)})`;
	};
	const rows = counts.map(({ half, n, read, run, either, silent }) => [
		half,
		n,
		cells(read, n),
		cells(run, n),
		cells(either, n),
		silent,
	]);
	const benign = counts.filter((one) => one.benign > 0).map((one) => `${one.half} ${one.alarms} of ${one.benign}`);
	return [
		"Red among samples labeled red, by reading the code, by a test run in a closed browser (the canary), and by either; " +
			"'no answer' are runs that did not come to an end and had seen nothing:",
		table(["Set", "of", "read", "run", "either", "no answer"], rows),
		benign.length === 0
			? "Benign samples were not run."
			: `Benign samples that left evidence in a test run: ${benign.join(", ")}.`,
	].join("\n\n");
}
