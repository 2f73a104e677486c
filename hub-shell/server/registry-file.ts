import { readFile, stat } from "node:fs/promises";
import { messageOf } from "@scriptorium/shared-protocol/errors";
import { type RemoteRegistry, remoteRegistry } from "@scriptorium/shared-protocol/host-remote/registry";

export interface RegistryFile {
	/** The registry as the file has it now; the last readable one when it is broken, null when there was never one. */
	read(): Promise<RemoteRegistry | null>;
}

/** Watches by looking: one `stat` per page, so an edited file counts from the next request on. */
export function openRegistryFile(file: string, log: (line: string) => void): RegistryFile {
	let seen = "";
	let current: RemoteRegistry | null = null;
	return {
		async read() {
			try {
				const { mtimeMs, size, ino } = await stat(file);
				const state = `${mtimeMs} ${size} ${ino}`;
				if (state === seen) return current;
				const parsed = remoteRegistry.safeParse(JSON.parse(await readFile(file, "utf8")));
				if (parsed.success) current = parsed.data;
				else log(`${file} is not a registry (${parsed.error.issues[0]?.path.join(".")}); the last readable one stays`);
				seen = state;
			} catch (error) {
				// Also half-written JSON: it is read again with the next request.
				log(`${file} cannot be read: ${messageOf(error)}; the last readable one stays`);
			}
			return current;
		},
	};
}
