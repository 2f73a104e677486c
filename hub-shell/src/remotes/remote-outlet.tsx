import type { HostContext } from "@scriptorium/shared-protocol/host-remote/host-context";
import type { RemoteRegistry } from "@scriptorium/shared-protocol/host-remote/registry";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { FailurePanel } from "./failure-panel.tsx";
import { matchRemote } from "./match-remote.ts";
import { prefetchOnIntent } from "./prefetch-on-intent.ts";
import { fetchRegistry } from "./registry.ts";
import { RemoteBoundary } from "./remote-boundary.tsx";
import { createRemoteLoader } from "./remote-loader.ts";
import { RemoteScreen } from "./remote-screen.tsx";

const REGISTRY_TIME_LIMIT_MS = 8000;

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
	const [registry, setRegistry] = useState(initial);
	const [loader] = useState(() =>
		createRemoteLoader({
			host,
			loadRuntime: () => import("./federation-runtime.ts"),
			wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
		}),
	);
	const retried = useRef(new Set<string>());
	useEffect(() => prefetchOnIntent(document, registry), [registry]);
	const match = matchRemote(registry, pathname);
	if (!match) return notFound();

	const tryAgain = async () => {
		const { name } = match.descriptor;
		// A broken chunk stays broken for as long as the page lives: after one try in place only a new page helps.
		if (retried.current.has(name)) return window.location.reload();
		retried.current.add(name);
		const fresh = await fetchRegistry(AbortSignal.timeout(REGISTRY_TIME_LIMIT_MS));
		if (!fresh.ok) console.warn(`[remotes] ${fresh.error.code}: ${fresh.error.message}`);
		if (fresh.ok) setRegistry(fresh.value);
		const known = fresh.ok ? fresh.value.remotes.find((remote) => remote.name === name) : undefined;
		loader.reload(known ?? match.descriptor);
	};

	return (
		<RemoteBoundary
			key={match.descriptor.name}
			resetKey={pathname}
			renderFailure={(forget) => <FailurePanel onTryAgain={() => void tryAgain().then(forget)} />}
		>
			<RemoteScreen
				loader={loader}
				descriptor={match.descriptor}
				notFound={notFound}
				onTryAgain={() => void tryAgain()}
			/>
		</RemoteBoundary>
	);
}
