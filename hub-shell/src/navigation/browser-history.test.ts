// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createBrowserHistory } from "./browser-history.ts";
import { createStaticHistory } from "./static-history.ts";

const ORIGIN = window.location.origin;

beforeEach(() => {
	vi.spyOn(window, "addEventListener");
	window.history.replaceState(null, "", "/explore?page=2");
});
// A history listens until its page is unloaded: those of earlier tests would hear of later ones.
afterEach(() => {
	for (const [type, listener] of vi.mocked(window.addEventListener).mock.calls) {
		window.removeEventListener(type, listener);
	}
	vi.restoreAllMocks();
});

/** What the browser does at Back, at Forward and at plain links to fragments. */
function arriveAt(address: string, state: unknown): void {
	window.history.replaceState(state, "", address);
	window.dispatchEvent(new PopStateEvent("popstate"));
}

const addressOf = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) =>
	pathname + search + hash;

function create() {
	const history = createBrowserHistory(window);
	const heard: string[] = [];
	history.wanted.subscribe(() => {
		const { location, action, scroll } = history.wanted.getSnapshot();
		heard.push(`${action} ${addressOf(location)} ${scroll}`);
	});
	return { history, heard };
}

test("a navigation changes the address at once and tells what happens to the scroll position", () => {
	const { history, heard } = create();
	history.navigate("/latest?sort=stars#top");
	history.navigate("/auth", { replace: true });
	history.navigator.push(
		{ pathname: "/explore", search: "?page=3", hash: "" },
		{ depth: 1 },
		{ preventScrollReset: true },
	);
	expect(heard).toEqual(["PUSH /latest?sort=stars#top reset", "REPLACE /auth reset", "PUSH /explore?page=3 keep"]);
	expect(addressOf(window.location)).toBe("/explore?page=3");
	expect(history.wanted.getSnapshot().location.state).toEqual({ depth: 1 });
});

test("each visit has a key of its own, which the entry of the browser keeps", () => {
	const { history } = create();
	const first = history.wanted.getSnapshot().location.key;
	history.navigate("/latest");
	const second = history.wanted.getSnapshot().location.key;
	expect(second).not.toBe(first);
	expect(createBrowserHistory(window).wanted.getSnapshot().location.key).toBe(second);
});

test("an address is encoded as the browser writes it", () => {
	const { history } = create();
	history.navigate("/tag/ä b?q=ö");
	expect(history.wanted.getSnapshot().location).toMatchObject({ pathname: "/tag/%C3%A4%20b", search: "?q=%C3%B6" });
});

test("a query alone stays on the path", () => {
	const { history } = create();
	history.navigator.replace("?page=4");
	expect(addressOf(history.wanted.getSnapshot().location)).toBe("/explore?page=4");
});

test("addresses of other hosts are refused", () => {
	const { history, heard } = create();
	expect(() => history.navigate("https://elsewhere.example/")).toThrow("not an address of this hub");
	expect(heard).toEqual([]);
	history.navigate("//elsewhere.example/");
	expect(window.location.href).toBe(`${ORIGIN}//elsewhere.example/`);
});

test("Back and Forward restore the entry with its state", () => {
	const { history, heard } = create();
	history.navigator.replace("/explore?page=2", { depth: 7 });
	const { key } = history.wanted.getSnapshot().location;
	history.navigate("/latest");
	arriveAt("/explore?page=2", { key, usr: { depth: 7 } });
	expect(heard.at(-1)).toBe("POP /explore?page=2 restore");
	expect(history.wanted.getSnapshot().location).toMatchObject({ key, state: { depth: 7 } });
});

test("an entry that a plain link to a fragment made gets a key, and its scroll position is the browser's", () => {
	const { history, heard } = create();
	arriveAt("#main", null);
	expect(heard).toEqual(["PUSH /explore?page=2#main keep"]);
	expect(window.history.state).toEqual({ key: history.wanted.getSnapshot().location.key, usr: null });
});

test("the initial snapshot is the address as the server knows it", () => {
	window.history.replaceState({ key: "abc", usr: { depth: 1 } }, "", "/explore?page=2#L12");
	const { history } = create();
	const { location } = history.wanted.getInitialSnapshot();
	expect(location).toEqual({ pathname: "/explore", search: "?page=2", hash: "", state: null, key: "abc" });
	expect(history.wanted.getSnapshot().location).toMatchObject({ hash: "#L12", state: { depth: 1 } });
});

test("without fragment and state there is nothing to catch up with after hydration", () => {
	const { history } = create();
	expect(history.wanted.getInitialSnapshot()).toBe(history.wanted.getSnapshot());
});

test("the server's history has the same location, and cannot navigate", () => {
	const { wanted, navigator, navigate } = createStaticHistory("/explore?page=2", ORIGIN);
	expect(wanted.getSnapshot().location).toMatchObject({ pathname: "/explore", search: "?page=2", hash: "" });
	expect(navigator.createHref({ pathname: "/latest", search: "?a=b", hash: "#c" })).toBe("/latest?a=b#c");
	expect(() => navigate("/latest")).toThrow("while the server renders");
});

test("the initial snapshot is the address for which the server has rendered the page, also when somebody has gone back since", () => {
	window.history.replaceState(null, "", "/lena");
	const { wanted } = createBrowserHistory(window, "/lena?tab=favorites");
	expect(addressOf(wanted.getInitialSnapshot().location)).toBe("/lena?tab=favorites");
	expect(addressOf(wanted.getSnapshot().location)).toBe("/lena");
	const same = createBrowserHistory(window, "/lena").wanted;
	expect(same.getInitialSnapshot()).toBe(same.getSnapshot());
});
