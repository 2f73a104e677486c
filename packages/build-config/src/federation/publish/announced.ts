import { existsSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import {
	type RemoteDescriptor,
	type RemoteRegistry,
	remoteDescriptor,
	remoteRegistry,
} from "@scriptorium/shared-protocol/host-remote/registry";
import * as z from "zod";

/** Earlier entries that a rollback can bring back, for each remote. */
const MAX_EARLIER = 10;
const history = z.record(z.string(), z.array(remoteDescriptor));
export type History = z.infer<typeof history>;

export interface Announced {
	readonly registry: RemoteRegistry;
	/** Former entries by the name of the remote, the latest one first. */
	readonly earlier: History;
}

const historyFile = (registryFile: string) => `${registryFile}.earlier`;

/**
 * Reads the registry and the former announcement.
 * @param registryFile path of the registry
 * @returns both
 * @throws if one of the files is not valid
 */
export async function readAnnounced(registryFile: string): Promise<Announced> {
	const file = historyFile(registryFile);
	return {
		registry: remoteRegistry.parse(JSON.parse(await readFile(registryFile, "utf8"))),
		earlier: existsSync(file) ? history.parse(JSON.parse(await readFile(file, "utf8"))) : {},
	};
}

/**
 * Announces an entry: from the next request on the hub serves pages with it. Each file is replaced at once, so that no reader
 * sees half of it.
 * @param registryFile path of the registry
 * @param announced the new announcement
 * @param entry the new entry of its remote
 * @param earlier entries of that remote that stay available, the latest one first
 */
export async function announce(
	registryFile: string,
	{ registry, earlier: known }: Announced,
	entry: RemoteDescriptor,
	earlier: readonly RemoteDescriptor[],
): Promise<void> {
	const isKnown = registry.remotes.some(({ name }) => name === entry.name);
	const remotes = isKnown
		? registry.remotes.map((remote) => (remote.name === entry.name ? entry : remote))
		: [...registry.remotes, entry];
	// The history first: after a crash in between, a rollback leads to the entry that is still announced.
	await replaceFile(historyFile(registryFile), { ...known, [entry.name]: earlier.slice(0, MAX_EARLIER) });
	await replaceFile(registryFile, remoteRegistry.parse({ ...registry, remotes }));
}

async function replaceFile(file: string, content: unknown): Promise<void> {
	const written = `${file}.${process.pid}.tmp`;
	await writeFile(written, `${JSON.stringify(content, null, "\t")}\n`);
	await rename(written, file);
}
