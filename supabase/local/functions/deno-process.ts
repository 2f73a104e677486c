import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { createRequire } from "node:module";
import { connect } from "node:net";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findFreePort } from "../postgres/free-port.ts";

const PRELOADED = ["guard-port.ts", "watch-parent.ts"].map((name) => fileURLToPath(new URL(name, import.meta.url)));
const START_TIMEOUT_MS = 30_000;

export interface DenoProcess {
	readonly child: ChildProcess;
	readonly port: number;
	/** Its requests need this in the header `x-scriptorium-gateway-key`. */
	readonly key: string;
}

function denoExecutable(): string {
	const folder = dirname(createRequire(import.meta.url).resolve("deno/package.json"));
	return join(folder, process.platform === "win32" ? "deno.exe" : "deno");
}

/**
 * Starts an edge function in a Deno process of its own. `DENO_SERVE_ADDRESS` sets the port of its `Deno.serve`, so the deployed source
 * is used unchanged. Imports come from installed packages only; nothing is downloaded.
 * @param options the function and its surroundings
 * @param options.entry path of the function's entry module
 * @param options.env environment variables that it sees besides those of Deno itself
 * @param options.mayReadHostname whether it may read this computer's name; false if left out
 * @param options.cacheDir folder for Deno's cache
 * @param options.log called for each line that the process prints
 * @returns the process, once it accepts connections
 * @throws when the process ends or does not listen within 30 s
 */
export async function startDeno(options: {
	entry: string;
	env: Readonly<Record<string, string>>;
	mayReadHostname?: boolean;
	cacheDir: string;
	log: (line: string) => void;
}): Promise<DenoProcess> {
	const port = await findFreePort();
	const key = randomBytes(32).toString("base64url");
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
			...(options.mayReadHostname === true ? ["--allow-sys=hostname"] : []),
			...PRELOADED.map((path) => `--preload=${path}`),
			options.entry,
		],
		{
			cwd: dirname(options.entry),
			// A session of its own: Ctrl-C reaches only the hub, which stops this process.
			detached: true,
			stdio: ["ignore", "pipe", "pipe"],
			env: {
				PATH: process.env.PATH,
				DENO_DIR: options.cacheDir,
				DENO_NO_UPDATE_CHECK: "1",
				SCRIPTORIUM_HUB_PID: String(process.pid),
				SCRIPTORIUM_GATEWAY_KEY: key,
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
	await waitUntilListening(child, port);
	return { child, port, key };
}

async function waitUntilListening(child: ChildProcess, port: number): Promise<void> {
	let spawnError: Error | undefined;
	child.once("error", (error) => {
		spawnError = error;
	});
	const deadline = performance.now() + START_TIMEOUT_MS;
	while (performance.now() < deadline) {
		if (spawnError) throw spawnError;
		if (child.exitCode !== null || child.signalCode !== null) {
			throw new Error(`It ended with ${child.exitCode ?? child.signalCode} before it listened.`);
		}
		if (await accepts(port)) return;
		await new Promise((resolve) => setTimeout(resolve, 15));
	}
	child.kill("SIGKILL");
	throw new Error(`It did not listen within ${START_TIMEOUT_MS / 1000} s.`);
}

function accepts(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect(port, "127.0.0.1");
		socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
		socket.once("connect", () => socket.destroy());
	});
}
