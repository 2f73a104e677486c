import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findOrInstallChromium } from "@scriptorium/test-runner/chromium";
import { readPublicUserscripts } from "../../../corpus/userscripts/public-userscripts.ts";
import { buildExtension } from "../../../support/extension.ts";
import { describeSource } from "../../report/describe-source.ts";
import { writeSection } from "../../report/write-section.ts";
import { findMissing, readBytes } from "./find-bytes.ts";
import { readPublicOptions } from "./options.ts";
import { type Attempt, tryUserscript } from "./try-userscript.ts";
import { findSurprises, writeTable } from "./write-table.ts";

/** Nothing answers there: the scripts of this bench are not from a hub. */
const NO_HUB = "http://localhost:9";

/**
 * Installs and runs the listed userscripts whose files are in the folder.
 * @param args options of the command line
 * @throws when the result of a script differs from the result that the list records
 */
export async function tryPublicUserscripts(args: readonly string[]): Promise<void> {
	const { folder, only, write } = readPublicOptions(args);
	const bytes = readBytes(folder);
	const listed = readPublicUserscripts().filter(({ name }) => name.toLowerCase().includes(only.toLowerCase()));
	const missing = findMissing(listed, bytes);
	for (const line of missing) console.log(`missing: ${line}`);
	if (write && missing.length > 0) throw new Error("--write needs all scripts and files.");
	const scripts = listed.filter((script) => findMissing([script], bytes).length === 0);

	process.env.SCRIPTORIUM_CHROMIUM = await findOrInstallChromium();
	const built = await mkdtemp(join(tmpdir(), "scriptorium-bench-"));
	const attempts: Attempt[] = [];
	try {
		const extension = join(built, "extension");
		await buildExtension(NO_HUB, extension);
		for (const script of scripts) {
			const attempt = await tryUserscript(extension, script, bytes);
			attempts.push(attempt);
			report(attempt);
		}
	} finally {
		await rm(built, { recursive: true, force: true });
	}
	const table = writeTable(describeSource(attempts[0]?.browserVersion ?? "unknown"), attempts);
	console.log(`\n${table}`);
	if (write) await writeSection("userscripts", table, "docs/userscript-compatibility.md");
	const surprises = findSurprises(attempts);
	if (surprises.length > 0) throw new Error(`Not as the list says:\n${surprises.join("\n")}`);
}

function report({ script, failed, asked, errors, unknown }: Attempt): void {
	console.log(`${failed === null ? "works" : "FAILS"}  ${script.name}${failed === null ? "" : `: ${failed}`}`);
	for (const host of asked) console.log(`       asked about ${host}`);
	for (const error of errors) console.log(`       error: ${error}`);
	for (const address of unknown) console.log(`       not imitated: ${address}`);
}
