// Only ever imported dynamically: the runtime and the shared map are a chunk of their own.

import { sharedModules } from "virtual:shared-singletons";
import { sharedVersions } from "virtual:shared-versions";
import { init, satisfy } from "@module-federation/runtime";
import * as runtimeCore from "@module-federation/runtime-core";
import { HOST_CONTRACT_VERSION } from "@scriptorium/shared-protocol/host-remote/contract-version";
import type { HostOffer } from "./check-compatibility.ts";

declare global {
	/** Where remotes built with `experiments.externalRuntime` look for the runtime's core. */
	var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

const federation = init({ name: "hub_shell", remotes: [], shareStrategy: "loaded-first", shared: sharedModules });

export const hostOffer: HostOffer = { contract: HOST_CONTRACT_VERSION, versions: sharedVersions, satisfies: satisfy };

/** Loads the container at `entry` and gives its module `./remote`. A new address replaces a container loaded before. */
export function importExposedModule(name: string, entry: string): Promise<unknown> {
	federation.registerRemotes([{ name, entry, type: "module" }], { force: true });
	return federation.loadRemote<unknown>(`${name}/remote`);
}
