import { table } from "../../analyzer/report/table.ts";
import { wrap } from "../../analyzer/report/wrap.ts";
import { median, relativeSpread } from "../../analyzer/speed/percentile.ts";
import type { PageLoad } from "../browser/load-page.ts";
import { THROTTLING } from "../browser/throttling.ts";
import { scriptsOf } from "../cost/compare-costs.ts";

/** Blocking time of the hub over that of the bare page, at most. */
const GOAL = 3;

/** The loads of one page. */
export interface BlockingLoads {
	/** In the browser, slowed down. */
	readonly loads: readonly PageLoad[];
	/** Blocking times by Lighthouse, in milliseconds. */
	readonly auditedMs: readonly number[];
}

export interface MeasuredBlocking {
	/** Whether the server has written the screen, so that both pages hydrate it. */
	readonly isServerRendered: boolean;
	readonly hub: BlockingLoads;
	readonly bare: BlockingLoads;
}

/** Blocking time of home and of the bare page, in Markdown. */
export function writeBlocking(
	{ isServerRendered, hub, bare }: MeasuredBlocking,
	{ runs, source }: { readonly runs: number; readonly source: string },
): string {
	const rendering = isServerRendered
		? "The server has written the screen, and both hydrate it."
		: "The server has written the opening words, in whose place both render the screen.";
	return [
		wrap(
			`${source} Home on a phone with a cold cache, and a page of the same markup, style sheets and fonts whose only script is React with the calls that create the markup; in turn, median of ${runs} loads each. In the browser: ${THROTTLING}; by Lighthouse: mobile as it stands. ${rendering}`,
		),
		table(
			["", "blocking ms", "±", "by Lighthouse", "±", "main thread ms", "LCP ms", "scripts kB"],
			[
				["home", ...figuresOf(hub)],
				["bare React page", ...figuresOf(bare)],
			],
		),
		wrap(
			`Goal (blocking time of home at most × ${GOAL} that of the bare page): in the browser ${ratio(blockingOf(hub), blockingOf(bare))}; by Lighthouse ${ratio(hub.auditedMs, bare.auditedMs)}.`,
		),
	].join("\n\n");
}

const blockingOf = ({ loads }: BlockingLoads) => loads.map(({ blockingMs }) => blockingMs);

function figuresOf({ loads, auditedMs }: BlockingLoads): string[] {
	const all = (figure: (load: PageLoad) => number) => loads.map(figure);
	const bytes = all(({ requests }) => scriptsOf(requests).reduce((sum, request) => sum + request.bytes, 0));
	return [
		...[all(({ blockingMs }) => blockingMs), auditedMs].flatMap((times) => [
			median(times).toFixed(0),
			`${(relativeSpread(times) * 100).toFixed(0)} %`,
		]),
		median(all(({ mainThreadMs }) => mainThreadMs)).toFixed(0),
		median(all(({ largestPaintMs }) => largestPaintMs)).toFixed(0),
		(median(bytes) / 1000).toFixed(1),
	];
}

function ratio(hub: readonly number[], bare: readonly number[]): string {
	if (median(bare) === 0) return "no ratio, because the bare page blocks for no time on this machine";
	const value = median(hub) / median(bare);
	return `× ${value.toFixed(2)}, ${value <= GOAL ? "met" : "missed"}`;
}
