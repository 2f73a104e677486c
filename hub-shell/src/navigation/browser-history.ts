import { type Location, NavigationType, parsePath, type To } from "react-router-dom";
import { createAddresses } from "./addresses.ts";
import type { HubHistory, Visit } from "./hub-history.ts";
import { createScrollPositions } from "./scroll-positions.ts";

/** What an entry of the browser's history carries; the names are those of earlier releases, which an open tab may have written. */
interface EntryState {
	readonly key: string;
	/** State that a navigation was given. */
	readonly usr: unknown;
}

/**
 * Creates the history of a tab. Navigations take effect on the address at once, also before the application is rendered.
 * @param page the browser's window
 * @param rendered path and query for which the server has rendered the page: somebody may have gone back since; the present ones by default
 * @returns the history; it listens until the page is unloaded
 */
export function createBrowserHistory(page: Window, rendered?: string): HubHistory {
	const addresses = createAddresses(page.location.origin);
	const positions = createScrollPositions(page);
	const listeners = new Set<() => void>();

	const readLocation = ({ key, usr }: EntryState): Location<unknown> => {
		const { pathname, search, hash } = page.location;
		return { pathname, search, hash, state: usr, key };
	};
	/** The state of the current entry; an entry that something else has made gets one. */
	function ownState(): EntryState {
		const known = readState(page.history.state);
		if (known) return known;
		const created: EntryState = { key: createKey(), usr: null };
		page.history.replaceState(created, "");
		return created;
	}

	let wanted: Visit = { location: readLocation(ownState()), action: NavigationType.Pop, scroll: "keep" };
	const initial = asRendered(wanted, rendered ?? page.location.pathname + page.location.search);

	function want(visit: Visit): void {
		wanted = visit;
		for (const listener of [...listeners]) listener();
	}

	page.addEventListener("popstate", () => {
		const isForeign = readState(page.history.state) === null;
		const location = readLocation(ownState());
		const { pathname, search } = wanted.location;
		// A link to a fragment that the router does not know of: the browser has made the entry and has scrolled.
		const isFragment = isForeign && location.pathname === pathname && location.search === search;
		positions.remember(isFragment);
		if (isFragment) want({ location, action: NavigationType.Push, scroll: "keep" });
		else want({ location, action: NavigationType.Pop, scroll: "restore" });
	});

	function change(
		action: NavigationType.Push | NavigationType.Replace,
		to: To,
		usr: unknown,
		keepsScroll = false,
	): void {
		const target = typeof to === "string" ? parsePath(to) : to;
		const { href, origin } = addresses.createURL({ pathname: wanted.location.pathname, ...target });
		if (origin !== page.location.origin) throw new Error(`${href} is not an address of this hub`);
		const entry: EntryState = { key: createKey(), usr: usr ?? null };
		positions.remember();
		if (action === NavigationType.Replace) page.history.replaceState(entry, "", href);
		else push(page, entry, href);
		want({ location: readLocation(entry), action, scroll: keepsScroll ? "keep" : "reset" });
	}

	return {
		wanted: {
			getSnapshot: () => wanted,
			getInitialSnapshot: () => initial,
			subscribe(listener) {
				listeners.add(listener);
				return () => listeners.delete(listener);
			},
		},
		navigator: {
			...addresses,
			go: (delta) => page.history.go(delta),
			push: (to, usr, options) => change(NavigationType.Push, to, usr, options?.preventScrollReset),
			replace: (to, usr, options) => change(NavigationType.Replace, to, usr, options?.preventScrollReset),
		},
		isStatic: false,
		navigate: (path, { replace = false } = {}) =>
			change(replace ? NavigationType.Replace : NavigationType.Push, path, null),
		displayed: positions.apply,
	};
}

/** The visit as the server knows it: without fragment and state. The same object where that changes nothing, so that nothing is rendered twice. */
function asRendered(visit: Visit, rendered: string): Visit {
	const { pathname, search, hash, state, key } = visit.location;
	if (pathname + search === rendered && hash === "" && state === null) return visit;
	const { pathname: path = "/", search: query = "" } = parsePath(rendered);
	return { ...visit, location: { pathname: path, search: query, hash: "", state: null, key } };
}

/** Safari allows 100 entries in 30 seconds and throws at the next one: then the address is opened as a new page. */
function push(page: Window, entry: EntryState, href: string): void {
	try {
		page.history.pushState(entry, "", href);
	} catch (error) {
		const isRefused = error instanceof DOMException && error.name === "SecurityError";
		if (!isRefused) throw error;
		page.location.assign(href);
	}
}

function readState(state: unknown): EntryState | null {
	if (typeof state !== "object" || state === null || !("key" in state) || typeof state.key !== "string") return null;
	return { key: state.key, usr: "usr" in state ? (state.usr ?? null) : null };
}

const createKey = () => crypto.getRandomValues(new Uint32Array(2)).join("-");
