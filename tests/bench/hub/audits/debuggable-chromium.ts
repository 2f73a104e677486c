import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const LISTENING = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//m;

export interface DebuggableChromium {
	readonly port: number;
	stop(): Promise<void>;
}

/** Starts a Chromium that Lighthouse can reach on a port, with an empty profile. */
export async function startDebuggableChromium(executablePath: string): Promise<DebuggableChromium> {
	const profile = await mkdtemp(join(tmpdir(), "scriptorium-chromium-"));
	const child = spawn(
		executablePath,
		[
			"--headless=new",
			"--no-sandbox",
			"--no-first-run",
			"--disable-background-networking",
			"--disable-component-update",
			"--disable-extensions",
			"--remote-debugging-port=0",
			`--user-data-dir=${profile}`,
			"about:blank",
		],
		{ stdio: ["ignore", "ignore", "pipe"] },
	);
	const ended = once(child, "exit");
	let said = "";
	const port = await new Promise<number>((resolve, reject) => {
		child.once("error", reject);
		child.once("exit", () => reject(new Error(`Chromium ended before it listened:\n${said}`)));
		child.stderr.on("data", (chunk: Buffer) => {
			said += chunk.toString();
			const found = LISTENING.exec(said)?.[1];
			if (found) resolve(Number(found));
		});
	});
	return {
		port,
		async stop() {
			child.kill();
			await ended;
			await rm(profile, { recursive: true, force: true, maxRetries: 10 });
		},
	};
}
