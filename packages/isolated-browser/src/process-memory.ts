import { readdirSync, readFileSync } from "node:fs";

/**
 * Lists the process ids of a process group from Linux's `/proc`: a browser that leads the group, and all its child processes.
 * @param leader process id of the group's leader
 * @returns the process ids
 */
export function processesOfGroup(leader: number): number[] {
	const pids = readdirSync("/proc").map(Number).filter(Number.isInteger);
	return pids.filter((pid) => {
		const text = readProcess(pid, "stat");
		// The name in brackets can hold anything; after it come state, parent and group (proc_pid_stat(5)).
		return Number(text.slice(text.lastIndexOf(")") + 2).split(" ")[2]) === leader;
	});
}

/**
 * Estimates the total memory of processes, in bytes: private, shared and swapped memory of each, plus the largest amount of
 * mapped files of any one, since they all run the same program. Memory shared by several processes is counted several times,
 * so the estimate is an upper bound. `smaps_rollup` would be exact but cannot be read for sandboxed processes.
 * @param pids process ids
 * @returns bytes
 */
export function memoryOf(pids: readonly number[]): number {
	let kilobytes = 0;
	let files = 0;
	for (const pid of pids) {
		const text = readProcess(pid, "status");
		const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(text)?.[1] ?? 0);
		kilobytes += field("RssAnon") + field("RssShmem") + field("VmSwap");
		files = Math.max(files, field("RssFile"));
	}
	return (kilobytes + files) * 1024;
}

/** Reads a file of `/proc`; empty when the process has ended. */
function readProcess(pid: number, file: "stat" | "status"): string {
	try {
		return readFileSync(`/proc/${pid}/${file}`, "utf8");
	} catch {
		return "";
	}
}
