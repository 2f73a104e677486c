import type { HostContext } from "@scriptorium/shared-protocol/host-remote/host-context";
import type { RemoteRegistry } from "@scriptorium/shared-protocol/host-remote/registry";
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { FailurePanel } from "./failure-panel.tsx";
import { matchRemote, type RemoteMatch } from "./match-remote.ts";
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
	const registry = useSyncExternalStore(
		memory.registry.subscribe,
		memory.registry.getSnapshot,
		memory.registry.getInitialSnapshot,
	);
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

/**
 * Fetches the modules of the remote and the screen that a link leads to as soon as the pointer or the focus is on that link.
 * @returns stops listening
 */
function prefetchOnIntent(page: Document, registry: RemoteRegistry): () => void {
	const listener = (event: Event) => {
		const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
		if (!(link instanceof HTMLAnchorElement) || link.origin !== page.location.origin) return;
		const match = matchRemote(registry, link.pathname);
		if (match) prefetch(page, match);
	};
	page.addEventListener("pointerover", listener, { passive: true });
	page.addEventListener("focusin", listener);
	return () => {
		page.removeEventListener("pointerover", listener);
		page.removeEventListener("focusin", listener);
	};
}

function prefetch(page: Document, { descriptor, pattern }: RemoteMatch): void {
	const { entry, preload, screens } = descriptor;
	for (const href of new Set([entry, ...preload, ...(screens?.[pattern]?.preload ?? [])])) {
		// The server has put the links of the first page there; others are added once.
		if (page.head.querySelector(`link[rel="modulepreload"][href="${CSS.escape(href)}"]`)) continue;
		page.head.append(Object.assign(page.createElement("link"), { rel: "modulepreload", href }));
	}
}
