import type { HostContext } from "@scriptorium/shared-protocol/host-remote/host-context";
import { createObservable } from "@scriptorium/shared-protocol/host-remote/observable";
import type { RemoteRegistry } from "@scriptorium/shared-protocol/host-remote/registry";
import { mountExposed } from "../remotes/load-once.ts";
import type { RemoteLoader, RemoteState } from "../remotes/remote-loader.ts";
import { rememberLoader } from "../remotes/remote-memory.ts";

/** A remote whose module for the server is loaded. */
export interface LoadedRemote {
	readonly name: string;
	/** What its module exports. */
	readonly exposed: unknown;
}

/**
 * Mounts a remote for one page.
 * @param remote the loaded remote
 * @param host host of the page, whose screens are those of the remote from now on
 * @param registry registry of the page
 * @throws Error if the module is no remote, is made for another contract, or fails to start
 */
export function mountForServer<Client>(
	{ name, exposed }: LoadedRemote,
	host: HostContext<Client>,
	registry: RemoteRegistry,
): void {
	const mounted = mountExposed(exposed, host, name);
	if (!mounted.ok) throw new Error(mounted.error.message);
	const state = createObservable<RemoteState>({ status: "ready", mounted: mounted.value });
	const loader: RemoteLoader = {
		state: () => state,
		settled: () => Promise.resolve(),
		load: () => undefined,
		reload: () => undefined,
	};
	rememberLoader(host, loader, registry);
}
