import type { Browser } from "@playwright/test";
import type { BenchHub, Build } from "../bench-hub.ts";
import { loadPage, type PageLoad } from "../browser/load-page.ts";
import type { BenchPage } from "../pages.ts";

/** The loads of one page, in the order of the runs. */
export interface PageCost {
	readonly page: BenchPage;
	readonly federated: readonly PageLoad[];
	readonly one: readonly PageLoad[];
}

/** Loads each page from both builds in turn, so that whatever else the machine does meets both alike. */
export async function measureCost(options: {
	hub: BenchHub;
	browser: Browser;
	pages: readonly BenchPage[];
	runs: number;
	log: (line: string) => void;
}): Promise<readonly PageCost[]> {
	const { hub, browser, pages, runs, log } = options;
	const costs = pages.map((page) => ({ page, federated: [] as PageLoad[], one: [] as PageLoad[] }));
	// The first pages of a server and of a browser are not those of the second visitor: they do not count.
	for (const { page } of costs) await loadBoth(page, ["federated", "one"]);
	for (let run = 0; run < runs; run++) {
		for (const cost of costs) {
			const loads = await loadBoth(cost.page, run % 2 === 0 ? ["federated", "one"] : ["one", "federated"]);
			cost.federated.push(loads.federated);
			cost.one.push(loads.one);
		}
		log(`Run ${run + 1} of ${runs} done.`);
	}
	return costs;

	async function loadBoth(page: BenchPage, order: readonly Build[]): Promise<Record<Build, PageLoad>> {
		const loads: Partial<Record<Build, PageLoad>> = {};
		for (const build of order) {
			hub.serve(build);
			loads[build] = await loadPage(browser, hub.origin + page.path, { slow: true });
		}
		hub.serve("federated");
		const { federated, one } = loads;
		if (federated?.title === undefined || federated.title !== one?.title)
			throw new Error(`${page.path} shows "${federated?.title}" federated and "${one?.title}" as one application.`);
		return { federated, one };
	}
}
