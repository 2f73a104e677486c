import { table } from "../../analyzer/report/table.ts";
import { wrap } from "../../analyzer/report/wrap.ts";
import type { PageLoad } from "../browser/load-page.ts";
import { THROTTLING } from "../browser/throttling.ts";
import { type Compared, type ComparedPage, scriptsOf } from "./compare-costs.ts";
import type { PageCost } from "./measure-cost.ts";

/** Federated over one application, at most. */
const GOAL = 1.1;

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const times = ({ ratio }: Compared) => `× ${ratio.toFixed(2)}`;

/** The comparison of the two builds, in Markdown. */
export function writeCost(pages: readonly ComparedPage[], { runs, source }: { runs: number; source: string }): string {
	const misses = pages.flatMap(({ name, bytes, largestPaintMs }) => [
		...(bytes.ratio > GOAL ? [`bytes of ${name} ${times(bytes)}`] : []),
		...(largestPaintMs.ratio > GOAL ? [`LCP of ${name} ${times(largestPaintMs)}`] : []),
	]);
	return [
		wrap(
			`${source} Median of ${runs} loads with a cold cache, the two builds in turn; ${THROTTLING}. kB of the wire, headers included (brotli); ± is half the range over the median, the larger of the two.`,
		),
		table(
			["Page", "", "one application", "federated", "", "±"],
			pages.flatMap((page) => [
				row(`\`${page.name}\``, "all kB", page.bytes, kB),
				row("", `scripts kB`, page.scriptBytes, kB),
				["", "requests", page.requests.one, page.requests.federated, "", ""],
				row("", "LCP ms", page.largestPaintMs, (value) => value.toFixed(0)),
			]),
		),
		wrap(
			misses.length === 0
				? `Goal (all kB and LCP at most × ${GOAL.toFixed(2)}): met by every page.`
				: `Goal (all kB and LCP at most × ${GOAL.toFixed(2)}): missed by ${misses.join(", ")}.`,
		),
	].join("\n\n");
}

function row(name: string, what: string, figures: Compared, show: (value: number) => string) {
	const spread = `${(figures.spread * 100).toFixed(0)} %`;
	return [name, what, show(figures.one), show(figures.federated), times(figures), spread];
}

/** Every script of each page in both builds, for the terminal. */
export function listChunks(costs: readonly PageCost[]): string {
	return costs
		.flatMap(({ page, one, federated }) => [
			`Scripts of ${page.path}, one application:`,
			...chunksOf(one),
			`Scripts of ${page.path}, federated:`,
			...chunksOf(federated),
		])
		.join("\n");
}

function chunksOf(loads: readonly PageLoad[]): string[] {
	const scripts = scriptsOf(loads.at(-1)?.requests ?? []).toSorted((one, other) => other.bytes - one.bytes);
	return scripts.map(({ url, bytes }) => `  ${kB(bytes).padStart(6)} kB  ${new URL(url).pathname}`);
}
