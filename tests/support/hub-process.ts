import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fillDataFolder } from "@scriptorium/supabase/test-support/data-folder-template";

const root = fileURLToPath(new URL("../../", import.meta.url));
const READY = /^Scriptorium is ready at (http:\/\/localhost:\d+)$/m;
const EXTENSION = /^The extension lies in (.+?) \(/m;

export interface HubProcess {
	readonly origin: string;
	/** Folder of the extension that belongs to this origin. */
	readonly extension: string;
	/** Its output until it was ready. */
	readonly said: string;
	/** Key of the service role, which makes accounts: the public cannot sign up by e-mail. Throws without a local backend. */
	readonly serviceRoleKey: string;
	/** Stops it and removes its data. */
	stop(): Promise<void>;
}

/**
 * Starts the product as `npm start` does, on a free port with a data folder of its own, and waits until it is ready.
 * @param args further arguments of `npm start`, for example `--no-build`
 * @param env environment variables that differ from those of this process; with SUPABASE_URL there is no local backend. Without
 * `SCRIPTORIUM_TEST_RUNS: "on"` the server has no browser for test runs
 * @returns the running hub
 * @throws with its output when it ends before it is ready
 */
export async function startHubProcess(
	args: readonly string[],
	env: Readonly<Record<string, string>> = {},
): Promise<HubProcess> {
	const data = mkdtempSync(join(tmpdir(), "scriptorium-hub-"));
	if (!env.SUPABASE_URL) await fillDataFolder(data, { seed: true });
	const child = spawn(process.execPath, ["packages/commands/src/start.ts", "--port", "0", "--data", data, ...args], {
		cwd: root,
		stdio: ["ignore", "pipe", "pipe"],
		env: { ...process.env, SCRIPTORIUM_CANARY: "off", SCRIPTORIUM_TEST_RUNS: "off", ...env },
	});
	const said = await untilReady(child);
	const extension = EXTENSION.exec(said)?.[1] ?? "";
	return {
		origin: READY.exec(said)?.[1] ?? "",
		extension,
		said,
		get serviceRoleKey() {
			return serviceRoleKeyOf(data);
		},
		async stop() {
			const gone = new Promise((resolve) => child.once("exit", resolve));
			child.kill("SIGTERM");
			await gone;
			// The extension was built for this port only.
			for (const path of [data, extension, `${extension}.zip`]) rmSync(path, { recursive: true, force: true });
		},
	};
}

function serviceRoleKeyOf(data: string): string {
	const secrets: unknown = JSON.parse(readFileSync(join(data, "secrets.json"), "utf8"));
	if (typeof secrets === "object" && secrets !== null && "secretKey" in secrets) return String(secrets.secretKey);
	throw new Error(`${data} has no service role key.`);
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
