// @vitest-environment happy-dom
import { createObservable } from "@scriptorium/core-types/observable";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { lazy, type ReactNode } from "react";
import { type RouteObject, useRoutes } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAssistantLink } from "../assistant-link/create-assistant-link.ts";
import { createSingleKeysPreference } from "../features/keyboard-shortcuts/single-keys.ts";
import { createThemeChoice } from "../features/switch-theme/theme.ts";
import { createNoticeBoard } from "../host-context/notices.ts";
import { PageTitle } from "../host-context/page-title.tsx";
import { TestHost } from "../host-context/test-host.test-support.tsx";
import { createBrowserHistory } from "../navigation/browser-history.ts";
import { Link } from "../navigation/link.tsx";
import { NavigationProvider } from "../navigation/navigation-provider.tsx";
import { Layout } from "./layout.tsx";
import { ScreenOutlet } from "./screen-outlet.tsx";

function Broken(): never {
	throw new Error("broken screen");
}

let codeArrived: (module: { default: () => ReactNode }) => void;
const Later = lazy(() => new Promise<{ default: () => ReactNode }>((resolve) => (codeArrived = resolve)));

function Screen({ name }: { name: string }) {
	return (
		<>
			<PageTitle text={name} />
			<Link to="/second">on</Link>
			<Link to="?sort=newest">sort</Link>
			<Link to="/broken">broken</Link>
			<Link to="/later">later</Link>
		</>
	);
}

function show() {
	let opened = 0;
	history.pushState(null, "", "/");
	const visits = createBrowserHistory(window);
	const assistant = createAssistantLink(() => undefined);
	const layout = (
		<Layout
			hubAddress="https://hub.example"
			notices={createNoticeBoard()}
			themeChoice={createThemeChoice(document, localStorage)}
			singleKeys={createSingleKeysPreference(localStorage)}
			onSignOut={() => undefined}
			onOpened={() => (opened += 1)}
			wanted={visits.wanted}
			usageConsent={{ state: createObservable("unknown"), answer: async () => ({ ok: true, value: undefined }) }}
			assistant={assistant}
		/>
	);
	const routes: RouteObject[] = [
		{
			element: layout,
			children: [
				{
					element: <ScreenOutlet />,
					children: [
						{ path: "/", element: <Screen name="First" /> },
						{ path: "/second", element: <Screen name="Second" /> },
						{ path: "/broken", element: <Broken /> },
						{ path: "/later", element: <Later /> },
					],
				},
			],
		},
	];
	const Screens = () => useRoutes(routes);
	render(
		<TestHost>
			<NavigationProvider history={visits}>
				<Screens />
			</NavigationProvider>
		</TestHost>,
	);
	return { opened: () => opened, assistant, go: (path: string) => act(async () => visits.navigate(path)) };
}
const follow = (name: string) => act(async () => screen.getByRole("link", { name }).click());
const announced = () => document.querySelector("[data-route-announcer]")?.textContent;

beforeEach(() => {
	localStorage.clear();
	// As in the browser of a person.
	Object.defineProperty(navigator, "webdriver", { value: false, configurable: true });
	document.title = "From the server";
	window.scrollTo = () => undefined;
});
afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
});

test("has the landmarks of a page, and a link past the header as the first thing", () => {
	show();
	for (const role of ["banner", "main", "contentinfo"]) expect(screen.getByRole(role)).toBeTruthy();
	// The library does not know the role of this element yet.
	expect(document.querySelector("search")).toBeTruthy();
	const first = document.querySelector("a, button, input");
	expect(first?.textContent).toBe("Skip to content");
	expect(document.querySelector(first?.getAttribute("href") ?? "")).toBe(screen.getByRole("main"));
});

test("a navigation moves the focus to the content and is announced; a filter is neither", async () => {
	const { opened } = show();
	await waitFor(() => expect(document.title).toBe("First · Scriptorium"));
	expect(document.activeElement).toBe(document.body);
	await follow("sort");
	expect(document.activeElement).not.toBe(screen.getByRole("main"));
	await follow("on");
	expect(document.activeElement).toBe(screen.getByRole("main"));
	await waitFor(() => expect(announced()).toBe("Second · Scriptorium"));
	expect(opened()).toBe(2);
});

test("the assistant's button opens and closes its panel, which stays on other pages; a question of a screen opens it, too", async () => {
	const { go, assistant } = show();
	const button = screen.getByRole("button", { name: "Script Assistant" });
	const panel = () => screen.queryByRole("dialog", { name: "Script Assistant" });
	expect(button.getAttribute("aria-expanded")).toBe("false");
	fireEvent.click(button);
	await waitFor(() => expect(panel()).not.toBeNull());
	expect(button.getAttribute("aria-expanded")).toBe("true");
	await go("/second");
	expect(panel()).not.toBeNull();
	fireEvent.click(button);
	expect(panel()).toBeNull();
	await act(async () => assistant.link.ask("What does this finding mean?"));
	expect(panel()).not.toBeNull();
});

test("what is typed right after the palette's shortcut is in its field, and a second press closes it", async () => {
	show();
	const press = (key: string, init: KeyboardEventInit = {}) => fireEvent.keyDown(document.body, { key, ...init });
	press("k", { ctrlKey: true });
	for (const key of "dark") press(key);
	const field = await screen.findByRole("combobox", { name: "Command palette" });
	expect(field).toHaveProperty("value", "dark");
	press("k", { ctrlKey: true });
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	// The keys are the page's again.
	press("?");
	await waitFor(() => expect(screen.queryByRole("dialog", { name: /shortcuts/i })).not.toBeNull());
});

const tour = () => screen.queryByRole("dialog", { name: "Welcome to Scriptorium" });
const pointAt = (name: string) => act(async () => void fireEvent.pointerOver(screen.getByRole("link", { name })));

test("a first-time visitor is offered the tour on the home page, once, when they first point at something", async () => {
	const { go } = show();
	await go("/second");
	await pointAt("sort");
	await go("/");
	await act(async () => undefined);
	expect(tour()).toBeNull();
	await pointAt("sort");
	await waitFor(() => expect(tour()).not.toBeNull());
	fireEvent.click(screen.getByRole("button", { name: "Skip tour" }));
	await go("/second");
	await go("/");
	await pointAt("sort");
	expect(tour()).toBeNull();
	cleanup();
	show();
	await pointAt("sort");
	expect(tour()).toBeNull();
});

test("the tour starts from the footer on every page: it opens the home page, and has the focus there", async () => {
	localStorage.setItem("feature-tour-seen", "true");
	const { go } = show();
	await go("/second");
	const start = screen.getByRole("link", { name: "Take the tour" });
	start.focus();
	await act(async () => start.click());
	await waitFor(() => expect(tour()).not.toBeNull());
	expect(location.pathname + location.search).toBe("/");
	expect(document.activeElement).toBe(screen.getByRole("button", { name: "Next" }));
	fireEvent.click(screen.getByRole("button", { name: "Next" }));
	await follow("on");
	expect(screen.getByRole("dialog", { name: "Explore scripts" })).toBeTruthy();
});

test("while a screen's code loads, the previous screen stays and progress is displayed", async () => {
	show();
	const underWay = () => screen.queryByRole("progressbar", { name: "Opening the page…" });
	expect(underWay()).toBeNull();
	await follow("later");
	expect(screen.getByRole("link", { name: "on" })).toBeTruthy();
	expect(underWay()).toBeTruthy();
	await act(async () => codeArrived({ default: () => <p>Here</p> }));
	expect(await screen.findByText("Here")).toBeTruthy();
	expect(underWay()).toBeNull();
});

test("a screen that throws leaves header and footer in place, and the next navigation leads away from it", async () => {
	vi.spyOn(console, "error").mockImplementation(() => undefined);
	const { go } = show();
	await follow("broken");
	expect(screen.getByRole("alert").textContent).toContain("This screen stopped working");
	expect(screen.getByRole("banner")).toBeTruthy();
	expect(screen.getByRole("contentinfo")).toBeTruthy();
	await go("/second");
	expect(screen.queryByRole("alert")).toBeNull();
	expect(screen.getByRole("link", { name: "on" })).toBeTruthy();
});
