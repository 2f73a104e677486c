import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { rootFolder } from "@scriptorium/workspace/root-folder";
import { BENCH_PORT, run as weighPages } from "./home-bytes.ts";

const WARM_STARTS = 5;
const READY = /^Scriptorium is ready at /m;

interface Started {
	readonly child: ChildProcess;
	readonly durationMs: number;
}

/** `pnpm bench start`: from `npm start` to the ready line, the memory of what then runs, and the weight of its pages. */
export async function run(): Promise<void> {
	const dataDir = mkdtempSync(join(tmpdir(), "scriptorium-bench-"));
	try {
		// The builds are not measured here: this makes them, so that every measured start finds them.
		await stop((await start(dataDir)).child);
		rmSync(dataDir, { recursive: true });
		const cold = await start(dataDir);
		await stop(cold.child);
		const warm: number[] = [];
		let memory = "";
		for (let attempt = 0; attempt < WARM_STARTS; attempt++) {
			const { child, durationMs } = await start(dataDir);
			warm.push(durationMs);
			if (attempt === WARM_STARTS - 1) memory = describeMemory(dataDir);
			await stop(child);
		}
		const [processor] = cpus();
		console.log(`Date      ${new Date().toISOString()}`);
		console.log(
			`Machine   ${processor?.model.trim()}, ${availableParallelism()} cores, ${gigabytes(totalmem())} GB, ${process.platform}-${process.arch}, Node ${process.versions.node}`,
		);
		console.log(
			`Load      ${loadavg()
				.map((value) => value.toFixed(1))
				.join(" ")} (1, 5, 15 minutes)`,
		);
		console.log(`Cold      ${cold.durationMs} ms (empty data folder, builds there)`);
		console.log(
			`Warm      ${warm.toSorted((one, two) => one - two)[Math.floor(WARM_STARTS / 2)]} ms, median of ${WARM_STARTS} (${warm.join(", ")})`,
		);
		console.log(memory);
		await weighPages();
	} finally {
		rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
	}
}

async function start(dataDir: string): Promise<Started> {
	const began = performance.now();
	const child = spawn("npm", ["start", "--", "--port", String(BENCH_PORT), "--data", dataDir], {
		cwd: rootFolder,
		stdio: ["ignore", "pipe", "pipe"],
		detached: true,
	});
	let said = "";
	await new Promise<void>((resolve, reject) => {
		for (const stream of [child.stdout, child.stderr]) {
			stream.on("data", (chunk: Buffer) => {
				said += chunk.toString();
				if (READY.test(said)) resolve();
			});
		}
		child.once("exit", () => reject(new Error(`The hub did not start:\n${said}`)));
	});
	return { child, durationMs: Math.round(performance.now() - began) };
}

async function stop(child: ChildProcess): Promise<void> {
	if (child.pid === undefined) return;
	const ended = once(child, "exit");
	process.kill(-child.pid, "SIGINT");
	await ended;
}

/** Resident memory of the hub's Node, and of Postgres as proportional shares: its processes share their buffers. */
function describeMemory(dataDir: string): string {
	if (process.platform !== "linux") return "Memory    is read on Linux only";
	const kilobytes = (pid: string, file: string, field: string) =>
		Number(new RegExp(`^${field}:\\s+(\\d+) kB`, "m").exec(readText(pid, file))?.[1] ?? 0);
	const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
	const hub = pids.filter(
		(pid) => /commands\/src\/start\.ts/.test(readText(pid, "cmdline")) && readText(pid, "cmdline").includes(dataDir),
	);
	const postmaster = pids.find(
		(pid) => /bin\/postgres\0/.test(readText(pid, "cmdline")) && readText(pid, "cmdline").includes(dataDir),
	);
	const postgres = pids.filter(
		(pid) => pid === postmaster || new RegExp(`^PPid:\\s+${postmaster}$`, "m").test(readText(pid, "status")),
	);
	if (hub.length === 0 || postgres.length === 0) throw new Error("The processes of the hub were not found in /proc");
	const megabytes = (list: string[], file: string, field: string) =>
		Math.round(list.reduce((sum, pid) => sum + kilobytes(pid, file, field), 0) / 1024);
	return [
		`Memory    hub (Node) ${megabytes(hub, "status", "VmRSS")} MB`,
		`          Postgres ${megabytes(postgres, "smaps_rollup", "Pss")} MB in ${postgres.length} processes (proportional set size)`,
	].join("\n");
}

function readText(pid: string, file: string): string {
	try {
		return readFileSync(`/proc/${pid}/${file}`, "utf8");
	} catch {
		return ""; // it ended while we looked
	}
}

function gigabytes(bytes: number): number {
	return Math.round(bytes / 2 ** 30);
}
