import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

/** Identifies a process by its id and its start time, because ids are reused. */
export interface ProcessIdentity {
	readonly pid: number;
	/** Opaque: clock ticks since boot on Linux, a date elsewhere. */
	readonly startedAt: string;
	readonly command: string;
}

const run = promisify(execFile);

/** @returns null when no such process is alive (a zombie counts as dead). */
export async function identifyProcess(pid: number): Promise<ProcessIdentity | null> {
	if (!Number.isSafeInteger(pid) || pid <= 0) return null;
	return process.platform === "linux" ? identifyByProc(pid) : identifyByPs(pid);
}

async function identifyByProc(pid: number): Promise<ProcessIdentity | null> {
	try {
		const [stat, command] = await Promise.all([
			readFile(`/proc/${pid}/stat`, "utf8"),
			readFile(`/proc/${pid}/cmdline`, "utf8"),
		]);
		// The second field is the command in parentheses and may itself hold spaces and parentheses: proc_pid_stat(5).
		const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
		if (fields[0] === "Z") return null;
		return { pid, startedAt: fields[19] ?? "", command: command.replaceAll("\0", " ").trim() };
	} catch {
		return null; // the process ended, before or between the two reads
	}
}

async function identifyByPs(pid: number): Promise<ProcessIdentity | null> {
	try {
		if (process.platform === "win32") {
			const query = `$p = Get-CimInstance Win32_Process -Filter "ProcessId=${pid}"; if ($p) { "$($p.CreationDate.Ticks)|$($p.CommandLine)" }`;
			const { stdout } = await run("powershell", ["-NoProfile", "-Command", query]);
			const [startedAt = "", ...command] = stdout.trim().split("|");
			return startedAt === "" ? null : { pid, startedAt, command: command.join("|") };
		}
		const { stdout } = await run("ps", ["-o", "lstart=,command=", "-p", String(pid)]);
		const line = stdout.trim();
		return line === "" ? null : { pid, startedAt: line.slice(0, 24), command: line.slice(25) };
	} catch {
		return null; // ps exits with 1 when there is no such process
	}
}

/** Waits until the process is gone; false when it outlived the time given. */
export async function waitForEnd(identity: ProcessIdentity, milliseconds: number): Promise<boolean> {
	const deadline = performance.now() + milliseconds;
	for (;;) {
		const now = await identifyProcess(identity.pid);
		if (now === null || now.startedAt !== identity.startedAt) return true;
		if (performance.now() > deadline) return false;
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
}
