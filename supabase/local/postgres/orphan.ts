import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { identifyProcess, waitForEnd } from "../data-folder/process-identity.ts";
import { StartRefused } from "../refusal.ts";
import type { PostgresPlace } from "./place.ts";
import { signalPostgres } from "./signal.ts";

/**
 * Stops a Postgres that a killed start left on this cluster. The pid in postmaster.pid may belong to anything by now:
 * only a process whose command line names postgres and this very folder is ours.
 * @returns true when there was one
 */
export async function stopOrphan(place: PostgresPlace): Promise<boolean> {
	const pid = await readPostmasterPid(place.clusterDir);
	const found = pid === null ? null : await identifyProcess(pid);
	if (found === null || !/postgres/.test(found.command) || !found.command.includes(place.clusterDir)) return false;
	signalPostgres(place, found.pid, "fast");
	if (await waitForEnd(found, 10_000)) return true;
	signalPostgres(place, found.pid, "immediate");
	if (await waitForEnd(found, 10_000)) return true;
	throw new StartRefused(
		`PostgreSQL (process ${found.pid}) still runs on ${place.clusterDir} and does not stop. End it by hand.`,
	);
}

async function readPostmasterPid(clusterDir: string): Promise<number | null> {
	const text = await readPidFile(clusterDir);
	const pid = Number.parseInt(text?.split("\n")[0] ?? "", 10);
	return Number.isSafeInteger(pid) ? pid : null;
}

/** @returns true once the server that we started accepts connections (line 8, as pg_ctl reads it). */
export async function isReady(clusterDir: string, pid: number): Promise<boolean> {
	const lines = (await readPidFile(clusterDir))?.split("\n") ?? [];
	return Number.parseInt(lines[0] ?? "", 10) === pid && lines[7]?.trim() === "ready";
}

async function readPidFile(clusterDir: string): Promise<string | null> {
	try {
		return await readFile(join(clusterDir, "postmaster.pid"), "utf8");
	} catch (thrown) {
		if (thrown instanceof Error && "code" in thrown && thrown.code === "ENOENT") return null;
		throw thrown;
	}
}
