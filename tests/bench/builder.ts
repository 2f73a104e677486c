import { chromium } from "@playwright/test";
import { findOrInstallChromium } from "@scriptorium/test-runner/chromium";
import { startHubProcess } from "../support/hub-process.ts";
import { measureCanvas } from "./builder/measure-canvas.ts";
import { measureGrowth } from "./builder/measure-growth.ts";
import { measureOpening } from "./builder/measure-opening.ts";
import { writeReport } from "./builder/write-report.ts";
import { describeSource } from "./report/describe-source.ts";
import { writeSection } from "./report/write-section.ts";

/**
 * `npm run bench builder`: whether validation and generation grow with the flow, how much of a large flow the canvas draws and renders
 * again, whether the layout holds up the page, and how long a large flow takes to open.
 */
export async function run(args: readonly string[]): Promise<void> {
	const growth = measureGrowth();
	const running = process.env.SCRIPTORIUM_HUB;
	const hub = running === undefined ? await startHubProcess([]) : { origin: running, stop: async () => undefined };
	const browser = await chromium.launch({
		executablePath: await findOrInstallChromium(),
		headless: true,
		args: ["--no-sandbox"],
	});
	try {
		const report = writeReport({
			source: describeSource(browser.version()),
			growth,
			opening: await measureOpening(browser, hub.origin),
			canvas: await measureCanvas(browser, hub.origin),
		});
		console.log(report);
		if (args.includes("--write")) await writeSection("builder", report);
	} finally {
		await browser.close();
		await hub.stop();
	}
}
