import type { HubClient } from "@scriptorium/hub-data/client";
import type { ExtensionSnapshot } from "@scriptorium/shared-protocol/host-remote/extension-link";
import type { HostContext } from "@scriptorium/shared-protocol/host-remote/host-context";
import type { HubSession } from "@scriptorium/shared-protocol/host-remote/session";
import { createContext, type ReactNode, use, useSyncExternalStore } from "react";

export type CatalogueHost = HostContext<HubClient>;

const HostReactContext = createContext<CatalogueHost | null>(null);

export function HostProvider({ host, children }: { host: CatalogueHost; children: ReactNode }) {
	return <HostReactContext value={host}>{children}</HostReactContext>;
}

/** What the shell gave this remote. Outside a mounted remote there is none, and that is a mistake in the code. */
export function useHost(): CatalogueHost {
	const host = use(HostReactContext);
	if (!host) throw new Error("useHost was called outside HostProvider");
	return host;
}

export function useSession(): HubSession {
	const { session } = useHost();
	return useSyncExternalStore(session.subscribe, session.getSnapshot);
}

export function useExtensionStatus(): ExtensionSnapshot {
	const { status } = useHost().extension;
	return useSyncExternalStore(status.subscribe, status.getSnapshot);
}
