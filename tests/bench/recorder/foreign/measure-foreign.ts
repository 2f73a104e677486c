import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import type { ForeignSession } from "../../../fixtures/foreign-sessions/foreign-session.ts";
import { foreignSessions } from "../../../fixtures/foreign-sessions/foreign-sessions.ts";
import { buildExtension } from "../../../support/extension.ts";
import { startFixtureServer } from "../../../support/fixture-server.ts";
import { openHubStandIn } from "../../../support/hub-stand-in.ts";
import { reasonOf } from "./describe-failure.ts";
import { type ForeignFormat, type ForeignResult, foreignFormats } from "./foreign-result.ts";
import { type ForeignScene, recordForeign } from "./record-foreign.ts";
import { runFormats } from "./run-formats.ts";

export interface ForeignSettings {
	/** Folder with the pages of others. Results are written to its folder `results`. */
	readonly folder: string;
	/** Parts of the names of the sessions to be run; all with an empty part. The other results in the folder stay. */
	readonly parts: readonly string[];
	/** Formats to be run; the other results of a session stay when its recording does. */
	readonly formats: readonly ForeignFormat[];
	/** Runs the recordings in the folder again instead of recording anew. */
	readonly keepsRecordings: boolean;
	readonly executablePath: string;
	readonly log: (line: string) => void;
}

interface Places extends Pick<ForeignScene, "pagesOrigin"> {
	readonly settings: ForeignSettings;
	readonly browser: Browser;
	/** Builds the extension with the first recording. */
	readonly scene: () => Promise<ForeignScene>;
}

/**
 * Records the sessions on pages of others, and runs each recording in every format.
 * @param settings folder, choice of sessions and browser
 * @returns the results of all sessions in the folder, with those of earlier calls, and the version of the browser
 */
export async function measureForeign(
	settings: ForeignSettings,
): Promise<{ readonly results: readonly ForeignResult[]; readonly browserVersion: string }> {
	const { folder, parts, executablePath, log } = settings;
	const pages = await startFixtureServer({ root: folder });
	const hubs = await openHubStandIn();
	const built = await mkdtemp(join(tmpdir(), "scriptorium-bench-"));
	const browser = await chromium.launch({ executablePath, headless: true, args: ["--no-sandbox"] });
	const browserVersion = browser.version();
	let scene: Promise<ForeignScene> | null = null;
	const openScene = async (): Promise<ForeignScene> => {
		const extension = join(built, "extension");
		await buildExtension(hubs.origin, extension);
		return { hubOrigin: hubs.origin, pagesOrigin: pages.origin, extension };
	};
	const places = {
		settings,
		browser,
		pagesOrigin: pages.origin,
		scene: () => {
			scene ??= openScene();
			return scene;
		},
	};
	try {
		await mkdir(join(folder, "results"), { recursive: true });
		for (const session of foreignSessions.filter(({ name }) => parts.some((part) => name.includes(part)))) {
			const result = await measureSession(session, places);
			await writeFile(resultFile(folder, session), JSON.stringify(result, null, "\t"));
			log(inShort(result));
		}
	} finally {
		await browser.close();
		hubs.close();
		await pages.stop();
		await rm(built, { recursive: true, force: true });
	}
	const kept = foreignSessions.map((session) => readResult(folder, session));
	return { results: (await Promise.all(kept)).flatMap((result) => result ?? []), browserVersion };
}

async function measureSession(session: ForeignSession, places: Places): Promise<ForeignResult> {
	const { settings, browser, pagesOrigin } = places;
	const { name } = session;
	const kept = settings.keepsRecordings ? await readResult(settings.folder, session, pagesOrigin) : null;
	try {
		const recording = kept?.recording ?? (await recordForeign(session, await places.scene()));
		const failures = await runFormats(session, recording, settings.formats, browser);
		return { session: name, problem: null, failures: { ...kept?.failures, ...failures }, recording };
	} catch (thrown) {
		return { session: name, problem: reasonOf(thrown), failures: {}, recording: null };
	}
}

/** @param origin of the pages now, in place of that of the recording; left out when the recording is not run */
async function readResult(folder: string, session: ForeignSession, origin?: string): Promise<ForeignResult | null> {
	const text = await readFile(resultFile(folder, session), "utf8").catch(() => null);
	if (text === null) return null;
	const result = JSON.parse(text) as ForeignResult;
	if (origin === undefined || result.recording === null) return result;
	return JSON.parse(text.replaceAll(result.recording.origin, origin)) as ForeignResult;
}

const resultFile = (folder: string, { name }: ForeignSession): string =>
	join(folder, "results", `${name.replaceAll(" ", "-")}.json`);

function inShort({ session, problem, failures }: ForeignResult): string {
	if (problem !== null) return `${session}: not recorded: ${problem}`;
	const failed = foreignFormats.filter((format) => typeof failures[format] === "string");
	return [
		`${session}: ${failed.length === 0 ? "all formats" : "fails"}`,
		...failed.map((format) => `\t${format}: ${failures[format]}`),
	].join("\n");
}
