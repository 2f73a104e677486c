import type { RemoteDescriptor } from "@scriptorium/shared-protocol/host-remote/registry";
import type { MountedRemote } from "@scriptorium/shared-protocol/host-remote/remote-module";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { type ReactNode, Suspense, useDeferredValue, useEffect, useSyncExternalStore } from "react";
import { useRoutes } from "react-router-dom";
import { OpeningWords } from "../opening/opening-words.tsx";
import { FailurePanel } from "./failure-panel.tsx";
import { en } from "./messages/en.ts";
import type { RemoteLoader } from "./remote-loader.ts";

interface RemoteScreenProps {
	readonly loader: RemoteLoader;
	readonly descriptor: RemoteDescriptor;
	readonly notFound: () => ReactNode;
	readonly onTryAgain: () => void;
}

/** One remote in one of its three states. */
export function RemoteScreen({ loader, descriptor, notFound, onTryAgain }: RemoteScreenProps): ReactNode {
	const texts = useMessages({ en });
	const { subscribe, getSnapshot } = loader.state(descriptor.name);
	// Deferred, so that React renders the remote's screen in slices; what a store says is otherwise rendered in one go.
	const state = useDeferredValue(useSyncExternalStore(subscribe, getSnapshot));
	useEffect(() => loader.load(descriptor), [loader, descriptor]);
	if (state.status === "failed") return <FailurePanel onTryAgain={onTryAgain} />;
	const words = <OpeningWords loading={texts.loading} />;
	// Around both, so that the words stay until the screen's own code is there; React would empty a boundary that comes with it.
	return (
		<Suspense fallback={words}>
			{state.status === "loading" ? words : <MountedRoutes mounted={state.mounted} notFound={notFound} />}
		</Suspense>
	);
}

function MountedRoutes({ mounted, notFound }: { mounted: MountedRemote; notFound: () => ReactNode }): ReactNode {
	const screen = useRoutes(mounted.routes.map(({ path, Component }) => ({ path, element: <Component /> })));
	// The descriptor promised a path that the remote's own routes do not have.
	return screen ?? notFound();
}
