import { readFileSync } from "node:fs";

/**
 * Calls back when the npm that started this process is gone, killed with -9 say: then nobody is left who could pass on
 * a wish to stop, and the port would stay taken. npm runs us through a shell that survives it, so its end shows as
 * another parent of that shell. Linux only; elsewhere such a process is ended by hand.
 */
export function whenStarterEnds(callback) {
	if (process.env.npm_lifecycle_event === undefined || process.platform !== "linux") return;
	const starter = lineage();
	const timer = setInterval(() => {
		if (lineage() === starter) return;
		clearInterval(timer);
		callback();
	}, 500);
	timer.unref();
}

function lineage() {
	return `${process.ppid} ${parentOf(process.ppid)}`;
}

function parentOf(pid) {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
		// After the command in parentheses: state, then the parent's pid (proc_pid_stat(5)).
		return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1];
	} catch {
		return null; // it has just ended; our own parent changes with it
	}
}
