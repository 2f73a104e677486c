import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PublicUserscript } from "../../../corpus/userscripts/public-userscripts.ts";

/** Content of files by its SHA-256. */
export type BytesByHash = ReadonlyMap<string, Buffer>;

/** Reads every file below a folder. */
export function readBytes(folder: string): BytesByHash {
	const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	return new Map(
		files.map((entry) => {
			const bytes = readFileSync(join(entry.parentPath, entry.name));
			return [createHash("sha256").update(bytes).digest("hex"), bytes];
		}),
	);
}

/** One line for each script and file of the list whose bytes are not there. */
export function findMissing(scripts: readonly PublicUserscript[], bytes: BytesByHash): string[] {
	return scripts.flatMap(({ name, repository, commit, path, sha256, files }) =>
		[{ source: `${repository}@${commit}:${path}`, sha256 }, ...files]
			.filter((file) => !bytes.has(file.sha256))
			.map((file) => `${name}: ${file.source} (SHA-256 ${file.sha256})`),
	);
}
