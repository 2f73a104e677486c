import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { findOrInstallChromium } from "@scriptorium/test-runner/chromium";

const MAIN = fileURLToPath(new URL("../../../supabase/test-worker/main.ts", import.meta.url));

/** The key of workers under test. */
export const KEY = "key-of-the-worker-under-test-0123456789";

export interface WorkerUnderTest {
	readonly child: ChildProcess;
	/** Ends with a slash. */
	readonly url: string;
	/** What it printed so far. */
	said(): string;
	/** Ends it, by default as a container is ended, and waits; its exit code, null when the signal ended it. */
	end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts the entry module, without waiting. Of this process's environment it gets what finds programs and temporary folders. */
export function spawnWorker(variables: Readonly<Record<string, string>>): { child: ChildProcess; said(): string } {
	const { PATH, HOME, TMPDIR } = process.env;
	const env = { PATH, HOME, TMPDIR, ...variables };
	const child = spawn(process.execPath, [MAIN], { env, stdio: ["ignore", "pipe", "pipe"] });
	let said = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding("utf8").on("data", (text: string) => {
			said += text;
		});
	}
	return { child, said: () => said };
}

/**
 * Starts the real worker on a free port of loopback, with the machine's Chromium.
 * @param variables further environment variables
 * @returns the worker, once it listens
 * @throws with its output when it ends before
 */
export async function startWorker(variables: Readonly<Record<string, string>> = {}): Promise<WorkerUnderTest> {
	const chromium = await findOrInstallChromium();
	const { child, said } = spawnWorker({
		TEST_WORKER_KEY: KEY,
		TEST_WORKER_PORT: "0",
		TEST_WORKER_CHROMIUM: chromium,
		...variables,
	});
	const port = await new Promise<string>((resolve, reject) => {
		child.once("exit", (code) => reject(new Error(`The worker ended with ${code}:\n${said()}`)));
		child.stdout?.on("data", () => {
			const listens = /listens on port (\d+)\./.exec(said())?.[1];
			if (listens !== undefined) resolve(listens);
		});
	});
	return {
		child,
		url: `http://127.0.0.1:${port}/`,
		said,
		end: async (signal = "SIGTERM") => {
			if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
			const ended = once(child, "exit");
			child.kill(signal);
			await ended;
			return child.exitCode;
		},
	};
}
