import { spawn } from "node:child_process";
import { once } from "node:events";
import { chown, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Secrets } from "../data-folder/secrets.ts";
import { StartRefused } from "../refusal.ts";
import { makeClusterFolder, type PostgresPlace } from "./place.ts";

/** Written last: a folder without it is a half-made one, left by a start that was killed. */
const COMPLETED = "scriptorium-completed";

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
	await makeClusterFolder(place);
	await initialise(place, secrets.databasePassword);
	await writeFile(join(place.clusterDir, COMPLETED), secrets.clusterId, { mode: 0o600, flush: true });
	return true;
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
		const [code] = await once(child, "close");
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
