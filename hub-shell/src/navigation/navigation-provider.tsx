import { type ReactNode, useDeferredValue, useLayoutEffect, useSyncExternalStore } from "react";
import { Router } from "react-router-dom";
import type { HubHistory } from "./hub-history.ts";

/**
 * Gives the location to the router. A navigation is rendered as a deferred value: the previous screen stays until the next one is
 * loaded, and a navigation before the first rendering, or during it, is not lost.
 */
export function NavigationProvider({ history, children }: { history: HubHistory; children: ReactNode }) {
	const { subscribe, getSnapshot, getInitialSnapshot } = history.wanted;
	const shown = useDeferredValue(useSyncExternalStore(subscribe, getSnapshot, getInitialSnapshot));
	useLayoutEffect(() => history.displayed(shown), [history, shown]);
	return (
		<Router
			location={shown.location}
			navigationType={shown.action}
			navigator={history.navigator}
			static={history.isStatic}
		>
			{children}
		</Router>
	);
}
