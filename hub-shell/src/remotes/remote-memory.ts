import { createObservable, type MutableObservable } from "@scriptorium/core-types/observable";
import type { HostContext } from "@scriptorium/shared-protocol/host-remote/host-context";
import type { RemoteRegistry } from "@scriptorium/shared-protocol/host-remote/registry";
import { matchRemote } from "./match-remote.ts";
import { createRemoteLoader, type RemoteLoader } from "./remote-loader.ts";

/** State that outlives the outlet, which is unmounted on route changes: each remote is mounted once per host. */
export interface RemoteMemory {
	readonly loader: RemoteLoader;
	readonly registry: MutableObservable<RemoteRegistry>;
	/** Names of remotes that were tried again in this page. */
	readonly retried: Set<string>;
}

const memories = new WeakMap<object, RemoteMemory>();

/** Gives a host a loader of its own: the server has loaded its remote already. */
export function rememberLoader(host: object, loader: RemoteLoader, registry: RemoteRegistry): void {
	memories.set(host, { loader, registry: createObservable(registry), retried: new Set() });
}

export function memoryFor<Client>(host: HostContext<Client>, registry: RemoteRegistry): RemoteMemory {
	const known = memories.get(host);
	if (known) return known;
	const memory: RemoteMemory = {
		loader: createRemoteLoader({
			host,
			loadRuntime: () => import("./federation-runtime.ts"),
			wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
		}),
		registry: createObservable(registry),
		retried: new Set(),
	};
	memories.set(host, memory);
	return memory;
}

/** Begins to load the remote of a path, before anything of it is rendered. */
export function loadRemoteOf<Client>(host: HostContext<Client>, registry: RemoteRegistry, pathname: string): void {
	const match = matchRemote(registry, pathname);
	if (match) memoryFor(host, registry).loader.load(match.descriptor);
}
