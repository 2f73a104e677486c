import { type ChildProcess, spawn } from "node:child_process";
import { createRequire } from "node:module";
import { connect } from "node:net";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findFreePort } from "../postgres/free-port.ts";

const WATCH_PARENT = fileURLToPath(new URL("watch-parent.ts", import.meta.url));
const START_PATIENCE_MS = 30_000;

export interface DenoProcess {
	readonly child: ChildProcess;
	readonly port: number;
}

function denoExecutable(): string {
	const folder = dirname(createRequire(import.meta.url).resolve("deno/package.json"));
	return join(folder, process.platform === "win32" ? "deno.exe" : "deno");
}

/**
 * Starts one function. The source is the deployed one: `DENO_SERVE_ADDRESS` sends its `Deno.serve` to our port.
 * Imports come from the installed packages only; nothing is downloaded.
 */
export async function startDeno(options: {
	entry: string;
	env: Readonly<Record<string, string>>;
	cacheDir: string;
	log: (line: string) => void;
}): Promise<DenoProcess> {
	const port = await findFreePort();
	const child = spawn(
		denoExecutable(),
		[
			"run",
			"--no-prompt",
			"--no-remote",
			"--no-lock",
			"--node-modules-dir=manual",
			"--quiet",
			"--allow-net",
			"--allow-env",
			`--preload=${WATCH_PARENT}`,
			options.entry,
		],
		{
			cwd: dirname(options.entry),
			// Own session: Ctrl-C reaches the hub only, which ends this process in order.
			detached: true,
			stdio: ["ignore", "pipe", "pipe"],
			env: {
				PATH: process.env.PATH,
				DENO_DIR: options.cacheDir,
				DENO_NO_UPDATE_CHECK: "1",
				SCRIPTORIUM_HUB_PID: String(process.pid),
				DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
				...options.env,
			},
		},
	);
	for (const stream of [child.stdout, child.stderr]) {
		stream?.setEncoding("utf8").on("data", (text: string) => {
			for (const line of text.split("\n")) if (line.trim() !== "") options.log(line);
		});
	}
	await untilListening(child, port);
	return { child, port };
}

async function untilListening(child: ChildProcess, port: number): Promise<void> {
	let spawnError: Error | undefined;
	child.once("error", (error) => {
		spawnError = error;
	});
	const deadline = performance.now() + START_PATIENCE_MS;
	while (performance.now() < deadline) {
		if (spawnError) throw spawnError;
		if (child.exitCode !== null || child.signalCode !== null) {
			throw new Error(`It ended with ${child.exitCode ?? child.signalCode} before it listened.`);
		}
		if (await accepts(port)) return;
		await new Promise((resolve) => setTimeout(resolve, 15));
	}
	child.kill("SIGKILL");
	throw new Error(`It did not listen within ${START_PATIENCE_MS / 1000} s.`);
}

function accepts(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect(port, "127.0.0.1");
		socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
		socket.once("connect", () => socket.destroy());
	});
}
