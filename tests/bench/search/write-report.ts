import { describeMachine } from "../analyzer/describe-source.ts";
import { table } from "../analyzer/report/table.ts";
import { wrap } from "../analyzer/report/wrap.ts";
import type { MeasuredQuery, MeasuredSort, SearchSet } from "./measure-search.ts";

const setNames: Readonly<Record<SearchSet, string>> = {
	counted: "counted",
	tuning: "tuning",
	wishes: "everyday wishes",
};
const sortNames: Readonly<Record<MeasuredSort, string>> = { best_match: "Best match", popular: "Most Popular" };

const share = (part: number, whole: number) => `${part} of ${whole} (${((100 * part) / whole).toFixed(0)} %)`;

/** The section of the benchmarks, in Markdown. Of the counted set only shares; misses of the tuning set are named. */
export function writeReport(measured: readonly MeasuredQuery[]): string {
	const { cpu, cores, node } = describeMachine();
	const rows = (["counted", "tuning", "wishes"] as const).flatMap((set) =>
		(["best_match", "popular"] as const).map((sort) => {
			const queries = measured.filter((query) => query.set === set && query.sort === sort);
			return [
				`${setNames[set]}, ${sortNames[sort]}`,
				share(queries.filter(({ place }) => place === 1).length, queries.length),
				share(queries.filter(({ place }) => place !== null).length, queries.length),
				share(queries.filter(({ found }) => found.length === 0).length, queries.length),
			];
		}),
	);
	const misses = measured.filter(({ set, sort, place }) => set === "tuning" && sort === "best_match" && place === null);
	return [
		wrap(`${new Date().toISOString().slice(0, 10)}. ${cpu}, ${cores} cores, Node ${node}.`),
		table(["Set and order", "Wanted script first", "Among the first three", "Nothing found"], rows),
		misses.length === 0
			? "No query of the tuning set misses."
			: [
					"Misses of the tuning set:",
					"",
					...misses.map(({ text, found }) => `- ${text}: ${found.join(", ") || "nothing found"}`),
				].join("\n"),
	].join("\n\n");
}
