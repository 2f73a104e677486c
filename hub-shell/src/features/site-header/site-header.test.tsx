// @vitest-environment happy-dom

import { createHubClient } from "@scriptorium/hub-data/client";
import type { ReportCounts } from "@scriptorium/hub-data/moderation/list-reports";
import type { HubSession } from "@scriptorium/shared-protocol/host-remote/session";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { rita, showInHost, visitor } from "../../host-context/test-host.test-support.tsx";
import { type SearchHandle, SiteHeader } from "./site-header.tsx";
import { RESIZE_DEBOUNCE_MS } from "./use-is-narrow.ts";

const WIDE = 1280;
const NARROW = 390;
const setWidth = (width: number) => Object.defineProperty(window, "innerWidth", { value: width, configurable: true });

function show(options: Parameters<typeof showInHost>[1] = {}) {
	const search = createRef<SearchHandle>();
	const signedOut: string[] = [];
	const header = (
		<SiteHeader
			search={search}
			searchShortcut="/"
			themeSwitch={<span>Theme</span>}
			progress={null}
			onSignOut={() => signedOut.push("yes")}
		/>
	);
	return { ...showInHost(header, options), search, signedOut };
}

const mona: HubSession = rita.status === "signed-in" ? { ...rita, user: { ...rita.user, roles: ["moderator"] } } : rita;

/** A client whose hub counts these waiting reports; `calls` has the functions that were called. */
function countingClient(counts: ReportCounts) {
	const calls: string[] = [];
	const client = createHubClient("http://hub.test", "key", {
		storage: null,
		storageKey: `header-${calls.length}`,
		autoRefreshToken: false,
		fetch: async (input) => {
			const name = new URL(input instanceof Request ? input.url : input).pathname.split("/").at(-1) ?? "";
			calls.push(name);
			return Response.json(name === "count_reports" ? [counts] : []);
		},
	});
	return { calls, client };
}

beforeEach(() => void setWidth(WIDE));
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

describe("the header", () => {
	test("of a visitor: search, Explore, Sign In", () => {
		show();
		expect(screen.getByPlaceholderText("Search bookmarklets...")).toBeTruthy();
		expect(screen.getByRole("link", { name: "Explore" }).getAttribute("data-tour")).toBe("explore");
		expect(screen.queryByRole("link", { name: "Create" })).toBeNull();
		expect(screen.getByRole("link", { name: "Sign In" }).getAttribute("href")).toBe("/auth");
	});

	test("of a session that is not known yet: both headers, of which the style sheet shows one, with the same links afterwards", () => {
		const { session } = show({ session: { status: "loading", user: null } });
		const create = screen.getByRole("link", { name: "Create" });
		const signIn = screen.getByRole("link", { name: "Sign In" });
		expect([create.className, signIn.className]).toEqual([
			expect.stringContaining("member"),
			expect.stringContaining("visitor"),
		]);
		act(() => session.set(visitor));
		expect(screen.getByRole("link", { name: "Sign In" })).toBe(signIn);
		expect(signIn.className).not.toContain("visitor");
		expect(screen.queryByRole("link", { name: "Create" })).toBeNull();
		cleanup();
		const other = show({ session: { status: "loading", user: null } });
		const kept = screen.getByRole("link", { name: "Create" });
		act(() => other.session.set(rita));
		expect(screen.getByRole("link", { name: "Create" })).toBe(kept);
		expect(kept.className).not.toContain("member");
		expect(screen.queryByRole("link", { name: "Sign In" })).toBeNull();
	});

	test("of somebody signed in: Create and the user menu instead of Sign In, without a reload", async () => {
		const { session } = show();
		act(() => session.set(rita));
		expect(screen.getByRole("link", { name: "Create" }).getAttribute("data-tour")).toBe("create");
		expect(screen.queryByRole("link", { name: "Sign In" })).toBeNull();
		expect(await screen.findByRole("button", { name: /Rita Reader/ })).toBeTruthy();
		act(() => session.set(visitor));
		expect(screen.getByRole("link", { name: "Sign In" })).toBeTruthy();
	});

	test("the user menu has name, e-mail, the four pages and Log out", async () => {
		const { signedOut } = show({ session: rita });
		fireEvent.keyDown(await screen.findByRole("button", { name: /Rita Reader/ }), { key: "Enter" });
		const menu = screen.getByRole("menu");
		expect(menu.textContent).toContain("Rita Reader");
		expect(menu.textContent).toContain("reader@scriptorium.local");
		const items = within(menu).getAllByRole("menuitem");
		expect(items.map((item) => [item.textContent, item.getAttribute("href")])).toEqual([
			["My Profile", `/profile/${rita.user?.id}`],
			["My Bookmarklets", "/manage-bookmarklets"],
			["My Collections", "/collections"],
			["Notifications", "/notifications"],
			["Account Settings", "/account"],
			["Log out", null],
		]);
		fireEvent.click(screen.getByRole("menuitem", { name: "Log out" }));
		expect(signedOut).toEqual(["yes"]);
	});

	test("the menu of a moderator leads to moderation, with the number of what waits; nobody else asks for it", async () => {
		const { calls, client } = countingClient({ pending: 3, reviewing: 2, resolved: 9, dismissed: 1, appeals: 1 });
		show({ session: mona, client });
		fireEvent.keyDown(await screen.findByRole("button", { name: /Rita Reader/ }), { key: "Enter" });
		const entry = await screen.findByRole("menuitem", { name: "Moderation 4 reports wait" });
		expect(entry.getAttribute("href")).toBe("/admin?tab=moderation");
		expect(entry.textContent).toBe("Moderation 4 reports wait");
		expect(calls.filter((name) => name === "count_reports")).toHaveLength(1);
		cleanup();
		const other = countingClient({ pending: 3, reviewing: 0, resolved: 0, dismissed: 0, appeals: 0 });
		show({ session: rita, client: other.client });
		fireEvent.keyDown(await screen.findByRole("button", { name: /Rita Reader/ }), { key: "Enter" });
		expect(screen.queryByRole("menuitem", { name: /Moderation/ })).toBeNull();
		await vi.waitFor(() => expect(other.calls).toContain("notifications"));
		expect(other.calls).not.toContain("count_reports");
	});

	test("the entry of a moderator has no number when nothing waits, and when it cannot be read", async () => {
		show({ session: mona });
		fireEvent.keyDown(await screen.findByRole("button", { name: /Rita Reader/ }), { key: "Enter" });
		expect(screen.getByRole("menuitem", { name: "Moderation" }).textContent).toBe("Moderation");
	});

	test("says whether the extension is connected, and leads to its page", () => {
		const { extension, address } = show();
		fireEvent.click(screen.getByRole("link", { name: "Extension not connected" }));
		expect(address()).toBe("/extension");
		act(() => extension.set({ state: "connected", version: "1.2.3", capabilities: [], message: null }));
		expect(screen.getByRole("link", { name: "Extension connected" })).toBeTruthy();
	});
});

describe("the search", () => {
	const type = (words: string) => {
		const field = screen.getByRole("combobox");
		fireEvent.change(field, { target: { value: words } });
		fireEvent.submit(field.closest("form") ?? field);
	};

	test("leads to the listing with the words", () => {
		const { address } = show({ at: "/category/social" });
		type("  dark mode & more ");
		expect(address()).toBe("/explore?search=dark+mode+%26+more");
		// The listing's field has it now.
		expect(screen.getByRole("combobox")).toHaveProperty("value", "");
	});

	test("keeps the listing's other filters, not its page, and leaves the current query to the listing's own field", () => {
		const { address } = show({ at: "/explore?category=social&page=3&search=old" });
		expect(screen.getByRole("combobox")).toHaveProperty("value", "");
		type(" ");
		expect(address()).toBe("/explore?category=social&page=3&search=old");
		type("new");
		expect(address()).toBe("/explore?category=social&search=new");
	});

	test("shows the current query in the overlay, which covers the listing; empty words remove it", async () => {
		setWidth(NARROW);
		const { address } = show({ at: "/explore?category=social&search=old" });
		fireEvent.click(screen.getByRole("button", { name: "Open search" }));
		const field = within(await screen.findByRole("dialog")).getByRole("combobox");
		expect(field).toHaveProperty("value", "old");
		fireEvent.change(field, { target: { value: "" } });
		fireEvent.submit(field.closest("form") ?? field);
		expect(address()).toBe("/explore?category=social");
	});

	test("gets the focus from a shortcut: the field, or the overlay where there is none", async () => {
		const wide = show();
		act(() => wide.search.current?.focusSearch());
		expect(document.activeElement).toBe(screen.getByRole("combobox"));
		cleanup();
		setWidth(NARROW);
		const narrow = show();
		act(() => narrow.search.current?.focusSearch());
		const overlay = await screen.findByRole("dialog");
		expect(document.activeElement).toBe(within(overlay).getByRole("combobox"));
	});
});

describe("below 768 px", () => {
	test("the drawer has all pages of the menus, the name, the theme and sign-out, and closes with a link", async () => {
		setWidth(NARROW);
		const { signedOut } = show({ session: rita });
		fireEvent.click(screen.getByRole("button", { name: "Open menu" }));
		const drawer = await screen.findByRole("dialog");
		const links = within(drawer).getAllByRole("link");
		expect(links.map((link) => link.textContent)).toEqual([
			"Explore",
			"Categories",
			"Create",
			"Builder",
			"Security",
			"My Profile",
			"My Bookmarklets",
			"My Collections",
			"Notifications",
			"Account Settings",
			"Extension not connected",
		]);
		expect(within(drawer).getByText("Theme")).toBeTruthy();
		expect(drawer.textContent).toContain("Rita Reader");
		fireEvent.click(within(drawer).getByRole("link", { name: "Explore" }));
		expect(screen.queryByRole("dialog")).toBeNull();
		fireEvent.click(screen.getByRole("button", { name: "Open menu" }));
		fireEvent.click(screen.getByRole("button", { name: "Log out" }));
		expect(signedOut).toEqual(["yes"]);
	});

	test("the drawer of a moderator leads to moderation, with the number of what waits", async () => {
		setWidth(NARROW);
		const { client } = countingClient({ pending: 120, reviewing: 0, resolved: 0, dismissed: 0, appeals: 0 });
		const { address } = show({ session: mona, client });
		fireEvent.click(screen.getByRole("button", { name: "Open menu" }));
		const drawer = await screen.findByRole("dialog");
		const link = await within(drawer).findByRole("link", { name: "Moderation 99+ reports wait" });
		expect(link.textContent).toBe("Moderation 99+ reports wait");
		fireEvent.click(link);
		expect(address()).toBe("/admin?tab=moderation");
	});

	test("an open drawer closes 100 ms after the window has become wide", async () => {
		setWidth(NARROW);
		show();
		fireEvent.click(screen.getByRole("button", { name: "Open menu" }));
		await screen.findByRole("dialog");
		vi.useFakeTimers();
		setWidth(WIDE);
		fireEvent(window, new Event("resize"));
		act(() => void vi.advanceTimersByTime(RESIZE_DEBOUNCE_MS - 1));
		expect(screen.queryByRole("dialog")).not.toBeNull();
		act(() => void vi.advanceTimersByTime(1));
		expect(screen.queryByRole("dialog")).toBeNull();
	});
});
