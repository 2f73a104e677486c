import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chown, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Secrets } from "../data-folder/secrets.ts";
import { StartRefused } from "../refusal.ts";
import { makeClusterFolder, type PostgresPlace } from "./place.ts";

/** Written last: a folder without it is a half-made one, left by a start that was killed. */
const COMPLETED = "scriptorium-completed";
const HALF_MADE = ".half-made-";

/**
 * Makes the cluster when there is none.
 * @returns true when it is new
 */
export async function ensureCluster(place: PostgresPlace, secrets: Secrets, secretsMade: boolean): Promise<boolean> {
	const owner = await readMarker(place.clusterDir);
	if (owner === secrets.clusterId) return false;
	// Below /var/tmp a cluster outlives the data folder: whoever deleted that one wanted to begin afresh.
	if (owner !== null && !(place.elsewhere && secretsMade)) {
		throw new StartRefused(
			`The database in ${place.clusterDir} was made with other secrets. Put secrets.json back, or delete that folder to begin afresh.`,
		);
	}
	await removeHalfMade(place.clusterDir);
	// An initdb that a killed start left behind still writes: it has a folder of its own, and only a finished one gets
	// the cluster's name.
	const half: PostgresPlace = {
		...place,
		clusterDir: `${place.clusterDir}${HALF_MADE}${randomBytes(6).toString("hex")}`,
	};
	await makeClusterFolder(half);
	await initialise(half, secrets.databasePassword);
	await writeFile(join(half.clusterDir, COMPLETED), secrets.clusterId, { mode: 0o600, flush: true });
	await rename(half.clusterDir, place.clusterDir);
	return true;
}

async function removeHalfMade(clusterDir: string): Promise<void> {
	const prefix = `${basename(clusterDir)}${HALF_MADE}`;
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

async function initialise(place: PostgresPlace, password: string): Promise<void> {
	// Beside the cluster, not inside: initdb wants an empty folder. Not in /tmp: everybody could watch for it there.
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

/** Nothing of the user's own PG* variables may reach the server. */
export function databaseEnvironment(): NodeJS.ProcessEnv {
	const { PATH, SystemRoot, TEMP } = process.env;
	return { PATH, LC_ALL: "C.UTF-8", TZ: "UTC", ...(process.platform === "win32" && { SystemRoot, TEMP }) };
}
