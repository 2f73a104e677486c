import { existsSync } from "node:fs";
import { copyFile, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { clusterDirOf, type PostgresPlace } from "../postgres/place.ts";

/**
 * Moves a stopped database, its secrets and its log into a folder of their own inside the data folder. Nothing is deleted: an
 * older version of Scriptorium opens the result with `--data <that folder>`. Files that do not belong to the database stay where they are, as
 * `npm start` builds into the same folder at this moment.
 *
 * @param options.dataDir the data folder; the caller holds its lock
 * @param options.schemaVersion newest migration of the database (14 digits); part of the new folder's name
 * @returns path of the new folder
 */
export async function setAsideDatabase(options: {
	dataDir: string;
	place: PostgresPlace;
	schemaVersion: string;
}): Promise<string> {
	const { dataDir, place, schemaVersion } = options;
	const folder = await makeFolder(join(dataDir, `old-database-${schemaVersion}`));
	// A start that is killed in the middle leaves the old database complete: its secrets are there before it arrives, and are
	// removed here only after that.
	await copyFile(join(dataDir, "secrets.json"), join(folder, "secrets.json"));
	await rename(place.clusterDir, await clusterDirOf(folder, place.elsewhere));
	await rm(join(dataDir, "secrets.json"));
	const log = join(dataDir, "postgres.log");
	if (existsSync(log)) await rename(log, join(folder, "postgres.log"));
	return folder;
}

/** Adds `-2`, `-3`, … to the name while it is taken. */
async function makeFolder(wanted: string): Promise<string> {
	for (let number = 1; ; number++) {
		const path = number === 1 ? wanted : `${wanted}-${number}`;
		try {
			await mkdir(path, { mode: 0o700 });
			return path;
		} catch (thrown) {
			if (!(thrown instanceof Error && "code" in thrown && thrown.code === "EEXIST")) throw thrown;
		}
	}
}
