import { readdirSync, readFileSync } from "node:fs";
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

/** Pid of the database server on this data folder. */
export function postmasterPid(dataDir: string): number {
	return Number(readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
}

function read(pid: number, file: string): string {
	try {
		return readFileSync(`/proc/${pid}/${file}`, "utf8");
	} catch {
		return ""; // it ended while we looked
	}
}
