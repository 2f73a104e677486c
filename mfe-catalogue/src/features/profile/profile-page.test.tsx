// @vitest-environment happy-dom

import { cardRow, profileRow } from "@scriptorium/hub-data/scripts/rows.test-support";
import { createTestHost, reader, Surroundings, visitor } from "@scriptorium/remote-kit/host.test-support";
import type { HubSession } from "@scriptorium/shared-protocol/host-remote/session";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Route, Routes, useLocation } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { ProfilePage } from "./profile-page.tsx";

afterEach(cleanup);

const down = () => Response.json({ message: "down" }, { status: 503 });
const counts = { bookmarklets: 13, favorites: 1, followers: 12345, following: 2 };

/** What the database answers, by the end of the path; anything may be replaced. */
type Answers = Record<
	"profiles" | "profile_counts" | "list_scripts" | "list_favorites" | "followed_feed" | "resolve_address",
	() => Response
>;

const page = (title: string, total: number) => [{ ...cardRow, title, total_count: total }];

function open(
	at: string,
	{ session = visitor, answers = {} }: { session?: HubSession; answers?: Partial<Answers> } = {},
) {
	const asked: string[] = [];
	const all: Answers = {
		profiles: () => Response.json([profileRow]),
		profile_counts: () => Response.json([counts]),
		list_scripts: () => Response.json(page("Table to CSV", 13)),
		list_favorites: () => Response.json(page("A favorite", 1)),
		followed_feed: () => Response.json(page("From a friend", 1)),
		resolve_address: () => Response.json([]),
		...answers,
	};
	const test = createTestHost(session, async (input, init) => {
		const path = new URL(String(input)).pathname.split("/").at(-1) as keyof Answers;
		asked.push(`${path} ${typeof init?.body === "string" ? init.body : new URL(String(input)).search}`);
		return all[path]();
	});
	const slots = { follow: () => <button type="button">Follow</button> };
	function Address() {
		const { pathname, search } = useLocation();
		return <output data-testid="address">{pathname + search}</output>;
	}
	render(
		<Surroundings host={test.host} at={at}>
			<Routes>
				<Route path="/not-found" element="Page Not Found" />
				<Route path="/:username" element={<ProfilePage address={{ username: "ada" }} slots={slots} />} />
			</Routes>
			<Address />
		</Surroundings>,
	);
	return { ...test, asked };
}
const address = () => screen.getByTestId("address").textContent;
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const own: HubSession = reader.user ? { ...reader, user: { ...reader.user, id: profileRow.user_id } } : reader;

it("shows who it is, since when, their links, numbers and scripts", async () => {
	const { asked } = open("/ada");
	await screen.findByRole("heading", { level: 1, name: "Ada Author" });
	expect(document.title).toBe("Ada Author · Scriptorium");
	expect(screen.getByText("@ada")).toBeTruthy();
	expect(screen.getByText("I turn tables into files.")).toBeTruthy();
	expect(screen.getByText("July 2026").getAttribute("dateTime")).toBe("2026-07-01T00:00:00.000Z");
	const link = screen.getByRole("link", { name: "Website: ada.example" });
	expect([link.getAttribute("href"), link.getAttribute("rel")]).toEqual(["https://ada.example/", "nofollow noopener"]);
	expect(screen.queryByText(/javascript/)).toBeNull();
	await screen.findByTitle("12,345");
	await screen.findByRole("link", { name: "Table to CSV" });
	expect(screen.getByRole("button", { name: "Follow" })).toBeTruthy();
	expect(screen.queryByRole("link", { name: "Edit profile" })).toBeNull();
	expect(screen.queryByRole("tab", { name: "Following" })).toBeNull();
	expect(asked.filter((each) => each.startsWith("list_"))).toEqual([
		`list_scripts {"p_risks":["green","amber","unrated"],"p_owner_id":"${profileRow.user_id}","p_offset":0,"p_sort":"newest","p_limit":12}`,
	]);
});

it("is Anonymous without a display name", async () => {
	open("/ada", { answers: { profiles: () => Response.json([{ ...profileRow, display_name: null }]) } });
	await screen.findByRole("heading", { level: 1, name: "Anonymous" });
});

it("leads to the not-found page when there is nobody, and says so", async () => {
	const { notices } = open("/ada", { answers: { profiles: () => Response.json([]) } });
	await screen.findByText("Page Not Found");
	expect(notices).toEqual(["error: User not found"]);
});

it("shows the person behind a former username", async () => {
	const { asked } = open("/ada", {
		answers: {
			profiles: () => Response.json(asked.length === 1 ? [] : [profileRow]),
			resolve_address: () => Response.json([{ username: "ada-now", slug: null }]),
		},
	});
	await screen.findByRole("heading", { level: 1, name: "Ada Author" });
	expect(asked.slice(0, 2)).toEqual([
		expect.stringMatching(/^profiles .*username=eq\.ada(?:&|$)/),
		'resolve_address {"p_username":"ada"}',
	]);
	expect(asked[2]).toContain("username=eq.ada-now");
});

it("says that it failed, with a way on, and recovers", async () => {
	let broken = true;
	const { notices } = open("/ada", { answers: { profiles: () => (broken ? down() : Response.json([profileRow])) } });
	await screen.findByRole("heading", { level: 1, name: "Error Loading Profile" });
	expect(notices).toEqual(["error: Failed to fetch user profile"]);
	expect(screen.getByRole("link", { name: "Explore Bookmarklets" }).getAttribute("href")).toBe("/explore");
	broken = false;
	fireEvent.click(screen.getByRole("button", { name: "Try Again" }));
	await screen.findByRole("heading", { level: 1, name: "Ada Author" });
});

it("stays when only the numbers or a list are missing", async () => {
	let broken = true;
	const list_favorites = () => (broken ? down() : Response.json(page("A favorite", 1)));
	const { notices } = open("/ada?tab=favorites", { answers: { profile_counts: down, list_favorites } });
	await screen.findByText("Failed to fetch favorite bookmarklets");
	expect(notices).toEqual(["error: Failed to fetch favorite bookmarklets"]);
	expect(screen.getByRole("heading", { level: 1, name: "Ada Author" })).toBeTruthy();
	await waitFor(() => expect(screen.getAllByText("Could not be counted")).toHaveLength(3));
	broken = false;
	fireEvent.click(screen.getByRole("button", { name: "Try Again" }));
	await screen.findByRole("link", { name: "A favorite" });
});

it("moves between tabs by keyboard, and the address follows", async () => {
	open("/ada", { session: own });
	(await screen.findByRole("tab", { name: "Published Bookmarklets" })).focus();
	press("ArrowRight");
	await screen.findByRole("link", { name: "A favorite" });
	expect(address()).toBe("/ada?tab=favorites");
	press("ArrowRight");
	await screen.findByRole("link", { name: "From a friend" });
	expect(address()).toBe("/ada?tab=following");
	press("Home");
	await screen.findByRole("link", { name: "Table to CSV" });
	expect(address()).toBe("/ada");
});

it("offers oneself to edit instead of to follow", async () => {
	open("/ada", { session: own });
	const edit = await screen.findByRole("link", { name: "Edit profile" });
	expect(edit.getAttribute("href")).toBe("/account");
	expect(screen.queryByRole("button", { name: "Follow" })).toBeNull();
});

it("does not ask for a feed on somebody else's profile", async () => {
	const { asked } = open("/ada?tab=following", { session: reader });
	await screen.findByRole("link", { name: "Table to CSV" });
	expect(asked.join()).not.toContain("followed_feed");
});

it("goes from page to page by address", async () => {
	const { asked } = open("/ada");
	const next = await screen.findByRole("link", { name: "Next page" });
	expect(screen.getByText("Page 1 of 2")).toBeTruthy();
	fireEvent.click(next);
	await screen.findByText("Page 2 of 2");
	expect(address()).toBe("/ada?page=2");
	expect(asked.at(-1)).toContain(`"p_offset":12`);
	expect(screen.queryByRole("link", { name: "Next page" })).toBeNull();
	fireEvent.click(screen.getByRole("link", { name: "Previous page" }));
	await waitFor(() => expect(address()).toBe("/ada"));
});

it("leads back from a page behind the end", async () => {
	open("/ada?tab=favorites&page=9", { answers: { list_favorites: () => Response.json([]) } });
	const first = await screen.findByRole("link", { name: "To the first page" });
	expect(first.getAttribute("href")).toBe("/ada?tab=favorites");
});

it.each([
	["/ada", visitor, "Ada Author has not published anything so far.", null],
	["/ada?tab=favorites", visitor, "Ada Author has not starred anything so far.", null],
	["/ada", own, "What you publish appears here, for everybody.", "Create a Bookmarklet"],
	[
		"/ada?tab=favorites",
		own,
		"Star a bookmarklet, and it is kept here. Everybody can see your favorites.",
		"Explore Bookmarklets",
	],
	["/ada?tab=following", own, /^Follow an author on their profile/, "Find authors"],
])("an empty tab of %s says what it is for", async (at, session, words, action) => {
	const none = () => Response.json([]);
	open(at, { session, answers: { list_scripts: none, list_favorites: none, followed_feed: none } });
	await screen.findByText(words);
	if (action) expect(screen.getByRole("link", { name: action })).toBeTruthy();
});
