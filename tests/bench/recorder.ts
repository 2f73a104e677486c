import { chromium } from "@playwright/test";
import { findOrInstallChromium } from "@scriptorium/build-config/test-layers/chromium";
import { bundleInPage } from "./recorder/bundle-in-page.ts";
import { changeNames, finderNames, measureSpeed, measureSurvival } from "./recorder/measure-survival.ts";
import { readPages } from "./recorder/read-pages.ts";
import { writeReport } from "./recorder/write-report.ts";
import { describeSource } from "./report/describe-source.ts";
import { writeSection } from "./report/write-section.ts";

/** `npm run bench recorder`: whether selectors find again what was recorded, beside those of others, and how quickly. */
export async function run(args: readonly string[]): Promise<void> {
	// Playwright's own generator is reached from a page only so. It is read when a browser starts.
	process.env.PWDEBUG = "console";
	const executablePath = await findOrInstallChromium();
	const browser = await chromium.launch({ executablePath, headless: true, args: ["--no-sandbox"] });
	try {
		const context = await browser.newContext();
		const script = await bundleInPage();
		const measure = (set: "tuning" | "unseen") =>
			measureSurvival({
				...{ context, script, pages: readPages(set), finders: finderNames, changes: changeNames },
				log: console.log,
			});
		const large = readPages("unseen").find(({ name }) => name === "data-grid");
		if (!large) throw new Error("The page of 5,000 elements is missing.");
		const report = writeReport({
			source: describeSource(browser.version()),
			tuning: await measure("tuning"),
			unseen: await measure("unseen"),
			speed: await measureSpeed(context, script, large),
		});
		console.log(report);
		if (args.includes("--write")) await writeSection("recorder", report);
	} finally {
		await browser.close();
	}
}
