import type { HubClient } from "@scriptorium/hub-data/client";
import type { HostContext } from "@scriptorium/shared-protocol/host-remote/host-context";
import type { HubSession } from "@scriptorium/shared-protocol/host-remote/session";
import { createContext, type ReactNode, use, useSyncExternalStore } from "react";

export type BuilderHost = HostContext<HubClient>;

const HostReactContext = createContext<BuilderHost | null>(null);

export function HostProvider({ host, children }: { host: BuilderHost; children: ReactNode }) {
	return <HostReactContext value={host}>{children}</HostReactContext>;
}

/** What the shell gave this remote. Outside a mounted remote there is none, and that is a mistake in the code. */
export function useHost(): BuilderHost {
	const host = use(HostReactContext);
	if (!host) throw new Error("useHost was called outside HostProvider");
	return host;
}

export function useSession(): HubSession {
	const { session } = useHost();
	return useSyncExternalStore(session.subscribe, session.getSnapshot);
}
