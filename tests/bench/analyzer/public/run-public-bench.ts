import { resolve } from "node:path";
import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { CHECKED_IN_PART } from "@scriptorium/script-analyzer/rating/verdict";
import { FULL_CHECK_STEPS } from "@scriptorium/script-analyzer/step-budgets";
import { type PublicScript, readPublicScripts } from "../../../corpus/public/public-scripts.ts";
import { writeSection } from "../../report/write-section.ts";
import { describeCommit } from "../describe-source.ts";
import { readCard, writeCard } from "../report/scorecard-file.ts";
import { measurePublicSpeed } from "../speed/measure-public-speed.ts";
import { writePublicSpeed } from "../speed/write-public-speed.ts";
import { countOutcomes } from "./count-public.ts";
import { downloadScripts } from "./download-scripts.ts";
import { findAny, findListed, type ScriptFile } from "./find-files.ts";
import { countLibraries, downloadLibraries, type LibraryCount } from "./library-files.ts";
import { type PublicOptions, parsePublicOptions } from "./options.ts";
import { rateFiles } from "./rate-files.ts";
import type { RatedScript } from "./rating.ts";
import { type MeasuredPart, nameFindings, writePublicReport } from "./write-public-report.ts";

const NO_LONGER_UNSEEN =
	"Warning: scripts of the counted half are named below. Whoever changes rules with this in sight tunes on them, and the half is no longer unseen.";

/**
 * `npm run bench analyzer -- --corpus <folder>`: the rating of public scripts, and of others with `--any`.
 * The scripts are only read. Sets the exit code when a script of the list could not be measured.
 */
export async function runPublicBench(args: readonly string[]): Promise<void> {
	const options = parsePublicOptions(args);
	const { folder, reveal } = options;
	if (!options.isListed) {
		const files = findAny(folder);
		const scripts = await rate(files, folder);
		const report = writePublicReport(describeSource(), [{ half: null, scripts }]);
		console.log([report, ...(await speedPart(options, files))].join("\n\n"));
		if (reveal) console.log(`\n${nameFindings(scripts)}`);
		return;
	}
	const listed = readPublicScripts().filter(({ half }) => options.halves.includes(half));
	if (options.download) await download(folder, listed);
	const { files, missing } = findListed(folder, listed);
	if (missing.length > 0) {
		console.error(`${missing.length} of ${listed.length} scripts of the list are missing:\n${missing.join("\n")}\n`);
		process.exitCode = 1;
		if (options.write) throw new Error("--write needs every script of the list.");
	}
	const parts = await measureHalves(options, files, listed);
	const source = `${describeSource()} ${describeLibraries(countLibraries(folder, files))}`;
	const report = [writePublicReport(source, parts), ...(await speedPart(options, files))].join("\n\n");
	console.log(report);
	nameParts(parts, options.halves.length === 1, reveal);
	if (options.write) await writeFiles(parts, listed, report);
}

/** Times after the rating, so that nothing else runs in the meantime. */
async function speedPart({ speed, before }: PublicOptions, files: readonly ScriptFile[]): Promise<string[]> {
	if (!speed) return [];
	const measured = await measurePublicSpeed(
		files.map(({ path }) => resolve(path)),
		before === null ? null : resolve(before),
	);
	return [writePublicSpeed(measured)];
}

async function measureHalves(
	{ halves, folder }: PublicOptions,
	files: readonly ScriptFile[],
	listed: readonly PublicScript[],
): Promise<MeasuredPart[]> {
	const rated = await rate(files, folder);
	const halfOfScript = new Map(listed.map(({ id, verdict, half }) => [`${verdict}/${id}`, half]));
	return halves.map((half) => ({
		half,
		scripts: rated.filter(({ verdict, id }) => halfOfScript.get(`${verdict}/${id}`) === half),
	}));
}

/** What a hub with a worker queues for the full check. */
const GOES_ON: ReadonlySet<string> = new Set([CHECKED_IN_PART, "unchecked-library"]);

async function rate(files: readonly ScriptFile[], folder: string): Promise<RatedScript[]> {
	const ratings = await rateFiles(
		files.map(({ path }) => path),
		{ onRated: reportProgress("first check", files.length) },
	);
	const inPart = files.filter((_, index) => ratings[index]?.findings.some(({ type }) => GOES_ON.has(type)));
	const full = await rateFiles(
		inPart.map(({ path }) => path),
		{ steps: FULL_CHECK_STEPS, libraries: folder, onRated: reportProgress("full check", inPart.length) },
	);
	const fullOf = new Map(inPart.map(({ path }, index) => [path, full[index]]));
	return files.flatMap(({ id, verdict, path }, index) => {
		const rating = ratings[index];
		return rating === undefined ? [] : [{ id, verdict, rating, full: fullOf.get(path) ?? rating }];
	});
}

const FILES_PER_LINE = 20;

/** Writes a line for every twentieth file: the full checks of a list take an hour. */
function reportProgress(check: string, total: number): (count: number) => void {
	return (count) => {
		if (count % FILES_PER_LINE === 0 || count === total) console.error(`${check}: ${count} of ${total}`);
	};
}

/** The tuning half is named when it was asked for alone, the counted half only on request. */
function nameParts(parts: readonly MeasuredPart[], isOneHalf: boolean, reveal: boolean): void {
	for (const { half, scripts } of parts) {
		if (half === "counted" && reveal) console.log(`\n${NO_LONGER_UNSEEN}\n\n${nameFindings(scripts)}`);
		if (half === "tuning" && (isOneHalf || reveal)) console.log(`\n${nameFindings(scripts)}`);
	}
}

async function download(folder: string, listed: readonly PublicScript[]): Promise<void> {
	const { written, problems } = await downloadScripts(folder, listed);
	const libraries = await downloadLibraries(folder, findListed(folder, listed).files);
	console.log(`Downloaded ${written} scripts and ${libraries} libraries.`);
	for (const problem of problems) console.error(problem);
}

async function writeFiles(
	parts: readonly MeasuredPart[],
	listed: readonly PublicScript[],
	report: string,
): Promise<void> {
	const card = readCard();
	if (card === null)
		throw new Error("The scorecard has an old form: write it first with the bench on our own samples.");
	const authorsOf = (half: PublicScript["half"]) =>
		new Set(listed.filter((one) => one.half === half && one.verdict === "benign").map(({ author }) => author)).size;
	await writeSection("public-corpus", report);
	await writeCard({
		...card,
		public_corpus: {
			rules_version: rulesVersion(),
			commit: describeCommit(),
			date: new Date().toISOString(),
			authors: { tuning: authorsOf("tuning"), counted: authorsOf("counted") },
			outcomes: parts.flatMap(({ half, scripts }) =>
				half === null ? [] : countOutcomes(scripts).map((row) => ({ half, ...row })),
			),
		},
	});
}

function describeSource(): string {
	return `${new Date().toISOString().slice(0, 10)}, commit ${describeCommit()}, rules ${rulesVersion()}.`;
}

function describeLibraries({ wanted, present }: LibraryCount): string {
	return `Of ${wanted} libraries that the scripts load and that are not known ones, ${present} were rated with them.`;
}

function rulesVersion(): string {
	return analyzeScript({ code: "" }).rules_version;
}
