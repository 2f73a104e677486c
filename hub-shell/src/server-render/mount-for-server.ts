import { sharedVersions } from "virtual:shared-versions";
import { satisfy } from "@module-federation/runtime-core";
import { createObservable } from "@scriptorium/core-types/observable";
import { HOST_CONTRACT_VERSION } from "@scriptorium/shared-protocol/host-remote/contract-version";
import type { HostContext } from "@scriptorium/shared-protocol/host-remote/host-context";
import type { RemoteRegistry } from "@scriptorium/shared-protocol/host-remote/registry";
import { checkCompatibility, type HostOffer } from "../remotes/check-compatibility.ts";
import { mountExposed } from "../remotes/load-once.ts";
import type { RemoteLoader, RemoteState } from "../remotes/remote-loader.ts";
import { rememberLoader } from "../remotes/remote-memory.ts";

const offer: HostOffer = { contract: HOST_CONTRACT_VERSION, versions: sharedVersions, satisfies: satisfy };

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
 * @throws Error if the remote needs other shared packages or another contract, is none, or fails to start
 */
export function mountForServer<Client>(
	{ name, exposed }: LoadedRemote,
	host: HostContext<Client>,
	registry: RemoteRegistry,
): void {
	const descriptor = registry.remotes.find((remote) => remote.name === name);
	const fits = descriptor && checkCompatibility(descriptor, offer);
	if (fits && !fits.ok) throw new Error(fits.error.message);
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
