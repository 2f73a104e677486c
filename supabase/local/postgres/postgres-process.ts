import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { databaseEnvironment } from "./cluster.ts";
import { isReady } from "./orphan.ts";
import type { PostgresPlace } from "./place.ts";

const SETTINGS = [
	"listen_addresses=127.0.0.1",
	"unix_socket_directories=",
	"max_connections=40",
	"log_min_messages=warning",
	"client_min_messages=warning",
];

/**
 * Starts one server process and waits until it takes connections.
 * Durability settings stay PostgreSQL's own: an acknowledged row survives a kill.
 */
export async function spawnPostgres(place: PostgresPlace, port: number, logFile: string): Promise<ChildProcess> {
	const log = openSync(logFile, "a", 0o600);
	let child: ChildProcess;
	try {
		child = spawn(
			place.binaries.postgres,
			["-D", place.clusterDir, "-p", String(port), ...SETTINGS.flatMap((setting) => ["-c", setting])],
			{
				...place.runAs,
				cwd: "/",
				env: databaseEnvironment(),
				stdio: ["ignore", log, log],
				// Own session: Ctrl-C and a closed terminal reach us only, and we stop it in order.
				detached: true,
			},
		);
	} finally {
		closeSync(log);
	}
	await waitUntilReady(place, child, logFile);
	return child;
}

async function waitUntilReady(place: PostgresPlace, child: ChildProcess, logFile: string): Promise<void> {
	let spawnError: Error | undefined;
	child.once("error", (error) => {
		spawnError = error;
	});
	while (child.exitCode === null && child.signalCode === null && spawnError === undefined) {
		if (child.pid !== undefined && (await isReady(place.clusterDir, child.pid))) return;
		await new Promise((resolve) => setTimeout(resolve, 10));
	}
	const log = await readFile(logFile, "utf8").catch(() => "");
	const lastLines = log.trim().split("\n").slice(-6).join("\n");
	throw new Error(
		`PostgreSQL did not start. ${spawnError?.message ?? `Its last words, from ${logFile}:`}\n${lastLines}`,
	);
}
