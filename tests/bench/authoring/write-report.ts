import type { MatchingFigures } from "./measure-matching.ts";
import type { TypingFigures } from "./measure-typing.ts";

const GOALS = { key: 16, match: 10 } as const;

export interface WorkFigures {
	readonly source: string;
	readonly typing: { readonly large: TypingFigures; readonly floor: TypingFigures };
	readonly matching: MatchingFigures;
}

/** The section of the work that typing and matching take, in Markdown. */
export function writeReport({ source, typing: { large, floor }, matching }: WorkFigures): string {
	const row = (name: string, { bytes, keys, medianMs, p95Ms }: TypingFigures) =>
		`| ${name} | ${bytes} | ${keys} | ${medianMs.toFixed(1)} | ${p95Ms.toFixed(1)} |`;
	const times = (value: number, base: number) => `${(value / base).toFixed(1)} times`;
	return [
		source,
		"",
		`**Typing.** Milliseconds of the page's main thread from one key to the next. A key in the large script takes ${times(large.medianMs, floor.medianMs)} (median) and ${times(large.p95Ms, floor.p95Ms)} (95th percentile) the work of one in a script of one line. Goal for the large one: 95th percentile at most ${GOALS.key} ms, ${reached(large.p95Ms, GOALS.key)}.`,
		"",
		"| Script | bytes | keys | median | 95th percentile |",
		"| ------ | ----: | ---: | -----: | --------------: |",
		row("one line (floor)", floor),
		row("large", large),
		"",
		`**Matching** of ${matching.requests} requests: median ${matching.medianMs.toFixed(2)} ms, 95th percentile ${matching.p95Ms.toFixed(2)} ms (goal ${GOALS.match} ms, ${reached(matching.p95Ms, GOALS.match)}), which is ${times(matching.medianMs, matching.floorMs)} the splitting into words. The first match of a page, which reads the weights: ${matching.firstMs.toFixed(0)} ms.`,
	].join("\n");
}

const reached = (value: number, goal: number): string => (value <= goal ? "reached" : "missed");
