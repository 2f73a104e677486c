// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import {
	Navigate,
	type RouteObject,
	Link as RouterLink,
	useLocation,
	useNavigate,
	useNavigationType,
	useRoutes,
	useSearchParams,
} from "react-router-dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createBrowserHistory } from "./browser-history.ts";
import type { HubHistory } from "./hub-history.ts";
import { Link, NavLink } from "./link.tsx";
import { NavigationProvider } from "./navigation-provider.tsx";

beforeEach(() => {
	window.history.replaceState(null, "", "/");
	window.scrollTo = () => undefined;
});
afterEach(cleanup);

function Address() {
	const { pathname, search, hash, state } = useLocation();
	return <output>{`${useNavigationType()} ${pathname}${search}${hash} ${JSON.stringify(state)}`}</output>;
}

function app(history: HubHistory, routes: RouteObject[]) {
	const Screens = () => useRoutes(routes);
	return (
		<NavigationProvider history={history}>
			<Address />
			<Suspense fallback="loading">
				<Screens />
			</Suspense>
		</NavigationProvider>
	);
}
const shown = () => screen.getByRole("status").textContent;
/** @returns whether the router has taken the click from the browser */
async function press(name: string, init: MouseEventInit = {}): Promise<boolean> {
	const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...init });
	await act(async () => {
		screen.getByRole("link", { name }).dispatchEvent(event);
	});
	return event.defaultPrevented;
}

/** A screen whose code arrives when the test says so. */
function laterScreen(text: string) {
	let arrive: () => void = () => undefined;
	const Later = lazy(
		() =>
			new Promise<{ default: () => ReactNode }>((resolve) => {
				arrive = () => resolve({ default: () => <p>{text}</p> });
			}),
	);
	return { element: <Later />, arrive: () => act(async () => arrive()) };
}

// Remotes get the shell's links in the place of react-router's.
const links = [
	["the shell's", Link],
	["react-router's", RouterLink],
] as const;

test.each(links)(
	"links (%s) are relative to their route, replace where they lead to the same address, and carry a state",
	async (_whose, Link) => {
		const screen = (
			<>
				<Link to="b">below</Link>
				<Link to=".." relative="path">
					above
				</Link>
				<Link to="?x=1" state={{ from: "here" }} replace>
					query
				</Link>
				<Link to="#part">part</Link>
			</>
		);
		const history = createBrowserHistory(window);
		history.navigate("/a/one");
		render(
			app(history, [
				{ path: "/a", children: [{ path: "*", element: screen }] },
				{ path: "*", element: screen },
			]),
		);
		await press("query");
		expect(shown()).toBe('REPLACE /a/one?x=1 {"from":"here"}');
		await press("query");
		expect(shown()).toBe('REPLACE /a/one?x=1 {"from":"here"}');
		await press("part");
		expect(shown()).toBe("PUSH /a/one#part null");
		await press("below");
		expect(shown()).toBe("PUSH /a/one/b null");
		await press("above");
		expect(shown()).toBe("PUSH /a/one null");
	},
);

test.each(links)("a click with a modifier on a link (%s) is the browser's", async (_whose, Link) => {
	const history = createBrowserHistory(window);
	render(app(history, [{ path: "*", element: <Link to="/next">next</Link> }]));
	for (const key of ["ctrlKey", "metaKey", "shiftKey", "altKey"])
		expect(await press("next", { [key]: true })).toBe(false);
	expect(await press("next", { button: 1 })).toBe(false);
	expect(shown()).toBe("POP / null");
	expect(await press("next")).toBe(true);
	expect(shown()).toBe("PUSH /next null");
});

test("a link keeps the scroll position where it says so, calls its listener first, and leaves other hosts and windows to the browser", async () => {
	const history = createBrowserHistory(window);
	const pressed: string[] = [];
	const screen = (
		<>
			<Link to="?a=1" preventScrollReset onClick={() => pressed.push("filter")}>
				filter
			</Link>
			<Link to="/held" onClick={(event) => event.preventDefault()}>
				held
			</Link>
			<Link to="/next" target="_blank">
				window
			</Link>
			<Link to="https://elsewhere.example/path">elsewhere</Link>
		</>
	);
	render(app(history, [{ path: "*", element: screen }]));
	await press("filter");
	expect(pressed).toEqual(["filter"]);
	expect(shown()).toBe("PUSH /?a=1 null");
	expect(history.wanted.getSnapshot().scroll).toBe("keep");
	await press("held");
	expect(await press("window")).toBe(false);
	expect(await press("elsewhere")).toBe(false);
	expect(document.querySelector('a[href="https://elsewhere.example/path"]')).not.toBeNull();
	expect(shown()).toBe("PUSH /?a=1 null");
});

test("a link of the navigation says whether it leads to the current page or above it", async () => {
	const history = createBrowserHistory(window);
	history.navigate("/explore/page");
	const current = () => [...document.querySelectorAll("[aria-current=page]")].map(({ textContent }) => textContent);
	const screen = ["/explore", "/exp", "/builder"].map((to) => (
		<NavLink key={to} to={to}>
			{to}
		</NavLink>
	));
	render(app(history, [{ path: "*", element: screen }]));
	expect(current()).toEqual(["/explore"]);
	await press("/builder");
	expect(current()).toEqual(["/builder"]);
});

test("the previous screen stays until the next one is loaded; the last navigation wins", async () => {
	const history = createBrowserHistory(window);
	const slow = laterScreen("slow");
	const quick = laterScreen("quick");
	render(
		app(history, [
			{ path: "/", element: "home" },
			{ path: "/slow", element: slow.element },
			{ path: "/quick", element: quick.element },
		]),
	);
	await act(async () => history.navigate("/slow"));
	expect(shown()).toBe("POP / null");
	expect(document.body.textContent).toContain("home");
	expect(document.body.textContent).not.toContain("loading");
	await act(async () => history.navigate("/quick"));
	expect(history.wanted.getSnapshot().location.pathname).toBe("/quick");
	await slow.arrive();
	expect(document.body.textContent).toContain("home");
	await quick.arrive();
	expect(shown()).toBe("PUSH /quick null");
	expect(document.body.textContent).toContain("quick");
});

test("a navigation before the page is rendered, and one of an effect at once, are not lost", async () => {
	const history = createBrowserHistory(window);
	history.navigate("/early");
	function Leaves() {
		const navigate = useNavigate();
		useEffect(() => void navigate("/from-effect"), [navigate]);
		return null;
	}
	render(
		app(history, [
			{ path: "/early", element: <Leaves /> },
			{ path: "/from-effect", element: <Navigate to="/end" replace state={1} /> },
			{ path: "*", element: null },
		]),
	);
	await act(async () => undefined);
	expect(shown()).toBe("REPLACE /end 1");
});

test("search parameters change by a function, and can keep the scroll position", async () => {
	const history = createBrowserHistory(window);
	history.navigate("/list?a=1");
	let change: ReturnType<typeof useSearchParams>[1] = () => undefined;
	function List() {
		const [, setQuery] = useSearchParams();
		change = setQuery;
		return null;
	}
	render(app(history, [{ path: "*", element: <List /> }]));
	await act(async () =>
		change(
			(query) => {
				query.set("b", "2");
				return query;
			},
			{ replace: true, preventScrollReset: true },
		),
	);
	expect(shown()).toBe("REPLACE /list?a=1&b=2 null");
	expect(history.wanted.getSnapshot().scroll).toBe("keep");
});
