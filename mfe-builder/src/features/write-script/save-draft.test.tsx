// @vitest-environment happy-dom

import { detailsRow } from "@scriptorium/hub-data/scripts/rows.test-support";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { edit, fill, open, own, press, saved, type } from "./write-script.test-support.tsx";

/** IndexedDB, which this environment does not have. */
vi.mock("./draft/draft-store.ts", () => ({
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

it("saves a new script as a draft, with its note, and goes to the drafts", async () => {
	const { named, notices } = open("/create", { save: () => Response.json([{ ...saved, is_published: false }]) });
	await fill();
	type("What changed", "The first try.");
	press("Save as draft");
	await screen.findByText("the drafts");
	expect(named("save_script")[0]?.body).toMatchObject({ p_publish: false, p_change_note: "The first try." });
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
