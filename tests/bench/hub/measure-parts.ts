import type { Browser } from "@playwright/test";
import { describeSource } from "../report/describe-source.ts";
import { describeLoad, MAX_BUSY_SHARE, waitForQuietMachine } from "../report/quiet-machine.ts";
import { measureAudits } from "./audits/measure-audits.ts";
import { listFailures, writeAudits } from "./audits/write-audits.ts";
import type { BenchHub } from "./bench-hub.ts";
import { measureBlocking } from "./blocking/measure-blocking.ts";
import { writeBlocking } from "./blocking/write-blocking.ts";
import { measureChanges } from "./changes/measure-changes.ts";
import { writeChanges } from "./changes/write-changes.ts";
import { compareCost } from "./cost/compare-costs.ts";
import { measureCost } from "./cost/measure-cost.ts";
import { listChunks, writeCost } from "./cost/write-cost.ts";
import { measureFirstVisits } from "./first-visit/measure-first-visit.ts";
import { writeFirstVisits } from "./first-visit/write-first-visit.ts";
import { measureLoads } from "./loads/measure-loads.ts";
import { writeLoads } from "./loads/write-loads.ts";
import type { Options, Part } from "./options.ts";
import { type BenchPages, findPages, STATIC_PAGES } from "./pages.ts";

interface Bench {
	readonly hub: BenchHub;
	readonly browser: Browser;
	readonly executablePath: string;
	readonly options: Options;
	log(line: string): void;
}

/**
 * Measures the parts that were asked for, one after the other, each with its section of the benchmarks.
 * @throws on a busy machine before a part that measures times, unless the options allow it
 */
export async function* measureParts(bench: Bench): AsyncGenerator<{ readonly part: Part; readonly report: string }> {
	const pages = await findPages(bench.hub.origin);
	for (const part of bench.options.parts) {
		const source = await describeConditions(bench, part);
		yield { part, report: await measure[part](bench, pages, source) };
	}
}

/** Source and machine of a part. Bytes are the same on a busy machine. */
async function describeConditions({ browser, options, log }: Bench, part: Part): Promise<string> {
	const source = describeSource(browser.version());
	if (part === "first-visit") return source;
	const use = await waitForQuietMachine();
	log(`Before ${part}: ${use.words} ${describeLoad()}`);
	if (use.isBusy && !options.busy) {
		const limit = `${(MAX_BUSY_SHARE * 100).toFixed(0)} %`;
		throw new Error(
			`Other programs use more than ${limit} of the processors. End them, or measure anyway with --busy; the report then says so.`,
		);
	}
	return `${source} ${use.words}`;
}

const measure: Readonly<Record<Part, (bench: Bench, pages: BenchPages, source: string) => Promise<string>>> = {
	async cost({ hub, browser, options: { runs }, log }, { home, explore, script, create, builder }, source) {
		const pages = [home, explore, script, create, builder];
		const costs = await measureCost({ hub, browser, pages, runs, log });
		log(listChunks(costs));
		return writeCost(costs.map(compareCost), { runs, source });
	},
	async loads({ hub, executablePath, options: { loads }, log }, { script }, source) {
		return writeLoads(await measureLoads({ origin: hub.origin, executablePath, page: script, loads, log }), source);
	},
	async audits({ hub, executablePath, options: { audits: runs }, log }, found, source) {
		const { home, explore, script, category, profile, create, builder } = found;
		const pages = [home, explore, script, category, profile, create, builder, ...STATIC_PAGES];
		const audited = await measureAudits({ origin: hub.origin, executablePath, pages, runs, log });
		log(listFailures(audited));
		return writeAudits(audited, { runs, source });
	},
	async blocking({ hub, browser, executablePath, options: { runs }, log }, { home: page }, source) {
		const measured = await measureBlocking({ hub, browser, executablePath, page, runs, log });
		return writeBlocking(measured, { runs, source });
	},
	async changes({ hub, browser }, _pages, source) {
		const usual = await measureChanges(browser, hub.origin, { slow: false });
		return writeChanges({ usual, slow: await measureChanges(browser, hub.origin, { slow: true }) }, source);
	},
	async "first-visit"({ hub, browser, options: { runs } }, _pages, source) {
		return writeFirstVisits(await measureFirstVisits(browser, hub.origin, runs), { runs, source });
	},
};
