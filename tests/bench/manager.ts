import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findOrInstallChromium } from "@scriptorium/test-runner/chromium";
import { buildExtension } from "../support/extension.ts";
import { writeBareManager } from "./manager/bare-manager.ts";
import { measureManagers } from "./manager/measure-managers.ts";
import { readOptions } from "./manager/options.ts";
import { startPages } from "./manager/pages.ts";
import { isPublicCall } from "./manager/public/options.ts";
import { tryPublicUserscripts } from "./manager/public/try-public-userscripts.ts";
import { writeReport } from "./manager/write-report.ts";
import { describeSource } from "./report/describe-source.ts";
import { writeSection } from "./report/write-section.ts";

/**
 * `npm run bench manager`: whether scripts run before the page's first inline script with 1, 100 and 500 installed scripts, how much later
 * than a bare registration, and how long 500 installs take. `-- --sizes 1,100` chooses the numbers of scripts, `-- --loads 5` the page
 * loads of each kind, `-- --peer <folder>` runs another unpacked manager beside it, and `-- --write` updates `docs/benchmarks.md`.
 *
 * `-- --public <folder>` instead tries the public userscripts of `tests/corpus/userscripts`, whose code is in that folder; `--list by-need` or
 * `--list widely-used` chooses a list, `--only <part of a name>` some scripts, and `--write` updates `docs/userscript-compatibility.md`.
 */
export async function run(args: readonly string[]): Promise<void> {
	if (isPublicCall(args)) return tryPublicUserscripts(args);
	const options = readOptions(args);
	process.env.SCRIPTORIUM_CHROMIUM = await findOrInstallChromium();
	const folder = await mkdtemp(join(tmpdir(), "scriptorium-bench-"));
	const pages = await startPages();
	try {
		const [own, bare] = [join(folder, "own"), join(folder, "bare")];
		await buildExtension(pages.origin, own);
		await writeBareManager(bare);
		const folders = { own, bare, ...(options.peer === null ? {} : { peer: options.peer }) };
		const { sizes, browserVersion } = await measureManagers(folders, pages, options, console.log);
		const report = writeReport({ source: describeSource(browserVersion), sizes });
		console.log(report);
		if (options.write) await writeSection("manager", report);
	} finally {
		await pages.stop();
		await rm(folder, { recursive: true, force: true });
	}
}
