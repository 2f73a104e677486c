// @vitest-environment happy-dom
import type { OwnScript } from "@scriptorium/hub-data/scripts/own-script";
import { createTestHost, reader, Surroundings, visitor } from "@scriptorium/remote-kit/host.test-support";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ManageScriptsPage } from "./manage-scripts-page.tsx";
import { ownScriptRow } from "./own-script.test-support.ts";

afterEach(cleanup);

/** The hub's answers: a list that the calls change, or a response in place of the named call. */
function open(scripts: readonly OwnScript[], at = "/manage-bookmarklets", session = reader) {
	let rows = [...scripts];
	const calls: { name: string; body: Record<string, unknown> }[] = [];
	const answers = new Map<string, () => Response | Promise<Response>>();
	const fetch: typeof globalThis.fetch = async (input, init) => {
		const name = new URL(String(input)).pathname.split("/").at(-1) ?? "";
		const body = (typeof init?.body === "string" ? JSON.parse(init.body) : {}) as Record<string, unknown>;
		if (name !== "list_own_scripts") calls.push({ name, body });
		const answer = answers.get(name);
		if (answer) return answer();
		if (name === "list_own_scripts") return Response.json(rows);
		const ids = body.p_ids as string[];
		const change = (changes: Partial<OwnScript>) => {
			rows = rows.map((row) => (ids.includes(row.id) ? { ...row, ...changes } : row));
			return Response.json(rows.filter(({ id }) => ids.includes(id)));
		};
		if (name === "publish_scripts") return change({ is_published: body.p_published === true });
		if (name === "undelete_scripts") return change({ restorable_until: null });
		if (name === "delete_scripts") change({ restorable_until: "2026-12-24T00:00:00+00:00" });
		if (name === "purge_scripts") rows = rows.filter(({ id }) => !ids.includes(id));
		return new Response(null, { status: 204 });
	};
	const test = createTestHost(session, fetch);
	render(
		<Surroundings host={test.host} at={at}>
			<ManageScriptsPage renderStatistics={({ title }) => `figures of ${title}`} />
		</Surroundings>,
	);
	return { ...test, calls, answers };
}

const tabs = () => screen.getAllByRole("tab").map(({ textContent }) => textContent);
const titles = () => screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const choose = (name: string) => fireEvent.click(screen.getByRole("checkbox", { name }));
/** Radix' tabs listen to the mouse button, not to the click. */
const openTab = (name: RegExp) => fireEvent.mouseDown(screen.getByRole("tab", { name }), { button: 0 });
async function inMenu(title: string, item: string) {
	fireEvent.keyDown(screen.getByRole("button", { name: `More actions for ${title}` }), { key: "Enter" });
	fireEvent.click(await screen.findByRole("menuitem", { name: item }));
}

const published = ownScriptRow("Table to CSV");
const draft = ownScriptRow("Reading mode", { is_published: false });

it("shows published scripts and drafts with their numbers, edit links and Create New", async () => {
	open([published, draft]);
	await screen.findByText("Table to CSV");
	expect(tabs()).toEqual(["Published (1)", "Drafts (1)"]);
	expect(screen.getByRole("link", { name: "Create New" }).getAttribute("href")).toBe("/create");
	expect(screen.getByRole("link", { name: "Edit Table to CSV" }).getAttribute("href")).toBe(
		`/bookmarklet/${published.id}/edit`,
	);
	expect(titles()).toEqual(["Table to CSV"]);
	openTab(/Drafts/);
	await waitFor(() => expect(titles()).toEqual(["Reading mode"]));
	press("Statistics of Reading mode");
	expect(screen.getByText("figures of Reading mode")).toBeTruthy();
});

it("says what is empty, and what a search did not find", async () => {
	open([], "/manage-bookmarklets?tab=drafts");
	await screen.findByText("No drafts");
	openTab(/Published/);
	await screen.findByText("No published bookmarklets yet");
	fireEvent.change(screen.getByRole("searchbox"), { target: { value: "table" } });
	await screen.findByText(/^No matches/);
});

it("says that loading failed, and tries again", async () => {
	const { answers } = open([published]);
	answers.set("list_own_scripts", () => Response.json({ code: "XX000", message: "down" }, { status: 500 }));
	await screen.findByText("Failed to load your bookmarklets");
	answers.clear();
	press("Try Again");
	await screen.findByText("Table to CSV");
});

it("asks a visitor to sign in", async () => {
	const { signInsAsked } = open([], "/manage-bookmarklets?tab=drafts", visitor);
	press("Sign In");
	expect(signInsAsked).toEqual([
		{ kind: "manage-scripts/sign-in", returnTo: "/manage-bookmarklets?tab=drafts", payload: {} },
	]);
});

it("publishes, unpublishes, deletes and undoes, and says each time what happened", async () => {
	const { calls, notices, noticeActions } = open([draft], "/manage-bookmarklets?tab=drafts");
	await screen.findByText("Reading mode");
	press("Publish Reading mode");
	await waitFor(() => expect(notices).toEqual(["success: Published “Reading mode”"]));
	expect(tabs()).toEqual(["Published (1)", "Drafts (0)"]);
	openTab(/Published/);
	await waitFor(() => expect(titles()).toEqual(["Reading mode"]));
	await inMenu("Reading mode", "Unpublish");
	await waitFor(() => expect(notices[1]).toBe("success: Unpublished “Reading mode”"));
	act(() => noticeActions[1]?.run());
	await waitFor(() => expect(notices[2]).toBe("success: Published “Reading mode”"));
	expect(noticeActions[2]).toBeNull();
	await waitFor(() => expect(titles()).toEqual(["Reading mode"]));
	await inMenu("Reading mode", "Delete");
	await waitFor(() => expect(notices[3]).toBe("success: Deleted “Reading mode”"));
	expect(tabs()).toEqual(["Published (0)", "Drafts (0)", "Deleted (1)"]);
	expect(noticeActions[3]?.label).toBe("Undo");
	act(() => noticeActions[3]?.run());
	await waitFor(() => expect(notices[4]).toBe("success: Restored “Reading mode”"));
	expect(tabs()).toEqual(["Published (1)", "Drafts (0)"]);
	const ids = [draft.id];
	expect(calls).toEqual([
		{ name: "publish_scripts", body: { p_ids: ids, p_published: true } },
		{ name: "publish_scripts", body: { p_ids: ids, p_published: false } },
		{ name: "publish_scripts", body: { p_ids: ids, p_published: true } },
		{ name: "delete_scripts", body: { p_ids: ids } },
		{ name: "undelete_scripts", body: { p_ids: ids } },
	]);
});

it("changes several together, and leaves those out that a moderator has removed", async () => {
	const removed = ownScriptRow("Bad one", {
		is_published: false,
		moderation_status: "removed",
		moderation_reason: "Sends cookies away.",
	});
	const other = ownScriptRow("Dark mode", { is_published: false });
	const { calls, notices } = open([draft, other, removed], "/manage-bookmarklets?tab=drafts");
	await screen.findByText("Bad one");
	expect(screen.getByText(/The moderator's note: Sends cookies away\./)).toBeTruthy();
	expect(screen.queryByRole("button", { name: "Publish Bad one" })).toBeNull();
	choose("Select all");
	expect(screen.getByText("1 script was removed by a moderator and cannot be published.")).toBeTruthy();
	const together = within(screen.getByRole("region", { name: "Actions for the selected scripts" }));
	fireEvent.click(together.getByRole("button", { name: "Publish" }));
	await waitFor(() => expect(notices).toEqual(["success: Published 2 scripts"]));
	expect(calls[0]?.body).toEqual({ p_ids: [draft.id, other.id], p_published: true });
	expect(titles()).toEqual(["Bad one"]);
});

it("shows the change at once, and takes it back with the reason when the hub refuses it", async () => {
	const { answers, notices, noticeDetails } = open([published]);
	await screen.findByText("Table to CSV");
	let refuse: (response: Response) => void = () => undefined;
	answers.set("delete_scripts", () => new Promise<Response>((resolve) => (refuse = resolve)));
	await inMenu("Table to CSV", "Delete");
	await waitFor(() => expect(tabs()).toEqual(["Published (0)", "Drafts (0)", "Deleted (1)"]));
	expect(notices).toEqual([]);
	// Nor can the list be read again: what is shown then is what was there before.
	answers.set("list_own_scripts", () => Response.json({ code: "XX000", message: "down" }, { status: 500 }));
	const message = "This script does not exist.";
	refuse(Response.json({ code: "PT404", message, details: null, hint: null }, { status: 404 }));
	await waitFor(() => expect(notices).toEqual(["error: Could not delete “Table to CSV”"]));
	expect(noticeDetails).toEqual([message]);
	expect(tabs()).toEqual(["Published (1)", "Drafts (0)"]);
});

it("says that a published script is held, without an Undo", async () => {
	const { answers, notices, noticeActions } = open([draft], "/manage-bookmarklets?tab=drafts");
	await screen.findByText("Reading mode");
	answers.set("publish_scripts", () =>
		Response.json([{ id: draft.id, is_published: true, moderation_status: "pending" }]),
	);
	press("Publish Reading mode");
	await waitFor(() => expect(notices).toEqual(["warning: 1 script is not public yet"]));
	expect(noticeActions).toEqual([null]);
});

it("edits a script that was made in the builder there", async () => {
	const built = ownScriptRow("Built", { has_flow: true });
	open([built, published]);
	await screen.findByText("Made in the builder");
	const menuOf = async (title: string) => {
		fireEvent.keyDown(screen.getByRole("button", { name: `More actions for ${title}` }), { key: "Enter" });
		return screen.findAllByRole("menuitem");
	};
	const edit = (title: string) => screen.getByRole("link", { name: `Edit ${title}` }).getAttribute("href");
	expect(edit("Built")).toBe(`/builder?edit=${built.id}`);
	expect(edit("Table to CSV")).toBe(`/bookmarklet/${published.id}/edit`);
	const [first] = await menuOf("Built");
	expect(first?.textContent).toBe("Edit code");
	expect(first?.getAttribute("href")).toBe(`/bookmarklet/${built.id}/edit`);
	fireEvent.keyDown(first ?? document.body, { key: "Escape" });
	const items = await menuOf("Table to CSV");
	expect(items.map(({ textContent }) => textContent)).toEqual(["Unpublish", "Delete"]);
});

it("keeps the place of the keyboard when a row leaves the list", async () => {
	const [one, two] = [ownScriptRow("One", { is_published: false }), ownScriptRow("Two", { is_published: false })];
	open([one, two], "/manage-bookmarklets?tab=drafts");
	await screen.findByText("One");
	for (const [title, next] of [
		["One", "checkbox Select Two"],
		["Two", "tab Drafts (0)"],
	] as const) {
		const button = screen.getByRole("button", { name: `Publish ${title}` });
		button.focus();
		fireEvent.click(button);
		const [role = "", ...name] = next.split(" ");
		await waitFor(() => expect(document.activeElement).toBe(screen.getByRole(role, { name: name.join(" ") })));
	}
});

it("deletes permanently only after a question", async () => {
	const deleted = ownScriptRow("Old one", { restorable_until: "2026-12-24T00:00:00+00:00" });
	const { calls, notices } = open([deleted], "/manage-bookmarklets?tab=deleted");
	await screen.findByText("Can be restored until December 24, 2026");
	press("Delete permanently: Old one");
	const dialog = await screen.findByRole("alertdialog", { name: "Delete “Old one” permanently?" });
	fireEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
	expect(calls).toEqual([]);
	press("Delete permanently: Old one");
	fireEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete permanently" }));
	await waitFor(() => expect(notices).toEqual(["success: Deleted “Old one” permanently"]));
	expect(titles()).toEqual([]);
});
