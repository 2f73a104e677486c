// Only ever imported dynamically: the runtime and the shared map are a chunk of their own.

import { sharedModules } from "virtual:shared-singletons";
import { sharedVersions } from "virtual:shared-versions";
import { init } from "@module-federation/runtime";
import {
	CurrentGlobal,
	getGlobalFederationConstructor,
	getRegisteredShare,
	ModuleFederation,
	satisfy,
	setGlobalFederationConstructor,
	setGlobalFederationInstance,
} from "@module-federation/runtime-core";
import { HOST_CONTRACT_VERSION } from "@scriptorium/shared-protocol/host-remote/contract-version";
import type { HostOffer } from "./check-compatibility.ts";
import { loadContainer } from "./load-container.ts";

/**
 * What the container of a remote takes from the runtime's core, and no more: the rest loads remotes of other kinds than
 * ours and is half of its bytes (docs/decisions/0012-first-visit-javascript.md).
 */
const runtimeCore = {
	CurrentGlobal,
	ModuleFederation,
	getGlobalFederationConstructor,
	setGlobalFederationConstructor,
	setGlobalFederationInstance,
	helpers: { global: {}, share: { getRegisteredShare }, utils: {} },
};

declare global {
	/** Where remotes built with `experiments.externalRuntime` look for the runtime's core. */
	var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

const federation = init({ name: "hub_shell", remotes: [], shareStrategy: "loaded-first", shared: sharedModules });

export const hostOffer: HostOffer = { contract: HOST_CONTRACT_VERSION, versions: sharedVersions, satisfies: satisfy };

/** Loads the container at `entry` and gives its module `./remote`. A new address replaces a container loaded before. */
export function importExposedModule(name: string, entry: string): Promise<unknown> {
	const instances = CurrentGlobal.__FEDERATION__.__INSTANCES__;
	const before = instances.findIndex((instance) => instance.options.name === name);
	if (before !== -1) instances.splice(before, 1);
	return loadContainer(import(/* @vite-ignore */ entry), federation.shareScopeMap.default ?? {});
}
