import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { LibraryFile } from "@scriptorium/script-analyzer/analysis-result";
import { libraryAddresses } from "@scriptorium/supabase/canary-worker/full-check/library-addresses";
import { parseChecksums } from "@scriptorium/userscript/checksum";
import { runPool } from "@scriptorium/workspace/processes/run-pool";
import { type ScriptFile, sha256Of } from "./find-files.ts";

const NOT_HAD = "its file is not in the folder of the bench";
const CONCURRENT = 4;

/** Where the library of an address lies in a corpus folder: addresses are no file names. */
function libraryPath(folder: string, address: string): string {
	return join(folder, "libraries", `${sha256Of(Buffer.from(address))}.js`);
}

/**
 * The libraries of a script, as the worker of a hub loads them.
 *
 * @param folder of the corpus
 * @param code text of the script
 * @returns one entry for each address that is not a known library; those that the folder lacks have a `problem`
 */
export function readLibraries(folder: string, code: string): LibraryFile[] {
	return libraryAddresses(code).map((address) => {
		const path = libraryPath(folder, address);
		if (!existsSync(path)) return { address, problem: NOT_HAD };
		const bytes = readFileSync(path);
		// Another release than the author checked says nothing about the script.
		return isAsChecked(bytes, address) ? { address, text: bytes.toString("utf8") } : { address, problem: NOT_HAD };
	});
}

function isAsChecked(bytes: Uint8Array, address: string): boolean {
	return parseChecksums(address).checksums.every(
		({ algorithm, hex }) => createHash(algorithm).update(bytes).digest("hex") === hex,
	);
}

export interface LibraryCount {
	/** Distinct addresses of the scripts' libraries. */
	readonly wanted: number;
	/** Of these, addresses whose file is in the folder. */
	readonly present: number;
}

/** Counts the libraries of scripts, and how many of them a corpus folder contains. */
export function countLibraries(folder: string, files: readonly ScriptFile[]): LibraryCount {
	const addresses = addressesOf(files);
	return { wanted: addresses.length, present: addresses.filter((one) => existsSync(libraryPath(folder, one))).length };
}

/**
 * Downloads the libraries of scripts that a corpus folder lacks, from the addresses in the scripts. The files are never run.
 *
 * @returns the number of files that were written; what cannot be had is counted by `countLibraries`
 */
export async function downloadLibraries(folder: string, files: readonly ScriptFile[]): Promise<number> {
	const missing = addressesOf(files).filter((address) => !existsSync(libraryPath(folder, address)));
	const written = await runPool(missing, CONCURRENT, async (address) => {
		const bytes = await readAddress(address);
		if (bytes === null) return false;
		mkdirSync(join(folder, "libraries"), { recursive: true });
		writeFileSync(libraryPath(folder, address), bytes);
		return true;
	});
	return written.filter(Boolean).length;
}

function addressesOf(files: readonly ScriptFile[]): string[] {
	return [...new Set(files.flatMap(({ path }) => libraryAddresses(readFileSync(path, "utf8"))))];
}

async function readAddress(address: string): Promise<Uint8Array | null> {
	try {
		const response = await fetch(address.startsWith("//") ? `https:${address}` : address);
		return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
	} catch {
		return null;
	}
}
