import type { Browser } from "@playwright/test";
import { FIRST_VISITS, type FirstVisit, PHONE, WIDE_SCREEN } from "../../../support/first-visit-budget.ts";
import { loadPage } from "../browser/load-page.ts";
import { scriptsOf } from "../cost/compare-costs.ts";

export interface VisitScript {
	readonly path: string;
	/** As they came, brotli where it was worth it, without headers. */
	readonly bytes: number;
}

export interface MeasuredVisit {
	readonly page: FirstVisit;
	readonly onPhone: readonly VisitScript[];
	readonly onWideScreen: readonly VisitScript[];
}

/** The scripts that arrive at each page until nothing more is asked for without input. */
export async function measureFirstVisits(
	browser: Browser,
	origin: string,
	runs: number,
): Promise<readonly MeasuredVisit[]> {
	const visits: MeasuredVisit[] = [];
	for (const page of FIRST_VISITS) {
		const onPhone = await measureVisit(browser, origin + page.path, PHONE, runs);
		visits.push({ page, onPhone, onWideScreen: await measureVisit(browser, origin + page.path, WIDE_SCREEN, runs) });
	}
	return visits;
}

/** Of several visits the one with the most bytes. */
async function measureVisit(
	browser: Browser,
	url: string,
	viewport: typeof PHONE | typeof WIDE_SCREEN,
	runs: number,
): Promise<readonly VisitScript[]> {
	const visits: (readonly VisitScript[])[] = [];
	for (let run = 0; run < runs; run++) {
		const { requests } = await loadPage(browser, url, { slow: false, viewport });
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
