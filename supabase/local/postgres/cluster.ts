import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chown, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Secrets } from "../data-folder/secrets.ts";
import { StartRefused } from "../refusal.ts";
import { makeClusterFolder, type PostgresPlace } from "./place.ts";

/** Written last: a folder without it is incomplete, left by a start that was killed. */
const COMPLETED = "scriptorium-completed";
const INCOMPLETE = ".half-made-";

/**
 * Creates the cluster if there is none.
 *
 * @returns whether it is new
 * @throws StartRefused when the cluster belongs to other secrets
 */
export async function ensureCluster(place: PostgresPlace, secrets: Secrets, secretsMade: boolean): Promise<boolean> {
	const owner = await readMarker(place.clusterDir);
	if (owner === secrets.clusterId) return false;
	// A cluster below /var/tmp remains when its data folder is deleted; new secrets then mean a new start.
	if (owner !== null && !(place.elsewhere && secretsMade)) {
		throw new StartRefused(
			`The database in ${place.clusterDir} was made with other secrets. Restore secrets.json, or delete that folder to start with a new database.`,
		);
	}
	await removeIncomplete(place.clusterDir);
	// An initdb of a killed start may still be writing. Each one therefore has a folder of its own, which is renamed when complete.
	const half: PostgresPlace = {
		...place,
		clusterDir: `${place.clusterDir}${INCOMPLETE}${randomBytes(6).toString("hex")}`,
	};
	await makeClusterFolder(half);
	await initialize(half, secrets.databasePassword);
	await writeFile(join(half.clusterDir, COMPLETED), secrets.clusterId, { mode: 0o600, flush: true });
	await rename(half.clusterDir, place.clusterDir);
	return true;
}

async function removeIncomplete(clusterDir: string): Promise<void> {
	const prefix = `${basename(clusterDir)}${INCOMPLETE}`;
	const names = existsSync(dirname(clusterDir)) ? await readdir(dirname(clusterDir)) : [];
	const halves = names.filter((name) => name.startsWith(prefix)).map((name) => join(dirname(clusterDir), name));
	for (const path of [clusterDir, ...halves]) await rm(path, { recursive: true, force: true, maxRetries: 10 });
}

async function readMarker(clusterDir: string): Promise<string | null> {
	try {
		return await readFile(join(clusterDir, COMPLETED), "utf8");
	} catch (thrown) {
		if (thrown instanceof Error && "code" in thrown && thrown.code === "ENOENT") return null;
		throw thrown;
	}
}

async function initialize(place: PostgresPlace, password: string): Promise<void> {
	// Beside the cluster, because initdb needs an empty folder. Not in /tmp, where other users could read the name.
	const passwordFile = `${place.clusterDir}.password`;
	await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
	try {
		if (place.runAs) await chown(passwordFile, place.runAs.uid, place.runAs.gid);
		const child = spawn(
			place.binaries.initdb,
			[
				`--pgdata=${place.clusterDir}`,
				"--username=postgres",
				`--pwfile=${passwordFile}`,
				"--auth=scram-sha-256",
				"--encoding=UTF8",
				"--locale=C.UTF-8",
			],
			{ ...place.runAs, cwd: "/", env: databaseEnvironment(), stdio: ["ignore", "ignore", "pipe"] },
		);
		let complaint = "";
		child.stderr.setEncoding("utf8").on("data", (text: string) => {
			complaint += text;
		});
		const [code] = (await once(child, "close")) as [number | null];
		if (code !== 0) throw new Error(`initdb ended with ${code}: ${complaint.trim()}`);
	} finally {
		await rm(passwordFile, { force: true });
	}
}

/** Environment of the database processes, without the user's own PG* variables. */
export function databaseEnvironment(): NodeJS.ProcessEnv {
	const { PATH, SystemRoot, TEMP } = process.env;
	return { PATH, LC_ALL: "C.UTF-8", TZ: "UTC", ...(process.platform === "win32" && { SystemRoot, TEMP }) };
}
