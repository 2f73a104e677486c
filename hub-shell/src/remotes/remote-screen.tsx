import type { RemoteDescriptor } from "@scriptorium/shared-protocol/host-remote/registry";
import type { MountedRemote } from "@scriptorium/shared-protocol/host-remote/remote-module";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { type ReactNode, Suspense, use, useEffect, useSyncExternalStore } from "react";
import { useRoutes } from "react-router-dom";
import { OpeningWords } from "../opening/opening-words.tsx";
import { TakenOver } from "../start/taken-over.tsx";
import { FailurePanel } from "./failure-panel.tsx";
import { en } from "./messages/en.ts";
import type { RemoteLoader } from "./remote-loader.ts";

interface RemoteScreenProps {
	readonly loader: RemoteLoader;
	readonly descriptor: RemoteDescriptor;
	readonly notFound: () => ReactNode;
	readonly onTryAgain: () => void;
}

/**
 * The screen of one remote. Until its code is there, the HTML that the server rendered stays in its place and can be used, on later screens
 * the previous screen stays; a page without such HTML shows the opening words.
 */
export function RemoteScreen(props: RemoteScreenProps): ReactNode {
	const { loader, descriptor } = props;
	const texts = useMessages({ en });
	useEffect(() => loader.load(descriptor), [loader, descriptor]);
	return (
		<Suspense fallback={<OpeningWords loading={texts.loading} />}>
			<RemoteContent {...props} />
			<TakenOver part="screen" />
		</Suspense>
	);
}

/** Suspends while the remote is loaded. Follows its state from inside of the boundary: an update from outside would drop the server's HTML. */
function RemoteContent({ loader, descriptor, notFound, onTryAgain }: RemoteScreenProps): ReactNode {
	const { subscribe, getSnapshot } = loader.state(descriptor.name);
	const state = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
	if (state.status === "loading") use(loader.settled(descriptor.name));
	if (state.status === "failed") return <FailurePanel onTryAgain={onTryAgain} />;
	return state.status === "ready" ? <MountedRoutes mounted={state.mounted} notFound={notFound} /> : null;
}

function MountedRoutes({ mounted, notFound }: { mounted: MountedRemote; notFound: () => ReactNode }): ReactNode {
	const screen = useRoutes(mounted.routes.map(({ path, Component }) => ({ path, element: <Component /> })));
	// The descriptor promised a path that the remote's own routes do not have.
	return screen ?? notFound();
}
