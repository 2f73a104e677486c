import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface FoundProcess {
	readonly pid: number;
	readonly command: string;
}

/** Every process of this machine whose command line or environment names the folder, this one aside. */
export function processesOf(folder: string): FoundProcess[] {
	const found: FoundProcess[] = [];
	for (const name of readdirSync("/proc")) {
		const pid = Number(name);
		if (!Number.isInteger(pid) || pid === process.pid) continue;
		const command = read(pid, "cmdline");
		if (command.includes(folder) || read(pid, "environ").includes(folder)) {
			found.push({ pid, command: command.replaceAll("\0", " ") });
		}
	}
	return found;
}

/** Ends what a failed test left behind, so that it cannot disturb the next one. */
export function endProcessesOf(folder: string): void {
	for (const { pid } of processesOf(folder)) process.kill(pid, "SIGKILL");
}

/** Pid of the database server on this data folder; null while there is none. */
export function postmasterPid(dataDir: string): number | null {
	const file = join(dataDir, "postgres", "postmaster.pid");
	const pid = existsSync(file) ? Number(readFileSync(file, "utf8").split("\n")[0]) : 0;
	return pid > 0 ? pid : null;
}

/** Kills the database server as a power cut would. @returns its pid */
export function killPostgres(dataDir: string): number {
	const pid = postmasterPid(dataDir);
	if (pid === null) throw new Error("There is no Postgres to kill.");
	process.kill(pid, "SIGKILL");
	return pid;
}

function read(pid: number, file: string): string {
	try {
		return readFileSync(`/proc/${pid}/${file}`, "utf8");
	} catch {
		return ""; // it ended while we looked
	}
}
