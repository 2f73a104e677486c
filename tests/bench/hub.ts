import { chromium } from "@playwright/test";
import { findOrInstallChromium } from "@scriptorium/test-runner/chromium";
import { startBenchHub } from "./hub/bench-hub.ts";
import { measureParts } from "./hub/measure-parts.ts";
import { parseOptions } from "./hub/options.ts";
import { writeSection } from "./report/write-section.ts";

/** `npm run bench hub`: what visitors pay for the hub's pages, and whether these always arrive. */
export async function run(args: readonly string[]): Promise<void> {
	const options = parseOptions(args);
	const executablePath = await findOrInstallChromium();
	const hub = await startBenchHub({ oneApp: options.parts.includes("cost") }, console.log);
	const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
	try {
		for await (const { part, report } of measureParts({ hub, browser, executablePath, options, log: console.log })) {
			console.log(report);
			if (options.write) await writeSection(`hub-${part}`, report);
		}
	} finally {
		await browser.close();
		await hub.stop();
	}
}
