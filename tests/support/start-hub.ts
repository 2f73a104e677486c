import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const READY = /^Scriptorium is ready at (http:\/\/localhost:\d+)$/m;
const EXTENSION = /^The extension lies in (.+?) \(/m;

/**
 * Starts the whole product for the journeys, on a free port with a data folder of its own, and stops it afterwards.
 * SCRIPTORIUM_HUB names a running one instead.
 */
export default async function startHub(): Promise<() => Promise<void>> {
	if (process.env.SCRIPTORIUM_HUB) return async () => undefined;
	const data = mkdtempSync(join(tmpdir(), "scriptorium-journeys-"));
	const child = spawn(process.execPath, ["packages/build-config/commands/start.ts", "--port", "0", "--data", data], {
		cwd: root,
		stdio: ["ignore", "pipe", "pipe"],
	});
	const said = await untilReady(child);
	process.env.SCRIPTORIUM_HUB = READY.exec(said)?.[1] ?? "";
	process.env.SCRIPTORIUM_EXTENSION = EXTENSION.exec(said)?.[1] ?? "";
	return async () => {
		const gone = new Promise((resolve) => child.once("exit", resolve));
		child.kill("SIGTERM");
		await gone;
		// The extension was built for this port only.
		for (const folder of [data, process.env.SCRIPTORIUM_EXTENSION ?? data])
			rmSync(folder, { recursive: true, force: true });
	};
}

function untilReady(child: ChildProcess): Promise<string> {
	return new Promise((resolve, reject) => {
		let said = "";
		const hear = (chunk: Buffer) => {
			said += chunk.toString();
			if (READY.test(said)) resolve(said);
		};
		child.stdout?.on("data", hear);
		child.stderr?.on("data", hear);
		child.once("exit", (code) => reject(new Error(`The hub ended with code ${code} before it was ready:\n${said}`)));
	});
}
