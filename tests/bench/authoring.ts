import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { findOrInstallChromium } from "@scriptorium/test-runner/chromium";
import { startHubProcess } from "../support/hub-process.ts";
import { measureCrossValidation } from "./authoring/measure-cross-validation.ts";
import { measureMatching } from "./authoring/measure-matching.ts";
import { measureRequests } from "./authoring/measure-requests.ts";
import { measureSuccess } from "./authoring/measure-success.ts";
import { measureTyping } from "./authoring/measure-typing.ts";
import { writeReport } from "./authoring/write-report.ts";
import { describeSuccess, readSuccessRates, writeSuccessRates } from "./authoring/write-success-rates.ts";
import { describeSource } from "./report/describe-source.ts";
import { writeSection } from "./report/write-section.ts";

/**
 * `npm run bench authoring`: what the catalog of templates answers to requests of somebody who has not seen it, and the work that a key
 * in a large script and the match of a request take, and how the classifier does on requests that its training has not seen.
 * `-- --only requests`, `-- --only work` or `-- --only cross-validation` chooses one. With `-- --pages`, on how many
 * of the everyday pages each template does its job: ids of templates behind it choose some, and `--most 24` measures each on at
 * most so many pages, spread evenly over the index.
 */
export async function run(args: readonly string[]): Promise<void> {
	if (args.includes("--pages")) return reportPages(args);
	const only = args.includes("--only") ? args[args.indexOf("--only") + 1] : undefined;
	const reports: [section: string, report: string][] = [];
	const isChosen = (name: string) => only === undefined || only === name;
	if (isChosen("work")) reports.push(["authoring-work", await reportWork()]);
	if (isChosen("requests")) reports.push(["authoring", await measureRequests()]);
	if (isChosen("cross-validation")) reports.push(["authoring-cross-validation", measureCrossValidation()]);
	for (const [section, report] of reports) {
		console.log(report);
		if (args.includes("--write")) await writeSection(section, report);
	}
}

async function reportPages(args: readonly string[]): Promise<void> {
	const isWritten = args.includes("--write");
	const { values, positionals: ids } = parseArgs({
		args: args.filter((one) => one !== "--pages" && one !== "--write"),
		options: { most: { type: "string" } },
		allowPositionals: true,
	});
	const maxPages = values.most === undefined ? undefined : Number(values.most);
	await measureSuccess(ids, {
		maxPages,
		onMeasured: (result) => {
			const { id, pages, succeeded, failures } = result;
			for (const { file, reason } of failures) console.log(`${id} on ${file}: ${reason}\n`);
			console.log(`${id}: ${succeeded} of ${pages}`);
			if (isWritten) writeSuccessRates([result]);
		},
	});
	console.log(describeSuccess(readSuccessRates()));
	if (isWritten) await writeSection("template-success", describeSuccess(readSuccessRates()));
}

async function reportWork(): Promise<string> {
	const matching = await measureMatching();
	const running = process.env.SCRIPTORIUM_HUB;
	const hub = running === undefined ? await startHubProcess([]) : { origin: running, stop: async () => undefined };
	const browser = await chromium.launch({
		executablePath: await findOrInstallChromium(),
		headless: true,
		args: ["--no-sandbox"],
	});
	try {
		const typing = await measureTyping(browser, hub.origin);
		return writeReport({ source: describeSource(browser.version()), typing, matching });
	} finally {
		await browser.close();
		await hub.stop();
	}
}
