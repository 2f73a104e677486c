import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { messageOf } from "@scriptorium/core-types/errors";
import type { RemoteDescriptor } from "@scriptorium/shared-protocol/host-remote/registry";
import type { LocalRemote } from "../hub-config.ts";
import { filePath } from "../static/file-path.ts";
import type { ServerModule } from "./render-messages.ts";

/** Longest module, in bytes. */
const MAX_BYTES = 16 * 1024 * 1024;
const TIME_LIMIT_MS = 8000;
/** After a failure a module is not requested for so long. */
const PAUSE_MS = 30_000;

export interface ServerModules {
	/**
	 * Returns the module of a remote; null when there is none that can be used. No page waits for a module from elsewhere: the first
	 * call only requests it.
	 */
	get(remote: RemoteDescriptor): Promise<ServerModule | null>;
}

interface Entry {
	module: ServerModule | null;
	/** Settles when the module is there, or cannot be used. */
	reading: Promise<void>;
	retryAt: number;
}

/**
 * Creates the store of the modules that render the screens of remotes.
 * @param remotes remotes that this server serves, which are read from their folders; others are requested at their address
 * @param log receives one line for each module that cannot be used
 * @returns the store
 */
export function createServerModules(
	remotes: Readonly<Record<string, LocalRemote>>,
	log: (line: string) => void,
): ServerModules {
	const entries = new Map<string, Entry>();

	async function read(name: string, address: string, integrity: string, entry: Entry): Promise<void> {
		try {
			const code = await readText(Object.values(remotes), address);
			const found = `sha384-${createHash("sha384").update(code).digest("base64")}`;
			if (found !== integrity) throw new Error(`its content is ${found}, the registry says ${integrity}`);
			entry.module = { name, integrity, code };
		} catch (error) {
			entry.retryAt = Date.now() + PAUSE_MS;
			log(`${address} cannot be used: ${messageOf(error)}`);
		}
	}

	return {
		async get({ name, server }) {
			if (!server) return null;
			const key = `${server.module} ${server.integrity}`;
			const known = entries.get(key);
			const entry =
				known && (known.module || Date.now() < known.retryAt)
					? known
					: { module: null, reading: Promise.resolve(), retryAt: Number.POSITIVE_INFINITY };
			if (entry !== known) {
				entries.set(key, entry);
				entry.reading = read(name, server.module, server.integrity, entry);
			}
			if (localOf(Object.values(remotes), server.module)) await entry.reading;
			return entry.module;
		},
	};
}

async function readText(remotes: readonly LocalRemote[], address: string): Promise<string> {
	const local = localOf(remotes, address);
	if (local) {
		const file = filePath(local.distDir, address.slice(local.mountPath.length));
		if (!file) throw new Error("it is outside of the remote's folder");
		return readFile(file, "utf8");
	}
	const response = await fetch(address, { signal: AbortSignal.timeout(TIME_LIMIT_MS), redirect: "error" });
	if (!response.ok) throw new Error(`it answered ${response.status}`);
	const text = await response.text();
	if (text.length > MAX_BYTES) throw new Error("it is too long");
	return text;
}

function localOf(remotes: readonly LocalRemote[], address: string): LocalRemote | undefined {
	return remotes.find(({ mountPath }) => address.startsWith(mountPath));
}
