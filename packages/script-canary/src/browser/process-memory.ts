import { readdirSync, readFileSync } from "node:fs";

/**
 * Processes of a process group, as Linux lists them in `/proc`: a browser that was started as the leader of a group, and
 * everything it started.
 * @param leader process id of the group's leader
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
 * Memory of processes as a whole, in bytes: what each has for itself, what it shares with others, what was swapped out, and
 * once the files that one of them has mapped, since they all run the same program. Shared memory counts for each of its users,
 * so this is rather too much than too little. `smaps_rollup` would be exact, but nobody may read that of a sandboxed process.
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

/** Empty for a process that has ended. */
function readProcess(pid: number, file: "stat" | "status"): string {
	try {
		return readFileSync(`/proc/${pid}/${file}`, "utf8");
	} catch {
		return "";
	}
}
