import { messageOf } from "@scriptorium/core-types/errors";
import type { Observable } from "@scriptorium/core-types/observable";
import type { HubClient } from "@scriptorium/hub-data/client";
import type { HostContext } from "@scriptorium/shared-protocol/host-remote/host-context";
import type { HubSession } from "@scriptorium/shared-protocol/host-remote/session";
import { LaterPartFailures } from "@scriptorium/ui-kit/later-part";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import { en } from "./messages/en.ts";

const Host = createContext<HostContext<HubClient> | null>(null);

export function HostProvider({ host, children }: { host: HostContext<HubClient>; children: ReactNode }) {
	const texts = useMessages({ en });
	return (
		<Host value={host}>
			<LaterPartFailures
				onFailure={(error) => {
					console.error(`A part of the page could not be loaded: ${messageOf(error)}`);
					host.notify("error", texts.partNotLoaded, { description: texts.partNotLoadedDetail });
				}}
			>
				{children}
			</LaterPartFailures>
		</Host>
	);
}

/** The host context for the shell's own screens; remotes get theirs in `mount`. */
export function useHost(): HostContext<HubClient> {
	const host = useContext(Host);
	if (host === null) throw new Error("useHost needs a HostProvider above it");
	return host;
}

export function useObservable<Value>({ subscribe, getSnapshot, getInitialSnapshot }: Observable<Value>): Value {
	return useSyncExternalStore(subscribe, getSnapshot, getInitialSnapshot ?? getSnapshot);
}

/** The session. It is loading, and not signed out, while the page takes over the server's HTML, which knows nobody. */
export function useHubSession(): HubSession {
	return useObservable(useHost().session);
}
