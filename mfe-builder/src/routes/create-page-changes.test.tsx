// @vitest-environment happy-dom

import "fake-indexeddb/auto";
import { detailsRow } from "@scriptorium/hub-data/scripts/rows.test-support";
import { reader, visitor } from "@scriptorium/remote-kit/host.test-support";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openCreatePage } from "./create-page.test-support.tsx";

vi.mock("@scriptorium/ui-kit/code-editor/code-editor", () => {
	throw new Error("404");
});
beforeEach(() => {
	globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
	cleanup();
	sessionStorage.clear();
});

const button = (name: string) => screen.getByRole("button", { name });
const codeShown = () => screen.getByRole("region", { name: "Generated code" }).textContent ?? "";
const changes = () => screen.queryByRole("region", { name: "Changes to the code before" });
const titleShown = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^Title/ }).value;

async function generate(request: string) {
	fireEvent.change(screen.getByRole("textbox", { name: "What should the script do?" }), { target: { value: request } });
	fireEvent.click(button("Generate Script"));
	await screen.findByRole("region", { name: "Generated code" });
}

async function refine(request: string) {
	fireEvent.click(button("Refine Script"));
	fireEvent.change(screen.getByLabelText("What would you like to change?"), { target: { value: request } });
	fireEvent.click(button("Apply Changes"));
	await screen.findByRole("region", { name: "Changes to the code before" });
}

it("keeps a change that is accepted, and takes back one that is not", async () => {
	openCreatePage("/create", visitor);
	await generate("Play all videos at 1.5x speed");
	expect(changes()).toBeNull();
	const first = codeShown();
	await refine("use 2 instead");
	const second = codeShown();
	fireEvent.click(button("Accept"));
	expect(changes()).toBeNull();
	expect(codeShown()).toBe(second);
	await refine("use 3 instead");
	expect(codeShown()).not.toBe(second);
	fireEvent.click(button("Keep the previous"));
	expect(changes()).toBeNull();
	expect(codeShown()).toBe(second);
	expect(second).not.toBe(first);
});

it("takes back the title and the other fields with the code", async () => {
	openCreatePage("/create", visitor);
	await generate("Play all videos at 1.5x speed");
	const title = titleShown();
	fireEvent.mouseDown(screen.getByRole("tab", { name: "Create" }));
	await generate("Dark mode on every site");
	await waitFor(() => expect(titleShown()).not.toBe(title));
	fireEvent.click(button("Keep the previous"));
	expect(titleShown()).toBe(title);
	// What the template wrote is not the person's own: the next turn replaces it.
	fireEvent.mouseDown(screen.getByRole("tab", { name: "Create" }));
	await generate("Dark mode on every site");
	await waitFor(() => expect(titleShown()).not.toBe(title));
});

it("brings back after a reload what was typed into the boxes", async () => {
	openCreatePage("/create", visitor);
	await generate("Play all videos at 1.5x speed");
	fireEvent.click(button("Refine Script"));
	fireEvent.change(screen.getByLabelText("What would you like to change?"), { target: { value: "use 2" } });
	fireEvent.click(button("Continue to Finalize"));
	fireEvent.click(await screen.findByRole("button", { name: "Back to Copilot" }));
	expect(screen.getByLabelText("What would you like to change?")).toHaveProperty("value", "use 2");
	fireEvent(window, new Event("pagehide"));
	cleanup();
	openCreatePage("/create", visitor);
	const box = screen.getByRole("textbox", { name: "What should the script do?" });
	await waitFor(() => expect(box).toHaveProperty("value", "Play all videos at 1.5x speed"));
});

it("changes a value of a saved template script, and replaces nothing when the untouched proposal names none", async () => {
	const { notices } = openCreatePage(`/bookmarklet/${detailsRow.id}/edit`, reader);
	fireEvent.click(await screen.findByRole("button", { name: "Back to Copilot" }));
	fireEvent.click(button("Generate Script"));
	expect((await screen.findByRole("alert")).textContent).toContain("cannot be changed without a model");
	expect(notices).toContain("error: Failed to generate script. Please try again.");
	fireEvent.mouseDown(screen.getByRole("tab", { name: "Preview" }));
	expect(codeShown().trim()).toBe(detailsRow.code.trim());
});

it("keeps the Code tab in the page once it was opened, so that its editor can undo", async () => {
	openCreatePage("/create", visitor);
	expect(document.querySelector("textarea[spellcheck=false]")).toBeNull();
	fireEvent.mouseDown(screen.getByRole("tab", { name: "Code" }));
	const field = await screen.findByLabelText(/Code$/, { selector: "textarea" });
	fireEvent.click(button("Back to Copilot"));
	expect(field.isConnected).toBe(true);
	expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Copilot" }));
	fireEvent.mouseDown(screen.getByRole("tab", { name: "Code" }));
	expect(await screen.findByLabelText(/Code$/, { selector: "textarea" })).toBe(field);
});

it("keeps code that was typed when an older version is restored, and takes the restoring back", async () => {
	const { notices, noticeActions } = openCreatePage(`/bookmarklet/${detailsRow.id}/edit`, reader);
	await screen.findByRole("tab", { name: "Code" });
	fireEvent.click(button("Back to Copilot"));
	await generate("Play all videos at 1.5x speed");
	expect(changes()).not.toBeNull();
	fireEvent.click(button("Continue to Finalize"));
	const field = await screen.findByLabelText(/Code$/, { selector: "textarea" });
	fireEvent.change(field, { target: { value: "javascript:void 'typed'" } });
	fireEvent.click(button("Back to Copilot"));
	fireEvent.click(button("Restore Code before the copilot"));
	await waitFor(() => expect(codeShown().trim()).toBe(detailsRow.code.trim()));
	expect(notices.at(-1)).toBe("info: Version restored.");
	const undo = noticeActions.at(-1);
	expect(undo?.label).toBe("Undo");
	act(() => undo?.run());
	expect(codeShown()).toContain("typed");
	expect(screen.getAllByText("Edited by you")).toHaveLength(1);
});
