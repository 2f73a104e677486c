// @vitest-environment happy-dom

import "fake-indexeddb/auto";
import { detailsRow } from "@scriptorium/hub-data/scripts/rows.test-support";
import { reader, visitor } from "@scriptorium/remote-kit/host.test-support";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openCreatePage } from "./create-page.test-support.tsx";

/** The editor's file does not arrive: everything must go on in the plain field. */
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

const prompt = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "What should the script do?" });
const button = (name: string) => screen.getByRole("button", { name });
const tab = (name: string) => screen.getByRole("tab", { name });
const isOpen = (name: string) => tab(name).getAttribute("aria-selected") === "true";
const generatedCode = () => screen.findByRole("region", { name: "Generated code" });

/** Rules of axe that need a layout or a whole page, which this DOM does not have; journeys check them. */
const NEEDS_A_BROWSER = ["color-contrast", "region", "scrollable-region-focusable"];

async function violations(): Promise<string[]> {
	const rules = Object.fromEntries(NEEDS_A_BROWSER.map((rule) => [rule, { enabled: false }]));
	const found = await axe.run(document.body, { rules });
	return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

async function generate(request: string) {
	fireEvent.change(prompt(), { target: { value: request } });
	fireEvent.click(button("Generate Script"));
	return (await generatedCode()).textContent ?? "";
}

it("begins with ideas for a new script: six, by category, and one's own", async () => {
	openCreatePage("/create", visitor);
	screen.getByRole("heading", { level: 1, name: "Create a Userscript" });
	for (const hint of ["Quick Start", "Visual Builder"]) screen.getByRole("heading", { name: hint });
	expect(isOpen("Copilot")).toBe(true);
	const ideas = screen.getByRole("region", { name: "Suggestions" });
	const titles = () => within(ideas).getAllByRole("heading", { level: 3 });
	expect(titles()).toHaveLength(7);
	expect(within(ideas).getAllByText("Popular").length).toBeGreaterThan(0);
	expect(button("All Categories").getAttribute("aria-pressed")).toBe("true");
	fireEvent.click(button("Data Extraction"));
	expect(titles().map(({ textContent }) => textContent)).toContain("Save a table as CSV");
	screen.getByText("Have a unique idea?");
	fireEvent.click(button("Describe your idea"));
	expect(document.activeElement).toBe(prompt());
	screen.getByText("Template mode (no AI model)");
	expect(screen.queryByRole("button", { name: "Voice Input" })).toBeNull();
});

it("writes a script from a picked idea, signed out, and shows it with rating, facts and local version", async () => {
	const { notices } = openCreatePage("/create", visitor);
	fireEvent.click(button("Save a table as CSV"));
	expect((await generatedCode()).textContent).toContain("javascript:");
	expect(notices).toContain("success: Script generated!");
	expect(isOpen("Preview")).toBe(true);
	expect(prompt).toThrow();
	const about = screen.getByRole("region", { name: "The script" });
	for (const label of ["Name", "Version", "Description", "Runs on"]) within(about).getByText(label);
	within(about).getByText("The page on which you click it");
	within(screen.getByRole("region", { name: "Local versions" })).getByText("Shown now");
	fireEvent.click(button("Hide code"));
	expect(screen.queryByRole("region", { name: "Generated code" })).toBeNull();
	fireEvent.click(button("Continue to Finalize"));
	expect(isOpen("Code")).toBe(true);
	const description = await screen.findByRole("textbox", { name: "Description" });
	expect(description).toHaveProperty("value", expect.stringMatching(/\S{3}/));
	fireEvent.click(button("Back to Copilot"));
	expect(isOpen("Preview")).toBe(true);
});

it("generates with Enter, not with Shift+Enter, nor while an input method composes, nor when blank", async () => {
	openCreatePage("/create", visitor);
	expect(button("Generate Script")).toHaveProperty("disabled", true);
	fireEvent.keyDown(prompt(), { key: "Enter" });
	screen.getByText("Please describe what you want the script to do");
	await userEvent.type(prompt(), "Dark mode{Shift>}{Enter}{/Shift}on every site");
	expect(prompt().value).toBe("Dark mode\non every site");
	fireEvent.keyDown(prompt(), { key: "Enter", isComposing: true });
	expect(screen.queryByRole("tab", { name: "Preview" })).toBeNull();
	fireEvent.keyDown(prompt(), { key: "Enter" });
	await generatedCode();
});

it("asks for what the request does not name, and says what is wrong with an answer", async () => {
	openCreatePage("/create", visitor);
	fireEvent.change(prompt(), { target: { value: "Hide posts that contain certain words" } });
	fireEvent.click(button("Generate Script"));
	const form = await screen.findByRole("form");
	expect(tab("Preview")).toHaveProperty("disabled", true);
	expect(tab("Test")).toHaveProperty("disabled", true);
	fireEvent.click(button("Write the script"));
	await waitFor(() => expect(within(form).getAllByText(/^Enter /).length).toBeGreaterThan(0));
	for (const field of within(form).getAllByRole("textbox"))
		fireEvent.change(field, { target: { value: field.getAttribute("name") === "@match" ? "example.com" : "spoiler" } });
	fireEvent.click(button("Write the script"));
	expect((await generatedCode()).textContent).toContain("spoiler");
});

it("refuses what no template does, with the words, the nearest templates and scripts of the hub", async () => {
	const { named, notices } = openCreatePage("/create", visitor, { search: () => Response.json([]) });
	fireEvent.change(prompt(), { target: { value: "train a neural network on my taxes" } });
	fireEvent.click(button("Generate Script"));
	await screen.findByRole("heading", { name: "No template does this" });
	await screen.findByText("The hub has no script for this yet.");
	screen.getByText(/neural/, { selector: "strong" });
	expect(named("search_scripts").length).toBeGreaterThan(0);
	expect(named("search_scripts")[0]?.body).toMatchObject({ p_risks: ["green", "amber"], p_limit: 3 });
	expect(notices).toEqual([]);
	expect(tab("Preview")).toHaveProperty("disabled", true);
});

it("changes a value of the template, refuses what it does not understand, and restores the version before", async () => {
	const { notices } = openCreatePage("/create", visitor);
	const before = await generate("Play all videos at 1.5x speed");
	fireEvent.click(button("Refine Script"));
	fireEvent.change(screen.getByLabelText("What would you like to change?"), { target: { value: "make it nicer" } });
	fireEvent.click(button("Apply Changes"));
	expect((await screen.findByRole("alert")).textContent).toContain("only the values of the template");
	expect(notices).toContain("error: Failed to refine script");
	expect((await generatedCode()).textContent).toBe(before);
	fireEvent.change(screen.getByLabelText("What would you like to change?"), { target: { value: "use 2 instead" } });
	fireEvent.click(button("Apply Changes"));
	await waitFor(() => expect(notices).toContain("success: Script refined successfully!"));
	const after = (await generatedCode()).textContent;
	expect(after).not.toBe(before);
	screen.getByText("Changes to the code before");
	fireEvent.click(button("Restore Play all videos at 1.5x speed"));
	await waitFor(async () => expect((await generatedCode()).textContent).toBe(before));
});

it("keeps a title that the person typed, and a template's own otherwise", async () => {
	openCreatePage("/create", visitor);
	fireEvent.change(screen.getByRole("textbox", { name: "Title" }), { target: { value: "My night" } });
	expect(await generate("Dark mode on every site")).toContain("@name        My night");
	expect(screen.getByRole("textbox", { name: "Title" })).toHaveProperty("value", "My night");
});

it("fills the prompt box from the address, and runs nothing", async () => {
	const { named } = openCreatePage("/create?prompt=Dark+mode&site=example.com", visitor);
	expect(prompt().value).toBe("Dark mode");
	expect(tab("Preview")).toHaveProperty("disabled", true);
	await waitFor(() => expect(named("generate-bookmarklet")).toHaveLength(1));
	fireEvent.click(button("Generate Script"));
	expect((await generatedCode()).textContent).toContain("example.com");
});

it("opens a saved script in the Code tab, with the prompt filled in and its code kept", async () => {
	openCreatePage(`/bookmarklet/${detailsRow.id}/edit`, reader);
	await screen.findByRole("tab", { name: "Code" });
	screen.getByRole("heading", { level: 1, name: "Edit Your Script" });
	expect(isOpen("Code")).toBe(true);
	expect(screen.queryByRole("heading", { name: "Quick Start" })).toBeNull();
	fireEvent.click(button("Back to Copilot"));
	expect(prompt().value).toBe(`Enhance this script: ${detailsRow.title}`);
	expect(screen.getByRole("link", { name: "Cancel" }).getAttribute("href")).toBe(`/bookmarklet/${detailsRow.id}`);
	await userEvent.click(tab("Preview"));
	expect((await generatedCode()).textContent?.trim()).toBe(detailsRow.code.trim());
});

it("opens the same screen at /create?edit={id}", async () => {
	openCreatePage(`/create?edit=${detailsRow.id}`, reader);
	await screen.findByRole("tab", { name: "Code" });
	screen.getByRole("heading", { level: 1, name: "Edit Your Script" });
});

it("passes axe with ideas, questions, a refusal, and a preview with the box for changes", async () => {
	openCreatePage("/create", visitor, { search: () => Response.json([]) });
	expect(await violations()).toEqual([]);
	fireEvent.change(prompt(), { target: { value: "train a neural network on my taxes" } });
	fireEvent.click(button("Generate Script"));
	await screen.findByText("The hub has no script for this yet.");
	expect(await violations()).toEqual([]);
	fireEvent.change(prompt(), { target: { value: "Hide posts that contain certain words" } });
	fireEvent.click(button("Generate Script"));
	await screen.findByRole("form");
	expect(await violations()).toEqual([]);
	await generate("Play all videos at 1.5x speed");
	fireEvent.click(button("Refine Script"));
	expect(await violations()).toEqual([]);
});
