import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { composeRegistry } from "@scriptorium/build-config/federation/compose-registry";
import type { RemoteRegistry } from "@scriptorium/shared-protocol/host-remote/registry";
import type { LocalRemoteBuild } from "./local-remotes.ts";
import { StartFailure } from "./start-failure.ts";

/**
 * Writes `<data>/remotes.json` from the builds of the workspace.
 * A registry that somebody changed by hand stays until a remote is built anew: that is how one is tried out.
 * @returns the file's path
 */
export async function writeLocalRegistry(dataDir: string, remotes: readonly LocalRemoteBuild[]): Promise<string> {
	const file = join(dataDir, "remotes.json");
	const sourceFile = join(dataDir, "remotes.source");
	const text = `${JSON.stringify(combine(remotes), null, "\t")}\n`;
	const source = createHash("sha256").update(text).digest("hex");
	const lastSource = existsSync(sourceFile) ? await readFile(sourceFile, "utf8") : null;
	if (lastSource === source && existsSync(file)) return file;
	// The hub's server may be reading it: the name always leads to a whole file.
	await writeFile(`${file}.${process.pid}`, text);
	await rename(`${file}.${process.pid}`, file);
	await writeFile(sourceFile, source);
	return file;
}

function combine(remotes: readonly LocalRemoteBuild[]): RemoteRegistry {
	const missing = remotes.find(({ distDir }) => !existsSync(join(distDir, "remote.json")));
	if (missing) throw new StartFailure(`${missing.name} is not built. Start without --no-build.`);
	return composeRegistry(remotes.map(({ distDir, mountPath }) => ({ distDir, base: mountPath })));
}
