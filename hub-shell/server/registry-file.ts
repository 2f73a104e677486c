import { readFile, stat } from "node:fs/promises";
import { messageOf } from "@scriptorium/core-types/errors";
import { type RemoteRegistry, remoteRegistry } from "@scriptorium/shared-protocol/host-remote/registry";

export interface RegistryFile {
	/** Returns the current registry. When the file is not readable: the last readable one, or null when there was none. */
	read(): Promise<RemoteRegistry | null>;
}

/**
 * Opens the registry file. Each read checks the file's state with one `stat`, so changes take effect at the next request.
 * @param file Path of the JSON file.
 * @param log Receives one line when the file is not readable.
 * @returns A reader that never rejects.
 */
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
				// This includes partially written JSON, which is read again at the next request.
				log(`${file} cannot be read: ${messageOf(error)}; the last readable one stays`);
			}
			return current;
		},
	};
}
