// @vitest-environment happy-dom

import { detailsRow } from "@scriptorium/hub-data/scripts/rows.test-support";
import { visitor } from "@scriptorium/remote-kit/host.test-support";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { edit, fill, open, own, press, saved } from "./write-script.test-support.tsx";

/** IndexedDB, which this environment does not have. */
vi.mock("../../script-form/drafts/draft-store.ts", () => ({
	createDraftStore: () => ({
		read: async () => null,
		write: async () => undefined,
		remove: async () => undefined,
	}),
}));
/** The editor's file does not arrive: the plain field is enough. */
vi.mock("@scriptorium/ui-kit/code-editor/code-editor", () => {
	throw new Error("404");
});
afterEach(cleanup);

it("saves a new script as a draft, asks for no note on what changed, and goes to the drafts", async () => {
	const { named, notices } = open("/create", { save: () => Response.json([{ ...saved, is_published: false }]) });
	await fill();
	expect(screen.queryByLabelText("What changed")).toBeNull();
	press("Save as draft");
	await screen.findByText("the drafts");
	expect(named("save_script")[0]?.body).toMatchObject({ p_publish: false });
	expect(named("save_script")[0]?.body).not.toHaveProperty("p_change_note");
	expect(notices[0]).toBe("success: Draft saved");
});

it("keeps a draft a draft with Enter, carries its note over, and publishes it by its own button only", async () => {
	const draft = { ...own, is_published: false, change_note: "Counts whole words." };
	const first = open(edit, { script: draft });
	await waitFor(() => expect(screen.getByLabelText("What changed")).toHaveProperty("value", "Counts whole words."));
	expect(screen.queryByRole("button", { name: "Update Bookmarklet" })).toBeNull();
	// Enter in a field presses the first submit button.
	const submit = document.querySelector("button[type=submit]");
	expect(submit?.textContent).toBe("Save as draft");
	fireEvent.click(submit ?? document.body);
	await screen.findByText("the drafts");
	expect(first.named("save_script")[0]?.body).toMatchObject({ p_publish: false });
	cleanup();

	const second = open(edit, { script: draft });
	await waitFor(() => expect(screen.getByLabelText("What changed")).toHaveProperty("value", "Counts whole words."));
	press("Publish Bookmarklet");
	await screen.findByText("the script's page");
	expect(second.named("save_script")[0]?.body).toMatchObject({ p_publish: true, p_change_note: "Counts whole words." });
	expect(second.notices[0]).toBe("success: Bookmarklet published");
});

it("asks before it takes a public script off the catalog, and offers no draft of a removed one", async () => {
	const { named } = open(edit);
	await waitFor(() => expect(screen.getByLabelText("Title")).toHaveProperty("value", detailsRow.title));
	press("Save as draft");
	const dialog = await screen.findByRole("alertdialog", { name: "Save as draft and unpublish?" });
	expect(named("save_script")).toEqual([]);
	fireEvent.click(within(dialog).getByRole("button", { name: "Save as draft" }));
	await screen.findByText("the drafts");
	expect(named("save_script")[0]?.body).toMatchObject({ p_publish: false });
	cleanup();

	open(edit, { script: { ...own, moderation_status: "removed", is_published: false } });
	await screen.findByRole("button", { name: "Update Bookmarklet" });
	expect(screen.queryByRole("button", { name: "Save as draft" })).toBeNull();
});

it("forks a saved script and opens the copy; a failure is said, and a new script has no such button", async () => {
	const copy = "5a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d";
	const row = { id: copy, slug: "copy", version_id: copy, semver: "1.0.0", moderation_status: "none" };
	const answers = [Response.json({ message: "down", code: "XX000" }, { status: 503 }), Response.json([row])];
	const { named, notices } = open(edit, { fork: () => answers.shift() ?? Response.error() });
	fireEvent.click(await screen.findByRole("button", { name: "Fork" }));
	await waitFor(() => expect(notices).toEqual(["error: Failed to fork bookmarklet"]));
	fireEvent.click(await screen.findByRole("button", { name: "Fork" }));
	await waitFor(() => expect(notices[1]).toBe("success: Bookmarklet forked successfully"));
	expect(named("fork_script")[1]?.body).toMatchObject({ p_bookmarklet_id: detailsRow.id, p_title: detailsRow.title });
	await waitFor(() => expect(named("get_script").at(-1)?.body).toMatchObject({ p_id: copy }));
	cleanup();

	open("/create");
	await screen.findByRole("button", { name: "Create Bookmarklet" });
	expect(screen.queryByRole("button", { name: "Fork" })).toBeNull();
});

it("asks a person whose session has ended to sign in before a fork", async () => {
	const { named, notices, session } = open(edit);
	const fork = await screen.findByRole("button", { name: "Fork" });
	session.set(visitor);
	fireEvent.click(fork);
	expect(notices).toContain("error: Please sign in to fork bookmarklets");
	expect(named("fork_script")).toEqual([]);
});
