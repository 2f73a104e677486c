import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../../test-worker/main.ts", import.meta.url));
const START_TIMEOUT_MS = 30_000;
/** Time in which its browsers have to be closed. */
const STOP_TIMEOUT_MS = 10_000;
/** `main.ts` prints this line when it accepts connections. */
const READY = /^The test worker listens on port \d+\.$/m;
/** Of the hub's environment the worker, and the browsers that it starts, see only these: none of them is a key. */
const PASSED_ON = ["PATH", "HOME", "TMPDIR", "LANG", "TEST_WORKER_MEMORY_MB"];

export interface TestWorkerProcess {
	readonly child: ChildProcess;
	/** Lets it close its browsers, and kills it when it does not. */
	end(): Promise<void>;
}

/**
 * Starts the test worker as a child process.
 * @param options where it listens on 127.0.0.1, and with which key and browser
 * @param options.log called for each line that it prints
 * @returns the process, once it accepts connections
 * @throws when it ends before, or does not listen within 30 s
 */
export async function startTestWorkerProcess(options: {
	readonly chromium: string;
	readonly key: string;
	readonly port: number;
	/** Folder for the compiled code of the worker, which starts faster with it. */
	readonly compileCache: string;
	readonly log: (line: string) => void;
}): Promise<TestWorkerProcess> {
	const { chromium, key, port, compileCache, log } = options;
	const passedOn = PASSED_ON.flatMap((name) => {
		const value = process.env[name];
		return value === undefined ? [] : [[name, value] as const];
	});
	const child = spawn(process.execPath, [MAIN], {
		// A session of its own: Ctrl-C reaches only the hub, which stops this process.
		detached: true,
		stdio: ["ignore", "pipe", "pipe"],
		env: {
			...Object.fromEntries(passedOn),
			NODE_COMPILE_CACHE: compileCache,
			TEST_WORKER_KEY: key,
			TEST_WORKER_HOST: "127.0.0.1",
			TEST_WORKER_PORT: String(port),
			TEST_WORKER_CHROMIUM: chromium,
			SCRIPTORIUM_HUB_PID: String(process.pid),
		},
	});
	const end = async () => {
		if (child.exitCode !== null || child.signalCode !== null) return;
		const ended = once(child, "exit");
		child.kill("SIGTERM");
		const timer = setTimeout(() => child.kill("SIGKILL"), STOP_TIMEOUT_MS);
		await ended;
		clearTimeout(timer);
	};
	const ready = Promise.withResolvers<void>();
	const timer = setTimeout(
		() => ready.reject(new Error(`It did not listen within ${START_TIMEOUT_MS / 1000} s.`)),
		START_TIMEOUT_MS,
	);
	child.once("error", ready.reject);
	child.once("exit", (code, signal) => ready.reject(new Error(`It ended with ${code ?? signal} before it listened.`)));
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding("utf8").on("data", (text: string) => {
			if (READY.test(text)) return ready.resolve();
			for (const line of text.split("\n")) if (line.trim() !== "") log(line);
		});
	}
	try {
		await ready.promise;
		return { child, end };
	} catch (thrown) {
		child.kill("SIGKILL");
		throw thrown;
	} finally {
		clearTimeout(timer);
	}
}
