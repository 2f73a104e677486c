import { useSyncExternalStore } from "react";
import { type DashboardRoute, readRoute } from "../domain/dashboard-route.ts";

function subscribe(onChange: () => void): () => void {
	addEventListener("hashchange", onChange);
	return () => removeEventListener("hashchange", onChange);
}

/** The view that the address names; back and forward work. */
export function useRoute(): DashboardRoute {
	return readRoute(useSyncExternalStore(subscribe, () => location.hash));
}
