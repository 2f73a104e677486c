import type { Observable } from "@scriptorium/core-types/observable";
import type { HubClient } from "@scriptorium/hub-data/client";
import type { ExtensionSnapshot } from "@scriptorium/shared-protocol/host-remote/extension-link";
import type { HostContext } from "@scriptorium/shared-protocol/host-remote/host-context";
import type { HubSession } from "@scriptorium/shared-protocol/host-remote/session";
import { createContext, type ReactNode, use, useSyncExternalStore } from "react";

/** The object that the shell passes to a remote at mounting. */
export type RemoteHost = HostContext<HubClient>;

// The shell does not share this module: each remote has a copy of its own, and with it a context of its own.
const HostReactContext = createContext<RemoteHost | null>(null);

export interface HostProviderProps {
	readonly host: RemoteHost;
	readonly children: ReactNode;
}

/** Gives the screens of a remote access to the host; put it around each route. */
export function HostProvider({ host, children }: HostProviderProps) {
	return <HostReactContext value={host}>{children}</HostReactContext>;
}

/**
 * Finds the host of the remote that the component belongs to.
 * @returns the host that the shell passed to this remote
 * @throws when there is no `HostProvider` above, which is a mistake in the code
 */
export function useHost(): RemoteHost {
	const host = use(HostReactContext);
	if (!host) throw new Error("useHost was called outside HostProvider");
	return host;
}

/**
 * Follows the session.
 * @returns who is signed in; the component renders again when that changes
 */
export function useSession(): HubSession {
	return useSnapshot(useHost().session);
}

/**
 * Follows the connection to the browser extension.
 * @returns its state; the component renders again when it changes
 */
export function useExtensionStatus(): ExtensionSnapshot {
	return useSnapshot(useHost().extension.status);
}

/** While React takes over the server's HTML, the value that the server rendered; the present one right after. */
function useSnapshot<Value>({ subscribe, getSnapshot, getInitialSnapshot }: Observable<Value>): Value {
	return useSyncExternalStore(subscribe, getSnapshot, getInitialSnapshot ?? getSnapshot);
}
