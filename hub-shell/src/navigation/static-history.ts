import { NavigationType, parsePath } from "react-router-dom";
import { createAddresses } from "./addresses.ts";
import type { HubHistory, Visit } from "./hub-history.ts";

/**
 * The history of a page that the server renders: one location.
 * @param path path and query of the page
 * @param origin origin of the hub
 * @returns a history whose navigations throw: rendering has no effects
 */
export function createStaticHistory(path: string, origin: string): HubHistory {
	const { pathname = "/", search = "" } = parsePath(path);
	const visit: Visit = {
		location: { pathname, search, hash: "", state: null, key: "default" },
		action: NavigationType.Pop,
		scroll: "keep",
	};
	const refuse = () => {
		throw new Error("A page cannot navigate while the server renders it");
	};
	return {
		wanted: { getSnapshot: () => visit, getInitialSnapshot: () => visit, subscribe: () => () => undefined },
		navigator: { ...createAddresses(origin), go: refuse, push: refuse, replace: refuse },
		isStatic: true,
		navigate: refuse,
		displayed: () => undefined,
	};
}
