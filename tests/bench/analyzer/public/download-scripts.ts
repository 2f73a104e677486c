import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { runPool } from "@scriptorium/workspace/processes/run-pool";
import type { PublicScript } from "../../../corpus/public/public-scripts.ts";
import { findListed, pathOf, sha256Of } from "./find-files.ts";

/** Serves the files of public repositories by commit. */
const RAW_FILES = "https://raw.githubusercontent.com";
const CONCURRENT = 4;

export interface Downloaded {
	readonly written: number;
	/** One line for each script that could not be had. */
	readonly problems: readonly string[];
}

/**
 * Fetches the scripts of the list that a folder lacks, from their repositories by commit. Only a file with the SHA-256
 * of the list is written; the scripts are never run.
 * @param folder where `benign/` and `attack/` are, or are made
 * @param scripts the list, or a part of it
 * @param base address before `/<repository>/<commit>/<path>`
 */
export async function downloadScripts(
	folder: string,
	scripts: readonly PublicScript[],
	base = RAW_FILES,
): Promise<Downloaded> {
	const present = new Set(findListed(folder, scripts).files.map(({ path }) => path));
	const wanted = scripts.filter((script) => !present.has(pathOf(folder, script)));
	const problems = await runPool(wanted, CONCURRENT, (script) => downloadScript(folder, script, base));
	const failed = problems.filter((problem) => problem !== null);
	return { written: wanted.length - failed.length, problems: failed };
}

async function downloadScript(folder: string, script: PublicScript, base: string): Promise<string | null> {
	const address = `${base}/${script.repository}/${script.commit}/${script.path.split("/").map(encodeURIComponent).join("/")}`;
	const bytes = await readAddress(address);
	if (typeof bytes === "string") return `${script.id}: ${address} ${bytes}`;
	if (sha256Of(bytes) !== script.sha256) return `${script.id}: ${address} has other content than the list says`;
	const path = pathOf(folder, script);
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, bytes);
	return null;
}

/** @returns the content, or why there is none */
async function readAddress(address: string): Promise<Uint8Array | string> {
	try {
		const answer = await fetch(address, { redirect: "error" });
		return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : `answered ${answer.status}`;
	} catch (error) {
		return `could not be read (${error instanceof Error ? error.message : String(error)})`;
	}
}
