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

/** Path of a library in a corpus folder. Its name is the SHA-256 of the address, as an address cannot be a file name. */
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
		const bytes = readLibrary(folder, address);
		return bytes === null ? { address, problem: NOT_HAD } : { address, text: bytes.toString("utf8") };
	});
}

/** The library of an address; null if the folder lacks it, or has another release than the checksum of the address names. */
function readLibrary(folder: string, address: string): Buffer | null {
	const path = libraryPath(folder, address);
	const bytes = existsSync(path) ? readFileSync(path) : null;
	return bytes !== null && hasChecksums(bytes, address) ? bytes : null;
}

function hasChecksums(bytes: Uint8Array, address: string): boolean {
	return parseChecksums(address).checksums.every(
		({ algorithm, hex }) => createHash(algorithm).update(bytes).digest("hex") === hex,
	);
}

export interface LibraryCount {
	/** Distinct addresses of the scripts' libraries. */
	readonly wanted: number;
	/** Of these, addresses whose file the folder contains, with the checksum that the address names. */
	readonly present: number;
}

/** Counts the libraries of scripts, and how many of them a corpus folder contains. */
export function countLibraries(folder: string, files: readonly ScriptFile[]): LibraryCount {
	const addresses = addressesOf(files);
	return { wanted: addresses.length, present: addresses.filter((one) => readLibrary(folder, one) !== null).length };
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
