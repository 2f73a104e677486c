import "./recorder/debug-playwright.ts";

import { chromium } from "@playwright/test";
import { findOrInstallChromium } from "@scriptorium/test-runner/chromium";
import { bundleInPage } from "./recorder/bundle-in-page.ts";
import { measureBridge } from "./recorder/measure-bridge.ts";
import { measureOverhead } from "./recorder/measure-overhead.ts";
import { measureStored, readSample } from "./recorder/measure-stored.ts";
import { changeNames, finderNames, measureSpeed, measureSurvival } from "./recorder/measure-survival.ts";
import { type FixturePage, readPages } from "./recorder/read-pages.ts";
import { writeBridgeReport } from "./recorder/write-bridge-report.ts";
import { writeReport } from "./recorder/write-report.ts";
import { describeSource } from "./report/describe-source.ts";
import { writeSection } from "./report/write-section.ts";

/**
 * `npm run bench recorder`: whether selectors find again what was recorded, beside those of others, and how quickly; what the recorder
 * takes of a page's time, and the bridge. `-- --only selectors` or `-- --only bridge` chooses one.
 */
export async function run(args: readonly string[]): Promise<void> {
	const only = args.includes("--only") ? args[args.indexOf("--only") + 1] : undefined;
	const reports: [section: string, report: string][] = [];
	if (only !== "bridge") reports.push(["recorder", await reportSelectors()]);
	if (only !== "selectors") reports.push(["recorder-bridge", await reportBridge()]);
	for (const [section, report] of reports) {
		console.log(report);
		if (args.includes("--write")) await writeSection(section, report);
	}
}

async function reportSelectors(): Promise<string> {
	const executablePath = await findOrInstallChromium();
	const browser = await chromium.launch({ executablePath, headless: true, args: ["--no-sandbox"] });
	try {
		const context = await browser.newContext();
		const script = await bundleInPage();
		const measure = (set: "tuning" | "unseen", most: number) =>
			measureSurvival({
				context,
				script,
				pages: readPages(set),
				finders: finderNames,
				changes: changeNames,
				most,
				log: console.log,
			});
		return writeReport({
			source: describeSource(browser.version()),
			tuning: await measure("tuning", 10),
			unseen: await measure("unseen", 120),
			speed: await measureSpeed(context, script, largePage()),
		});
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
		"A thousand presses": await measureStored(bridge.actions),
		"What people do in sixteen apps": await measureStored(sample),
	};
	return writeBridgeReport({ source: describeSource(version), overhead, bridge, stored });
}

function largePage(): FixturePage {
	const large = readPages("tuning").find(({ name }) => name === "data-grid");
	if (!large) throw new Error("The page of 5,000 elements is missing.");
	return large;
}
