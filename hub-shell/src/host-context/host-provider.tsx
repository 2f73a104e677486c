import type { HubClient } from "@scriptorium/hub-data/client";
import type { HostContext } from "@scriptorium/shared-protocol/host-remote/host-context";
import type { Observable } from "@scriptorium/shared-protocol/host-remote/observable";
import type { HubSession } from "@scriptorium/shared-protocol/host-remote/session";
import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";

const Host = createContext<HostContext<HubClient> | null>(null);

export function HostProvider({ host, children }: { host: HostContext<HubClient>; children: ReactNode }) {
	return <Host value={host}>{children}</Host>;
}

/** The host context for the shell's own screens; remotes get theirs in `mount`. */
export function useHost(): HostContext<HubClient> {
	const host = useContext(Host);
	if (host === null) throw new Error("useHost needs a HostProvider above it");
	return host;
}

export function useObservable<Value>(observable: Observable<Value>): Value {
	return useSyncExternalStore(observable.subscribe, observable.getSnapshot);
}

export function useHubSession(): HubSession {
	return useObservable(useHost().session);
}
