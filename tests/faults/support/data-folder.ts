import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { servedFolders } from "@scriptorium/workspace/build/build-targets";
import { endProcessesOf } from "./processes.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** Runs a test with a data folder of its own, and ends all processes that still use it afterwards. */
export async function withDataFolder(test: (dataDir: string) => Promise<void>): Promise<void> {
	const dataDir = mkdtempSync(join(tmpdir(), "scriptorium-faults-"));
	try {
		await test(dataDir);
	} finally {
		endProcessesOf(dataDir);
		rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
	}
}

export function publishableKeyOf(dataDir: string): string {
	return secretsOf(dataDir).publishableKey;
}

export function secretsOf(dataDir: string): Record<"publishableKey" | "secretKey" | "databasePassword", string> {
	return JSON.parse(readFileSync(join(dataDir, "secrets.json"), "utf8"));
}

/** The hubs under test start with `--no-build`: what they serve is built once, before. */
export async function ensureBuilt(): Promise<void> {
	const build = spawn(process.execPath, ["packages/commands/src/build.ts", ...servedFolders], {
		cwd: ROOT,
		stdio: "inherit",
	});
	const [code] = await once(build, "exit");
	if (code !== 0) throw new Error("The hub could not be built; its messages are above.");
}
