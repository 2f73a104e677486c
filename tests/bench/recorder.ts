import "./recorder/debug-playwright.ts";

import { resolve } from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import { findOrInstallChromium } from "@scriptorium/test-runner/chromium";
import { bundleInPage } from "./recorder/bundle-in-page.ts";
import { foreignFormats, isForeignFormat } from "./recorder/foreign/foreign-result.ts";
import { writeForeignReport } from "./recorder/foreign/write-foreign-report.ts";
import { measureBridge } from "./recorder/measure-bridge.ts";
import { measureOverhead } from "./recorder/measure-overhead.ts";
import { measureStored, readSample } from "./recorder/measure-stored.ts";
import { changeNames, finderNames, measureSpeed, measureSurvival } from "./recorder/measure-survival.ts";
import { type FixturePage, readPages } from "./recorder/read-pages.ts";
import { writeBridgeReport } from "./recorder/write-bridge-report.ts";
import { writeReport, writeSetReport } from "./recorder/write-report.ts";
import { describeSource } from "./report/describe-source.ts";
import { writeSection } from "./report/write-section.ts";

/**
 * `npm run bench recorder`: whether selectors find again what was recorded, beside those of others, and how quickly; what the recorder
 * takes of a page's time, and the bridge. `-- --only selectors`, `-- --only unseen` or `-- --only tuning` (the selectors on one set of pages) or
 * `-- --only bridge` chooses one. `-- --foreign <folder>` replays the sessions on the pages of others in the folder instead
 * (`tests/fixtures/foreign-sessions`); `--session <parts of names>` and `--formats script,replay` choose, and `--recorded` runs the
 * recordings in the folder again.
 */
export async function run(args: readonly string[]): Promise<void> {
	const only = argumentAfter("--only", args);
	const folder = argumentAfter("--foreign", args);
	const parts = folder === undefined ? [only ?? "selectors", only ?? "bridge"] : [];
	const reports: [section: string, report: string][] = [];
	if (folder !== undefined) reports.push(["recorder-foreign", await reportForeign(resolve(folder), args)]);
	for (const set of ["unseen", "tuning"] as const)
		if (parts.includes(set)) reports.push([`recorder-${set}`, await reportSet(set)]);
	if (parts.includes("selectors")) reports.push(["recorder", await reportSelectors()]);
	if (parts.includes("bridge")) reports.push(["recorder-bridge", await reportBridge()]);
	for (const [section, report] of reports) {
		console.log(report);
		if (args.includes("--write")) await writeSection(section, report);
	}
}

const reportSelectors = (): Promise<string> =>
	inChromium(async (context, measure, source) => {
		const script = await bundleInPage();
		const tuning = await measure("tuning", ELEMENTS.tuning);
		const unseen = await measure("unseen", ELEMENTS.unseen);
		return writeReport({ source, tuning, unseen, speed: await measureSpeed(context, script, largePage()) });
	});

/** Elements of a page that are measured at most; the unseen pages are few. */
const ELEMENTS = { tuning: 10, unseen: 120 } as const;

const reportSet = (set: "tuning" | "unseen"): Promise<string> =>
	inChromium(async (_context, measure, source) => writeSetReport(source, set, await measure(set, ELEMENTS[set])));

type Measure = (set: "tuning" | "unseen", most: number) => ReturnType<typeof measureSurvival>;

async function inChromium(
	report: (context: BrowserContext, measure: Measure, source: string) => Promise<string>,
): Promise<string> {
	const executablePath = await findOrInstallChromium();
	const browser = await chromium.launch({ executablePath, headless: true, args: ["--no-sandbox"] });
	try {
		const context = await browser.newContext();
		const script = await bundleInPage();
		const measure: Measure = (set, most) =>
			measureSurvival({
				context,
				script,
				pages: readPages(set),
				finders: finderNames,
				changes: changeNames,
				most,
				log: console.log,
			});
		return await report(context, measure, describeSource(browser.version()));
	} finally {
		await browser.close();
	}
}

async function reportBridge(): Promise<string> {
	// Before what takes minutes: without it there is no report.
	const sample = readSample();
	const executablePath = await findOrInstallChromium();
	process.env.SCRIPTORIUM_CHROMIUM = executablePath;
	const browser = await chromium.launch({ executablePath, headless: true, args: ["--no-sandbox"] });
	const overhead = await measureOverhead(browser, largePage());
	const version = browser.version();
	await browser.close();
	const bridge = await measureBridge(console.log);
	const stored = {
		"A thousand presses": measureStored(bridge.actions),
		"What people do in sixteen apps": measureStored(sample),
	};
	return writeBridgeReport({ source: describeSource(version), overhead, bridge, stored });
}

async function reportForeign(folder: string, args: readonly string[]): Promise<string> {
	const executablePath = await findOrInstallChromium();
	process.env.SCRIPTORIUM_CHROMIUM = executablePath;
	// The tools of the exports read this variable when they are loaded.
	const { measureForeign } = await import("./recorder/foreign/measure-foreign.ts");
	const parts = (argumentAfter("--session", args) ?? "").split(",");
	const formats = argumentAfter("--formats", args)?.split(",").filter(isForeignFormat) ?? foreignFormats;
	const keepsRecordings = args.includes("--recorded");
	const settings = { folder, parts, formats, keepsRecordings, executablePath, log: console.log };
	const { results, browserVersion } = await measureForeign(settings);
	return writeForeignReport(describeSource(browserVersion), results);
}

const argumentAfter = (name: string, args: readonly string[]): string | undefined =>
	args.includes(name) ? args[args.indexOf(name) + 1] : undefined;

function largePage(): FixturePage {
	const large = readPages("tuning").find(({ name }) => name === "data-grid");
	if (!large) throw new Error("The page of 5,000 elements is missing.");
	return large;
}
