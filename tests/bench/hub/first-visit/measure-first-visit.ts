import type { Browser } from "@playwright/test";
import { loadPage } from "../browser/load-page.ts";
import { scriptsOf } from "../cost/compare-costs.ts";

export interface VisitScript {
	readonly path: string;
	/** As they came, brotli where it was worth it, without headers. */
	readonly bytes: number;
}

/** The scripts that arrive until the network is quiet; of several visits the one with the most bytes. */
export async function measureFirstVisit(browser: Browser, url: string, runs: number): Promise<readonly VisitScript[]> {
	const visits: (readonly VisitScript[])[] = [];
	for (let run = 0; run < runs; run++) {
		const { requests } = await loadPage(browser, url, { slow: false });
		visits.push(
			scriptsOf(requests).map((script) => ({
				path: new URL(script.url).pathname,
				bytes: script.bytes - script.headerBytes,
			})),
		);
	}
	return visits.toSorted((one, other) => bytesOf(other) - bytesOf(one))[0] ?? [];
}

export function bytesOf(scripts: readonly VisitScript[]): number {
	return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
}
