import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findOrInstallChromium } from "@scriptorium/test-runner/chromium";
import { readPublicUserscripts, type UserscriptList } from "../../../corpus/userscripts/public-userscripts.ts";
import { buildExtension } from "../../../support/extension.ts";
import { describeSource } from "../../report/describe-source.ts";
import { writeSection } from "../../report/write-section.ts";
import { type BytesByHash, findMissing, readBytes } from "./find-bytes.ts";
import { type PublicBenchOptions, readPublicOptions } from "./options.ts";
import { type Attempt, tryUserscript } from "./try-userscript.ts";
import { findSurprises, writeTable } from "./write-table.ts";

/** Nothing answers there: the scripts of this bench are not from a hub. */
const NO_HUB = "http://localhost:9";

/** Section of the document that holds the table of a list. */
const SECTIONS: Readonly<Record<UserscriptList, string>> = { "by-need": "userscripts", "widely-used": "widely-used" };

/**
 * Installs and runs the listed userscripts whose files are in the folder.
 * @param args options of the command line
 * @throws when the result of a script differs from the result that its list records
 */
export async function tryPublicUserscripts(args: readonly string[]): Promise<void> {
	const options = readPublicOptions(args);
	const bytes = readBytes(options.folder);
	process.env.SCRIPTORIUM_CHROMIUM = await findOrInstallChromium();
	const built = await mkdtemp(join(tmpdir(), "scriptorium-bench-"));
	const surprises: string[] = [];
	try {
		const extension = join(built, "extension");
		await buildExtension(NO_HUB, extension);
		for (const list of options.lists) {
			const attempts = await tryList(list, extension, bytes, options);
			if (attempts.length === 0) continue;
			const table = writeTable(describeSource(attempts[0]?.browserVersion ?? "unknown"), attempts);
			console.log(`\n${list}\n\n${table}\n`);
			if (options.write) await writeSection(SECTIONS[list], table, "docs/userscript-compatibility.md");
			surprises.push(...findSurprises(attempts));
		}
	} finally {
		await rm(built, { recursive: true, force: true });
	}
	if (surprises.length > 0) throw new Error(`Not as the lists say:\n${surprises.join("\n")}`);
}

/** Tries those scripts of a list whose files are in the folder, and names the others. */
async function tryList(
	list: UserscriptList,
	extension: string,
	bytes: BytesByHash,
	{ only, write }: PublicBenchOptions,
): Promise<Attempt[]> {
	const listed = readPublicUserscripts(list).filter(({ name }) => name.toLowerCase().includes(only.toLowerCase()));
	const missing = findMissing(listed, bytes);
	for (const line of missing) console.log(`missing: ${line}`);
	if (write && missing.length > 0)
		throw new Error("--write needs all scripts and files of a list; --list chooses one.");
	const attempts: Attempt[] = [];
	for (const script of listed.filter((one) => findMissing([one], bytes).length === 0)) {
		const attempt = await tryUserscript(extension, script, bytes);
		attempts.push(attempt);
		report(attempt);
	}
	return attempts;
}

function report({ script, failed, asked, errors, unknown }: Attempt): void {
	console.log(`${failed === null ? "works" : "FAILS"}  ${script.name}${failed === null ? "" : `: ${failed}`}`);
	for (const host of asked) console.log(`       asked about ${host}`);
	for (const error of errors) console.log(`       error: ${error}`);
	for (const address of unknown) console.log(`       not imitated: ${address}`);
}
