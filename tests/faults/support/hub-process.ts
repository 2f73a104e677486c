import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const READY = /^Scriptorium is ready at (http:\/\/localhost:\d+)$/m;

/** A hub under test: its process, which the faults target, and its output so far. */
export interface HubProcess {
	readonly child: ChildProcess;
	readonly origin: string;
	said(): string;
	/** Sends the signal and waits for the end; the exit code, null when the signal ended it. */
	end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface HubOptions {
	readonly port: number;
	readonly dataDir: string;
	/** Through npm, as a user starts it; then signals go to the whole group, as a terminal sends them. */
	readonly throughNpm?: boolean;
}

export function spawnHub({ port, dataDir, throughNpm }: HubOptions): ChildProcess {
	const args = ["--port", String(port), "--data", dataDir, "--no-build"];
	return throughNpm
		? spawn("npm", ["start", "--", ...args], { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"], detached: true })
		: spawn(process.execPath, ["packages/commands/src/start.ts", ...args], {
				cwd: ROOT,
				stdio: ["ignore", "pipe", "pipe"],
			});
}

export async function startHub(options: HubOptions): Promise<HubProcess> {
	const child = spawnHub(options);
	let said = "";
	const hear = (chunk: Buffer) => {
		said += chunk.toString();
	};
	child.stdout?.on("data", hear);
	child.stderr?.on("data", hear);
	await new Promise<void>((resolve, reject) => {
		child.stdout?.on("data", () => READY.test(said) && resolve());
		child.once("exit", (code) => reject(new Error(`The hub ended with ${code} before it was ready:\n${said}`)));
	});
	return {
		child,
		origin: READY.exec(said)?.[1] ?? "",
		said: () => said,
		end: async (signal) => {
			if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return child.exitCode;
			const ended = once(child, "exit");
			process.kill(options.throughNpm ? -child.pid : child.pid, signal);
			await ended;
			return child.exitCode;
		},
	};
}
