import { table } from "../../analyzer/report/table.ts";
import { wrap } from "../../analyzer/report/wrap.ts";
import { median, relativeSpread } from "../../analyzer/speed/percentile.ts";
import type { PageLoad } from "../browser/load-page.ts";
import { THROTTLING } from "../browser/throttling.ts";
import { scriptsOf } from "../cost/compare-costs.ts";
import type { MeasuredBlocking } from "./measure-blocking.ts";

/** Blocking time of the hub over that of the bare page, at most. */
const GOAL = 3;

/** Blocking time of home and of the bare page, in Markdown. */
export function writeBlocking(
	{ isServerRendered, hub, bare }: MeasuredBlocking,
	{ runs, source }: { readonly runs: number; readonly source: string },
): string {
	const blocking = (loads: readonly PageLoad[]) => median(loads.map(({ blockingMs }) => blockingMs));
	const rendering = isServerRendered
		? "The server has written the screen, and both hydrate it."
		: "The server has written the opening words, in whose place both render the screen.";
	return [
		wrap(
			`${source} Home on a phone with a cold cache, and a page of the same markup, style sheets and fonts whose only script is React with the calls that create the markup; in turn, median of ${runs} loads each; ${THROTTLING}. ${rendering}`,
		),
		table(
			["", "blocking ms", "±", "main thread ms", "LCP ms", "scripts kB"],
			[
				["home", ...figuresOf(hub)],
				["bare React page", ...figuresOf(bare)],
			],
		),
		describeGoal(blocking(hub), blocking(bare)),
	].join("\n\n");
}

function figuresOf(loads: readonly PageLoad[]): (string | number)[] {
	const all = (figure: (load: PageLoad) => number) => loads.map(figure);
	const blocking = all(({ blockingMs }) => blockingMs);
	const bytes = all(({ requests }) => scriptsOf(requests).reduce((sum, request) => sum + request.bytes, 0));
	return [
		median(blocking).toFixed(0),
		`${(relativeSpread(blocking) * 100).toFixed(0)} %`,
		median(all(({ mainThreadMs }) => mainThreadMs)).toFixed(0),
		median(all(({ largestPaintMs }) => largestPaintMs)).toFixed(0),
		(median(bytes) / 1000).toFixed(1),
	];
}

function describeGoal(hub: number, bare: number): string {
	const goal = `Goal (blocking time of home at most × ${GOAL} that of the bare page)`;
	if (bare === 0)
		return `${goal}: the bare page blocks for no time on this machine, so there is no ratio; home: ${hub.toFixed(0)} ms.`;
	const ratio = hub / bare;
	return `${goal}: × ${ratio.toFixed(2)}, ${ratio <= GOAL ? "met" : "missed"}.`;
}
