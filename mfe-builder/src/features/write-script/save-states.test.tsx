// @vitest-environment happy-dom

import { detailsRow } from "@scriptorium/hub-data/scripts/rows.test-support";
import { createTestHost, reader, Surroundings } from "@scriptorium/remote-kit/host.test-support";
import { act, cleanup, renderHook, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Draft } from "../../script-form/drafts/draft.ts";
import { useForkScript } from "./use-fork-script.ts";
import { edit, fill, open, own, press, saved, type } from "./write-script.test-support.tsx";

/** IndexedDB, which this environment does not have. */
const drafts = new Map<string, Draft>();
vi.mock("../../script-form/drafts/draft-store.ts", () => ({
	createDraftStore: () => ({
		read: async (key: string) => drafts.get(key) ?? null,
		write: async (key: string, draft: Draft) => void drafts.set(key, draft),
		remove: async (key: string) => void drafts.delete(key),
	}),
}));
/** The editor's file does not arrive: the plain field is enough. */
vi.mock("@scriptorium/ui-kit/code-editor/code-editor", () => {
	throw new Error("404");
});
afterEach(() => {
	cleanup();
	drafts.clear();
});

/** An answer that the test gives when it wants to. */
function later() {
	let resolve = (_: Response): void => undefined;
	const promise = new Promise<Response>((done) => {
		resolve = done;
	});
	return { answer: () => promise, give: (response: Response) => act(async () => resolve(response)) };
}
const labels = () => screen.getAllByRole("button").map(({ textContent }) => textContent);

it("says that it is creating, updating or publishing, or saving a draft, and takes no second press", async () => {
	for (const [path, script, button, busy] of [
		["/create", own, "Create Bookmarklet", "Creating..."],
		["/create", own, "Save as draft", "Saving..."],
		[edit, own, "Update Bookmarklet", "Updating..."],
		[edit, { ...own, is_published: false }, "Publish Bookmarklet", "Publishing..."],
	] as const) {
		const { answer, give } = later();
		const { named } = open(path, { save: answer, script });
		await screen.findByRole("button", { name: button });
		if (path === "/create") await fill();
		press(button);
		press(button);
		await screen.findByRole("button", { name: busy });
		expect(labels()).not.toContain(button);
		await waitFor(() => expect(named("save_script")).toHaveLength(1));
		await give(Response.json([saved]));
		await screen.findByText(/^the (script's page|drafts)$/);
		cleanup();
		drafts.clear();
	}
});

it("keeps as a draft what was typed while it was being saved, and leads back to it", async () => {
	const { answer, give } = later();
	const { named, notices, noticeActions } = open("/create", { save: answer });
	await fill();
	press("Create Bookmarklet");
	await waitFor(() => expect(named("save_script")).toHaveLength(1));
	type("Bookmarklet Code", "javascript:alert('typed later')");
	await give(Response.json([saved]));
	await screen.findByText("the script's page");
	expect(named("save_script")[0]?.body.p_code).toBe("javascript:alert(1)");
	expect([...drafts.keys()]).toEqual([saved.id]);
	expect(drafts.get(saved.id)).toMatchObject({
		values: { title: "Table to CSV", code: "javascript:alert('typed later')" },
		baseVersionId: saved.version_id,
		ownerId: reader.user?.id,
	});
	const index = notices.indexOf("info: What you typed while it was being saved is kept as an unsaved draft.");
	expect(noticeActions[index]?.label).toBe("Go on editing");
	act(() => noticeActions[index]?.run());
	await screen.findByText("You have an unsaved draft.");
});

it("leaves no draft when nothing was typed during the save, also when tags were generated for it", async () => {
	const tags = { category: "download", tags: ["csv"], confidence: 0.9 };
	const { notices } = open("/create", { tags: () => Response.json(tags), save: () => Response.json([saved]) });
	await fill(null);
	type("Tags", "");
	press("Create Bookmarklet");
	await screen.findByText("the script's page");
	expect(notices.slice(0, 2)).toEqual(["success: Generated tags with 90% confidence", "success: Bookmarklet created"]);
	expect(drafts.size).toBe(0);
});

it("keeps what was typed when nothing answers, and saves it once the connection is back", async () => {
	let isOnline = false;
	const save = async () => {
		if (!isOnline) throw new TypeError("Failed to fetch");
		return Response.json([saved]);
	};
	const { notices, noticeDetails } = open("/create", { save });
	await fill();
	press("Create Bookmarklet");
	const alert = (await screen.findByText("Failed to save bookmarklet")).closest("[role=alert]");
	expect(alert?.textContent).toContain("The hub cannot be reached. Check your connection, then try again.");
	expect(alert?.textContent).toContain("What you have typed is still here.");
	expect([notices[0], noticeDetails[0]]).toEqual([
		"error: Failed to save bookmarklet",
		"Please try again or contact support.",
	]);
	await waitFor(() => expect(drafts.get("new")?.values.code).toBe("javascript:alert(1)"));
	isOnline = true;
	press("Create Bookmarklet");
	await screen.findByText("the script's page");
	expect(notices[1]).toBe("success: Bookmarklet created");
});

it("says that one must be logged in when the session has ended on the hub", async () => {
	open("/create", { save: () => Response.json({ message: "JWT expired", code: "PGRST301" }, { status: 401 }) });
	await fill();
	press("Create Bookmarklet");
	const alert = (await screen.findByText("Failed to save bookmarklet")).closest("[role=alert]");
	expect(alert?.textContent).toContain("You must be logged in to create a bookmarklet");
});

it("says at each field what is too long", async () => {
	const { calls } = open("/create");
	await fill();
	type("Title", "x".repeat(51));
	type("Description", "x".repeat(501));
	press("Create Bookmarklet");
	await screen.findByText("Title must not be longer than 50 characters.");
	screen.getByText("Description must not be longer than 500 characters.");
	expect(calls).toEqual([]);
});

it("says when the script to edit cannot be loaded, and loads it by the button", async () => {
	const answers: (Response | Promise<Response>)[] = [];
	const slow = later();
	answers.push(slow.answer(), Response.json([own]));
	open(edit, { read: () => answers.shift() ?? Response.error() });
	await screen.findByText("Loading bookmarklet data...");
	await slow.give(Response.json({ message: "down", code: "XX000" }, { status: 503 }));
	await screen.findByRole("heading", { name: "Failed to load bookmarklet data" });
	press("Try Again");
	await waitFor(() => expect(screen.getByLabelText("Title")).toHaveProperty("value", detailsRow.title));
});

it("forks nothing that is not saved", () => {
	const { host, notices } = createTestHost(reader, async () => Response.error());
	const { result } = renderHook(() => useForkScript(null), {
		wrapper: ({ children }) => <Surroundings host={host}>{children}</Surroundings>,
	});
	result.current.fork();
	expect(notices).toEqual(["error: Cannot fork unsaved bookmarklet"]);
});

it("says that it is forking until the copy is there", async () => {
	const { answer, give } = later();
	const { named } = open(edit, { fork: answer });
	(await screen.findByRole("button", { name: "Fork" })).click();
	await screen.findByRole("button", { name: "Forking..." });
	await give(Response.json({ message: "down", code: "XX000" }, { status: 503 }));
	await screen.findByRole("button", { name: "Fork" });
	expect(named("fork_script")).toHaveLength(1);
});

it("leads back to the Copilot, or away to the script's page or the home page", async () => {
	const onBack = vi.fn();
	open("/create", { onBack });
	await screen.findByRole("button", { name: "Create Bookmarklet" });
	press("Back to Copilot");
	expect(onBack).toHaveBeenCalledOnce();
	expect(screen.getByRole("link", { name: "Cancel" }).getAttribute("href")).toBe("/");
	screen.getByRole("heading", { name: "Before you save" });
	cleanup();
	open(edit);
	expect((await screen.findByRole("link", { name: "Cancel" })).getAttribute("href")).toBe(
		`/bookmarklet/${detailsRow.id}`,
	);
});
