import type { Browser } from "@playwright/test";
import { describeSource } from "../report/describe-source.ts";
import { measureAudits } from "./audits/measure-audits.ts";
import { listFailures, writeAudits } from "./audits/write-audits.ts";
import type { BenchHub } from "./bench-hub.ts";
import { compareCost } from "./cost/compare-costs.ts";
import { measureCost } from "./cost/measure-cost.ts";
import { listChunks, writeCost } from "./cost/write-cost.ts";
import { measureFirstVisit } from "./first-visit/measure-first-visit.ts";
import { writeFirstVisit } from "./first-visit/write-first-visit.ts";
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

/** Measures the parts that were asked for, one after the other, each with its section of the benchmarks. */
export async function* measureParts(bench: Bench): AsyncGenerator<{ readonly part: Part; readonly report: string }> {
	const pages = await findPages(bench.hub.origin);
	for (const part of bench.options.parts) yield { part, report: await measure[part](bench, pages) };
}

const measure: Readonly<Record<Part, (bench: Bench, pages: BenchPages) => Promise<string>>> = {
	async cost({ hub, browser, options: { runs }, log }, { home, explore, script, builder }) {
		const source = describeSource(browser.version());
		const costs = await measureCost({ hub, browser, pages: [home, explore, script, builder], runs, log });
		log(listChunks(costs));
		return writeCost(costs.map(compareCost), { runs, source });
	},
	async loads({ hub, browser, executablePath, options: { loads }, log }, { script }) {
		const source = describeSource(browser.version());
		return writeLoads(await measureLoads({ origin: hub.origin, executablePath, page: script, loads, log }), source);
	},
	async audits({ hub, browser, executablePath, options: { audits: runs }, log }, found) {
		const source = describeSource(browser.version());
		const pages = [found.home, found.explore, found.script, found.category, found.profile, ...STATIC_PAGES];
		const audited = await measureAudits({ origin: hub.origin, executablePath, pages, runs, log });
		log(listFailures(audited));
		return writeAudits(audited, { runs, source });
	},
	async "first-visit"({ hub, browser, options: { runs } }, { home }) {
		const source = describeSource(browser.version());
		return writeFirstVisit(await measureFirstVisit(browser, hub.origin + home.path, runs), { runs, source });
	},
};
