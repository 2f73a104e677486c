import { table } from "../../analyzer/report/table.ts";
import { wrap } from "../../analyzer/report/wrap.ts";
import { median, percentile } from "../../analyzer/speed/percentile.ts";
import { CPU_SLOWDOWN } from "../browser/throttling.ts";
import { ROUNDS, type ScreenChanges } from "./measure-changes.ts";

/** From a press to the next screen's heading, when its code is there, at p95 and without a slower processor. */
const GOAL_MS = 100;

export interface MeasuredChanges {
	readonly usual: readonly ScreenChanges[];
	readonly slow: readonly ScreenChanges[];
}

/** Changes of the screen, in Markdown. */
export function writeChanges({ usual, slow }: MeasuredChanges, source: string): string {
	const all = (changes: readonly ScreenChanges[]) => changes.flatMap(({ laterMs }) => laterMs);
	const misses = usual.filter(({ laterMs }) => percentile(laterMs, 0.95) > GOAL_MS).map(({ screen }) => screen);
	const figures = (firstMs: number, laterMs: readonly number[]) =>
		[firstMs, median(laterMs), percentile(laterMs, 0.95)].map((ms) => ms.toFixed(0));
	return [
		wrap(
			`${source} From the press of a link (or the way back) to the frame with the next screen's heading, in one page; ${ROUNDS} rounds after the first. Milliseconds, without throttling, and with a processor ${CPU_SLOWDOWN} times slower. The first time, a screen's code and data are fetched.`,
		),
		table(
			["Screen", "first", "p50", "p95", `first, × ${CPU_SLOWDOWN}`, "p50", "p95"],
			usual.map(({ screen, firstMs, laterMs }, index) => [
				screen,
				...figures(firstMs, laterMs),
				...figures(slow[index]?.firstMs ?? 0, slow[index]?.laterMs ?? []),
			]),
		),
		wrap(
			`All after the first: p50 ${median(all(usual)).toFixed(0)} ms, p95 ${percentile(all(usual), 0.95).toFixed(0)} ms; with the slower processor ${median(all(slow)).toFixed(0)} and ${percentile(all(slow), 0.95).toFixed(0)} ms. Goal (p95 at most ${GOAL_MS} ms without throttling): ${misses.length === 0 ? "met by every screen" : `missed by ${misses.join(", ")}`}.`,
		),
	].join("\n\n");
}
