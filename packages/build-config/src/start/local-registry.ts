import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { HOST_CONTRACT_VERSION } from "@scriptorium/shared-protocol/host-remote/contract-version";
import { type RemoteRegistry, remoteRegistry } from "@scriptorium/shared-protocol/host-remote/registry";
import * as z from "zod";
import type { LocalRemoteBuild } from "./local-remotes.ts";
import { StartFailure } from "./start-failure.ts";

/** What a remote's build leaves in `dist/remote.json`; addresses are relative to its dist. */
const builtDescriptor = z.looseObject({
	entry: z.string(),
	preload: z.array(z.string()),
	css: z.array(z.string()),
});

/**
 * Writes `<data>/remotes.json` from the builds of the workspace.
 * A registry that somebody changed by hand stays until a remote is built anew: that is how one is tried out.
 * @returns the file's path
 */
export async function writeLocalRegistry(dataDir: string, remotes: readonly LocalRemoteBuild[]): Promise<string> {
	const file = join(dataDir, "remotes.json");
	const sourceFile = join(dataDir, "remotes.source");
	const text = `${JSON.stringify(await combine(remotes), null, "\t")}\n`;
	const source = createHash("sha256").update(text).digest("hex");
	const lastSource = existsSync(sourceFile) ? await readFile(sourceFile, "utf8") : null;
	if (lastSource === source && existsSync(file)) return file;
	// The hub's server may be reading it: the name always leads to a whole file.
	await writeFile(`${file}.${process.pid}`, text);
	await rename(`${file}.${process.pid}`, file);
	await writeFile(sourceFile, source);
	return file;
}

async function combine(remotes: readonly LocalRemoteBuild[]): Promise<RemoteRegistry> {
	const descriptors = await Promise.all(remotes.map(readDescriptor));
	return remoteRegistry.parse({ contract: HOST_CONTRACT_VERSION, remotes: descriptors });
}

async function readDescriptor({ name, mountPath, distDir }: LocalRemoteBuild): Promise<unknown> {
	const file = join(distDir, "remote.json");
	if (!existsSync(file)) throw new StartFailure(`${name} is not built (${file} is missing). Start without --no-build.`);
	const built = builtDescriptor.parse(JSON.parse(await readFile(file, "utf8")));
	const address = (relative: string) => `${mountPath}${relative.replace(/^(?:\.\/|\/)/, "")}`;
	return {
		...built,
		entry: address(built.entry),
		preload: built.preload.map(address),
		css: built.css.map(address),
	};
}
