import { open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { StartRefused } from "../refusal.ts";
import { identifyProcess } from "./process-identity.ts";

const holder = z.object({ pid: z.number().int().positive(), startedAt: z.string() });

/**
 * Locks a data folder for this process. Without the lock, a second start would stop the PostgreSQL of the first one as an orphan. The
 * lock of a process that has ended is taken over.
 *
 * @returns a function that releases the lock
 * @throws StartRefused when another running process has the lock
 */
export async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
	const path = join(dataDir, "owner.json");
	const me = await identifyProcess(process.pid);
	for (let attempt = 0; attempt < 3; attempt++) {
		try {
			const file = await open(path, "wx", 0o600);
			await file.writeFile(JSON.stringify({ pid: process.pid, startedAt: me?.startedAt ?? "" }));
			await file.close();
			return () => rm(path, { force: true });
		} catch (thrown) {
			if (!(thrown instanceof Error && "code" in thrown && thrown.code === "EEXIST")) throw thrown;
		}
		const other = await readHolder(path);
		const alive = other && (await identifyProcess(other.pid));
		if (other && alive && alive.startedAt === other.startedAt) {
			throw new StartRefused(
				`Another Scriptorium (process ${other.pid}) already uses ${dataDir}. Stop it, or choose another folder with --data.`,
			);
		}
		await rm(path, { force: true });
	}
	throw new StartRefused(`Another start is taking ${dataDir} at this moment. Run the command again.`);
}

async function readHolder(path: string) {
	try {
		return holder.parse(JSON.parse(await readFile(path, "utf8")));
	} catch {
		return null; // gone in the meantime, or half-written by a process that was killed
	}
}
