// @vitest-environment happy-dom

import "fake-indexeddb/auto";
import { fail, succeed } from "@scriptorium/core-types/errors";
import { reader, visitor } from "@scriptorium/remote-kit/host.test-support";
import type { OutlinePurpose } from "@scriptorium/shared-protocol/host-remote/outline-link";
import type { PageOutline } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { modelPlan, modelStatus, openCreatePage, streamOf } from "./create-page.test-support.tsx";

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

const element = { tag: "aside", role: null, type: null, name: "Related", fallbacks: ["aside.related"] };
const page: PageOutline = {
	url: "https://news.example.com/story",
	title: "A story",
	elements: [{ ...element, number: 1, selector: "text/Related" }],
};
const withElement = {
	...modelPlan,
	result: { ...modelPlan.result, plan: { ...modelPlan.result.plan, elements: [1], unseen: null } },
};
const button = (name: string) => screen.getByRole("button", { name });

async function ask(request: string) {
	fireEvent.change(screen.getByRole("textbox", { name: "What should the script do?" }), { target: { value: request } });
	fireEvent.click(button("Generate Script"));
}

it("sends a page that was shared with plan and code, until it is removed", async () => {
	const answers = [streamOf(withElement)];
	const { named } = openCreatePage("/create?prompt=x", reader, {
		status: modelStatus,
		generate: () => answers.shift() ?? Response.error(),
		outline: async () => succeed(page),
	});
	fireEvent.click(await screen.findByRole("button", { name: "Share a page" }));
	await screen.findByText(/A story/);
	screen.getByText(/1 element of news.example.com/);
	await ask("Hide what is related");
	await screen.findByRole("heading", { name: "Plan" });
	screen.getByText("Elements of the shared page");
	screen.getByText("aside Related");
	const asked = () => named("generate-bookmarklet").filter(({ body }) => "prompt" in body);
	expect(asked()[0]?.body.outline).toEqual(page);
	fireEvent.click(button("Approve"));
	await waitFor(() => expect(asked()[1]?.body).toMatchObject({ stage: "code", outline: page }));
	await screen.findByRole("button", { name: "Try again" });
	fireEvent.click(button("Remove the page"));
	expect(screen.queryByText(/A story/)).toBeNull();
});

it("says why no page was shared, and can be cancelled", async () => {
	let isAborted = false;
	const answers = [
		async () => fail("PERMISSION_DENIED" as const, "You shared nothing."),
		(signal: AbortSignal) => new Promise<never>(() => signal.addEventListener("abort", () => (isAborted = true))),
	];
	openCreatePage("/create?prompt=x", reader, {
		status: modelStatus,
		outline: (signal: AbortSignal) => answers.shift()?.(signal) ?? Promise.reject(new Error("asked too often")),
	});
	fireEvent.click(await screen.findByRole("button", { name: "Share a page" }));
	await screen.findByText("You shared nothing.");
	fireEvent.click(button("Share a page"));
	fireEvent.click(await screen.findByRole("button", { name: "Cancel sharing" }));
	expect(isAborted).toBe(true);
	button("Share a page");
});

it("offers no page without an extension, and says what it would give", async () => {
	openCreatePage("/create?prompt=x", reader, { status: modelStatus });
	await screen.findByText(/The model writer-1 writes here/);
	expect(screen.queryByRole("button", { name: "Share a page" })).toBeNull();
	expect(screen.getByRole("link", { name: "Get the extension" }).getAttribute("href")).toBe("/extension");
});

it("takes an element picked on a page, and its site, for the questions of a template", async () => {
	const purposes: (OutlinePurpose | undefined)[] = [];
	openCreatePage("/create", visitor, {
		outline: async (_signal, purpose) => {
			purposes.push(purpose);
			return succeed(page);
		},
	});
	await ask("Hide an element on a site");
	await screen.findByRole("form");
	fireEvent.click(button("Pick on a page"));
	await waitFor(() =>
		expect(screen.getByRole("textbox", { name: /CSS selector/ })).toHaveProperty("value", "aside.related"),
	);
	expect(purposes).toEqual(["element"]);
	fireEvent.click(button("Write the script"));
	const code = (await screen.findByRole("region", { name: "Generated code" })).textContent ?? "";
	expect(code).toContain("aside.related");
	expect(code).toContain("news.example.com");
});

it("refuses what is no selector, and records a key chord", async () => {
	openCreatePage("/create", visitor);
	await ask("keyboard shortcut that clicks a button on example.com");
	const form = await screen.findByRole("form");
	expect(screen.queryByRole("button", { name: "Pick on a page" })).toBeNull();
	screen.getByText(/The page cannot be seen from here/);
	fireEvent.change(screen.getByRole("textbox", { name: /CSS selector/ }), { target: { value: "div[" } });
	const record = button("Record keys");
	fireEvent.click(record);
	expect(record.textContent).toBe("Press the keys...");
	fireEvent.keyDown(record, { key: "Alt", code: "AltLeft", altKey: true });
	fireEvent.keyDown(record, { key: "ĸ", code: "KeyK", altKey: true, shiftKey: true });
	expect(screen.getByRole("textbox", { name: /Which keys/ })).toHaveProperty("value", "Alt+Shift+K");
	fireEvent.click(button("Write the script"));
	await screen.findByText("Enter a CSS selector, for example .sidebar.");
	expect(form.isConnected).toBe(true);
});
