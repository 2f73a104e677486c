import type { ComponentType } from "react";
import type { HostContext } from "./host-context.ts";

/** One screen of a remote. `path` is a react-router pattern from the root of the site, for example `/category/:category`. */
export interface RemoteRoute {
	readonly path: string;
	/** May suspend; the host keeps showing the previous screen. */
	readonly Component: ComponentType;
}

export interface MountedRemote {
	readonly routes: readonly RemoteRoute[];
	/** Stops everything that the remote started; called when it is replaced. */
	dispose(): void;
}

/** Default export of the module `./remote` that each remote exposes. */
export interface RemoteModule<Client> {
	readonly contract: string;
	readonly name: string;
	readonly version: string;
	mount(host: HostContext<Client>): MountedRemote;
}
