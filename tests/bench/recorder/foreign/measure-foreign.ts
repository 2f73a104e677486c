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
import { type ForeignResult, foreignFormats } from "./foreign-result.ts";
import { type ForeignScene, recordForeign } from "./record-foreign.ts";
import { runFormats } from "./run-formats.ts";

export interface ForeignSettings {
	/** Folder with the pages of others. Results are written to its folder `results`. */
	readonly folder: string;
	/** Part of the names of the sessions to be run; all when left out. The other results in the folder stay. */
	readonly part: string | undefined;
	readonly executablePath: string;
	readonly log: (line: string) => void;
}

/**
 * Records the sessions on pages of others, and runs each recording in every format.
 * @param settings folder, choice of sessions and browser
 * @returns the results of all sessions in the folder, with those of earlier calls
 */
export async function measureForeign({
	folder,
	part = "",
	executablePath,
	log,
}: ForeignSettings): Promise<readonly ForeignResult[]> {
	const pages = await startFixtureServer({ root: folder });
	const hubs = await openHubStandIn();
	const built = await mkdtemp(join(tmpdir(), "scriptorium-bench-"));
	const browser = await chromium.launch({ executablePath, headless: true, args: ["--no-sandbox"] });
	try {
		await mkdir(join(folder, "results"), { recursive: true });
		const extension = join(built, "extension");
		await buildExtension(hubs.origin, extension);
		const scene = { hubOrigin: hubs.origin, pagesOrigin: pages.origin, extension };
		for (const session of foreignSessions.filter(({ name }) => name.includes(part))) {
			const result = await measureSession(session, scene, browser);
			await writeFile(resultFile(folder, session), JSON.stringify(result, null, "\t"));
			log(inShort(result));
		}
	} finally {
		await browser.close();
		hubs.close();
		await pages.stop();
		await rm(built, { recursive: true, force: true });
	}
	const kept = foreignSessions.map((session) => readFile(resultFile(folder, session), "utf8").catch(() => null));
	return (await Promise.all(kept)).flatMap((text) => (text === null ? [] : [JSON.parse(text) as ForeignResult]));
}

async function measureSession(session: ForeignSession, scene: ForeignScene, browser: Browser): Promise<ForeignResult> {
	const { name } = session;
	try {
		const recorded = await recordForeign(session, scene);
		const failures = await runFormats(recorded, browser);
		return { session: name, problem: null, failures, actions: recorded.actions };
	} catch (thrown) {
		return { session: name, problem: reasonOf(thrown), failures: {}, actions: [] };
	}
}

const resultFile = (folder: string, { name }: ForeignSession): string =>
	join(folder, "results", `${name.replaceAll(" ", "-")}.json`);

function inShort({ session, problem, failures }: ForeignResult): string {
	if (problem !== null) return `${session}: not recorded: ${problem}`;
	const failed = foreignFormats.filter((format) => failures[format] !== null);
	return [
		`${session}: ${failed.length === 0 ? "all formats" : "fails"}`,
		...failed.map((format) => `\t${format}: ${failures[format]}`),
	].join("\n");
}
