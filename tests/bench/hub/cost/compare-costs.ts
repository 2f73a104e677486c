import { median, relativeSpread } from "../../analyzer/speed/percentile.ts";
import type { PageLoad } from "../browser/load-page.ts";
import type { SentRequest } from "../browser/network-log.ts";
import type { PageCost } from "./measure-cost.ts";

export interface Compared {
	readonly one: number;
	readonly federated: number;
	/** Federated over one. */
	readonly ratio: number;
	/** The larger of the two relative spreads. */
	readonly spread: number;
}

export interface ComparedPage {
	readonly name: string;
	readonly requests: Pick<Compared, "one" | "federated">;
	/** On the wire, headers included. */
	readonly bytes: Compared;
	readonly scriptBytes: Compared;
	readonly largestPaintMs: Compared;
}

/** Medians of all runs and how they relate. */
export function compareCost({ page, federated, one }: PageCost): ComparedPage {
	const compare = (figure: (load: PageLoad) => number): Compared => {
		const [here, there] = [federated.map(figure), one.map(figure)];
		return {
			one: median(there),
			federated: median(here),
			ratio: median(here) / median(there),
			spread: Math.max(relativeSpread(here), relativeSpread(there)),
		};
	};
	return {
		name: page.name,
		requests: compare(({ requests }) => requests.length),
		bytes: compare(({ requests }) => bytesOf(requests)),
		scriptBytes: compare(({ requests }) => bytesOf(scriptsOf(requests))),
		largestPaintMs: compare(({ largestPaintMs }) => largestPaintMs),
	};
}

export function scriptsOf(requests: readonly SentRequest[]): readonly SentRequest[] {
	return requests.filter(({ type }) => type === "Script");
}

function bytesOf(requests: readonly SentRequest[]): number {
	return requests.reduce((sum, { bytes }) => sum + bytes, 0);
}
