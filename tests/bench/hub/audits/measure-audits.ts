import lighthouse from "lighthouse";
import type { BenchPage } from "../pages.ts";
import { startDebuggableChromium } from "./debuggable-chromium.ts";
import { type AuditRun, categories, readResult } from "./read-result.ts";

export interface AuditedPage {
	readonly page: BenchPage;
	readonly runs: readonly AuditRun[];
	/** Why Lighthouse could not finish the others. */
	readonly unfinished: readonly string[];
}

/** Runs Lighthouse as it stands (a phone on a slow network, simulated) over each page, as often as asked. */
export async function measureAudits(options: {
	origin: string;
	executablePath: string;
	pages: readonly BenchPage[];
	runs: number;
	log: (line: string) => void;
}): Promise<readonly AuditedPage[]> {
	const { origin, executablePath, pages, runs, log } = options;
	const chromium = await startDebuggableChromium(executablePath);
	try {
		const audited = pages.map((page) => ({ page, runs: [] as AuditRun[], unfinished: [] as string[] }));
		for (let run = 1; run <= runs; run++) {
			for (const { page, runs: done, unfinished } of audited) {
				const answer = await lighthouse(origin + page.path, {
					port: chromium.port,
					output: "json",
					logLevel: "error",
					onlyCategories: [...categories],
					...(page.isUnlisted ? { skipAudits: ["is-crawlable"] } : {}),
				});
				const result = readResult(answer?.lhr);
				if ("unfinished" in result) unfinished.push(result.unfinished);
				else done.push(result);
				log(`Lighthouse ${run} of ${runs}, ${page.name}: ${describe(result)}`);
			}
		}
		return audited;
	} finally {
		await chromium.stop();
	}
}

function describe(result: ReturnType<typeof readResult>): string {
	if ("unfinished" in result) return result.unfinished;
	const { largestPaintMs, blockingMs, layoutShift } = result.figures;
	const scores = categories.map((name) => result.scores[name]).join(" / ");
	return (
		`${scores}; LCP ${largestPaintMs.toFixed(0)} ms, blocking ${blockingMs.toFixed(0)} ms, ` +
		`shift ${layoutShift.toFixed(3)}; machine ${result.machineIndex.toFixed(0)}`
	);
}
