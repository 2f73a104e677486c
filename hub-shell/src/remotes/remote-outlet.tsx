import type { HostContext } from "@scriptorium/shared-protocol/host-remote/host-context";
import type { RemoteRegistry } from "@scriptorium/shared-protocol/host-remote/registry";
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { FailurePanel } from "./failure-panel.tsx";
import { matchRemote } from "./match-remote.ts";
import { prefetchOnIntent } from "./prefetch-on-intent.ts";
import { RemoteBoundary } from "./remote-boundary.tsx";
import { memoryFor } from "./remote-memory.ts";
import { RemoteScreen } from "./remote-screen.tsx";
import { tryAgain } from "./try-again.ts";

interface RemoteOutletProps<Client> {
	/** As it came with the page; asked for again when a remote fails. */
	readonly registry: RemoteRegistry;
	/** One object for the life of the page: each remote is mounted with it once. */
	readonly host: HostContext<Client>;
	/** What to show for a path that no remote answers. */
	readonly notFound: () => ReactNode;
}

/** The screen of whichever remote answers the current path. Stands in the shell's last route (`*`). */
export function RemoteOutlet<Client>({ registry: initial, host, notFound }: RemoteOutletProps<Client>): ReactNode {
	const { pathname } = useLocation();
	const memory = memoryFor(host, initial);
	const registry = useSyncExternalStore(memory.registry.subscribe, memory.registry.getSnapshot);
	useEffect(() => prefetchOnIntent(document, registry), [registry]);
	const match = matchRemote(registry, pathname);
	if (!match) return notFound();
	const { descriptor } = match;
	const retry = () => tryAgain(memory, descriptor, () => window.location.reload());
	return (
		<RemoteBoundary
			key={descriptor.name}
			resetKey={pathname}
			renderFailure={(forget) => <FailurePanel onTryAgain={() => void retry().then(forget)} />}
		>
			<RemoteScreen
				loader={memory.loader}
				descriptor={descriptor}
				notFound={notFound}
				onTryAgain={() => void retry()}
			/>
		</RemoteBoundary>
	);
}
