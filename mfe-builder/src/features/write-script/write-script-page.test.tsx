// @vitest-environment happy-dom

import { detailsRow } from "@scriptorium/hub-data/scripts/rows.test-support";
import { reader, visitor } from "@scriptorium/remote-kit/host.test-support";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Draft } from "../../script-form/drafts/draft.ts";
import { edit, fill, open, press, saved, type } from "./write-script.test-support.tsx";

/** IndexedDB, which this environment does not have. The journey uses the real one. */
const drafts = new Map<string, Draft>();
vi.mock("../../script-form/drafts/draft-store.ts", () => ({
	createDraftStore: () => ({
		read: async (key: string) => drafts.get(key) ?? null,
		write: async (key: string, draft: Draft) => void drafts.set(key, draft),
		remove: async (key: string) => void drafts.delete(key),
	}),
}));
/** The editor's file does not arrive: everything must go on in the plain field. */
vi.mock("@scriptorium/ui-kit/code-editor/code-editor", () => {
	throw new Error("404");
});
afterEach(() => {
	cleanup();
	drafts.clear();
});

it("says at each field what is missing, gives the first the focus and sends nothing", async () => {
	const { calls } = open("/create");
	press("Create Bookmarklet");
	await screen.findByText("Title must be at least 3 characters.");
	for (const text of [
		"Description must be at least 10 characters.",
		"Please select a category.",
		"Code must be at least 5 characters.",
	]) {
		expect(screen.getByText(text)).toBeTruthy();
	}
	expect(document.activeElement).toBe(screen.getByLabelText("Title"));
	expect(calls).toEqual([]);
});

it("creates a script, asks for its rating, forgets the draft and goes to its page", async () => {
	const { named, notices } = open("/create");
	await fill();
	await waitFor(() => expect(drafts.get("new")?.values.title).toBe("Table to CSV"));
	press("Create Bookmarklet");
	await screen.findByText("the script's page");
	expect(named("save_script")[0]?.body).toEqual({
		p_title: "Table to CSV",
		p_description: "Saves any table of a page.",
		p_code: "javascript:alert(1)",
		p_category: "productivity",
		p_tags: ["csv", "table"],
	});
	expect(notices[0]).toBe("success: Bookmarklet created");
	await waitFor(() => expect(named("analyze-security")[0]?.body).toEqual({ version_id: saved.version_id }));
	await waitFor(() => expect(notices[1]).toBe("warning: Failed to analyze bookmarklet security"));
	expect(drafts.size).toBe(0);
});

it("says line and column of a text with two meanings, marks the line and sends nothing until it is corrected", async () => {
	const { named } = open("/create");
	await fill();
	const head = "// ==UserScript==\n// @name A\n// @require\u00a0https://cdn.example/a.js\n// ==/UserScript==\n";
	type("Bookmarklet Code", `${head}run();`);
	press("Create Userscript");
	await screen.findByText(/^Line 3, column 12: This character is invisible or an unusual space/);
	type(
		"Userscript Code",
		`${head.replace("\u00a0", " ").replace("@name A", "@name A\n// @top-level-await")}await (run);`,
	);
	expect(screen.queryByText(/^Line 3, column 12/)).toBeNull();
	press("Create Userscript");
	await screen.findByText(/^Line 6, column 1: await means two things here/);
	expect(named("save_script")).toEqual([]);
	type("Userscript Code", `${head.replace("\u00a0", " ")}run();`);
	press("Create Userscript");
	await screen.findByText("the script's page");
	expect(named("save_script")).toHaveLength(1);
});

it("sends the canonical text and says what was changed in it", async () => {
	const { named, noticeDetails } = open("/create");
	await fill();
	type("Bookmarklet Code", "\ufeffjavascript:alert(2)");
	press("Create Bookmarklet");
	await screen.findByText("the script's page");
	expect(named("save_script")[0]?.body).toMatchObject({ p_code: "javascript:alert(2)" });
	expect(noticeDetails[0]).toBe("The byte order mark at the start of the code was removed.");
});

it("shows the refusal of the database with its place", async () => {
	const message = "Line 1, column 4: Script managers may read a metadata block here.";
	open("/create", {
		save: () => Response.json({ code: "22023", message, details: null, hint: null }, { status: 400 }),
	});
	await fill();
	press("Create Bookmarklet");
	expect((await screen.findByRole("alert")).textContent).toContain(message);
});

it("says that a script is held when a moderator removed its code before", async () => {
	const { notices } = open("/create", { save: () => Response.json([{ ...saved, moderation_status: "pending" }]) });
	await fill();
	press("Create Bookmarklet");
	await screen.findByText("the script's page");
	expect(notices[0]).toBe("warning: Saved, but not public yet");
});

it("saves a change as a new version on top of the one it began with", async () => {
	const { named, notices } = open(edit);
	await waitFor(() => expect(screen.getByLabelText("Title")).toHaveProperty("value", detailsRow.title));
	type("Title", "Tables to CSV");
	press("Update Bookmarklet");
	await screen.findByText("the script's page");
	expect(named("save_script")[0]?.body).toMatchObject({
		p_id: detailsRow.id,
		p_base_version_id: detailsRow.version_id,
		p_title: "Tables to CSV",
		p_category: "download",
		p_tags: ["csv", "table"],
	});
	expect(notices[0]).toBe("success: Bookmarklet updated");
});

it("keeps what was typed when the hub cannot be reached, and says so", async () => {
	const { notices } = open("/create", {
		save: () => Response.json({ message: "down", code: "XX000" }, { status: 503 }),
	});
	await fill();
	press("Create Bookmarklet");
	const alert = await screen.findByText("Failed to save bookmarklet");
	expect(alert.closest("[role=alert]")?.textContent).toContain("What you have typed is still here.");
	expect(notices).toEqual(["error: Failed to save bookmarklet"]);
	expect(screen.getByLabelText("Title")).toHaveProperty("value", "Table to CSV");
	await waitFor(() => expect(drafts.get("new")?.values.code).toBe("javascript:alert(1)"));
});

it("tells of a version that was saved meanwhile, and saves on top of it when told to", async () => {
	const newer = { latest_version_id: "2a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d", semver: "1.2.0" };
	const refusal = { code: "PT409", message: "changed", details: JSON.stringify(newer), hint: null };
	const answers = [Response.json(refusal, { status: 409 }), Response.json([saved])];
	const { named } = open(edit, { save: () => answers.shift() ?? Response.error() });
	await waitFor(() => type("Title", "Tables to CSV"));
	press("Update Bookmarklet");
	await screen.findByText(/Version 1.2.0 was saved elsewhere/);
	press("Save on top of version 1.2.0");
	await screen.findByText("the script's page");
	expect(named("save_script").map(({ body }) => body.p_base_version_id)).toEqual([
		detailsRow.version_id,
		newer.latest_version_id,
	]);
});

it("says which limit of the account is reached and what to do, and keeps what was typed", async () => {
	const message =
		"This would exceed the limit of 500 scripts for one account. Delete what you no longer need, then save again.";
	const details = '{"limit" : "scripts", "amount" : 500}';
	open("/create", { save: () => Response.json({ code: "PT409", message, details, hint: null }, { status: 409 }) });
	await fill();
	press("Create Bookmarklet");
	const alert = (await screen.findByText("Failed to save bookmarklet")).closest("[role=alert]");
	expect(alert?.textContent).toContain(message);
	expect(alert?.textContent).toContain("What you have typed is still here.");
	expect(screen.queryByText(/was saved elsewhere/)).toBeNull();
});

it("asks a visitor to sign in, keeps the text, and saves it once they are back", async () => {
	const first = open("/create", {}, visitor);
	await fill();
	press("Create Bookmarklet");
	await screen.findByText("You need to be signed in to create and save bookmarklets.");
	press("Sign in");
	await waitFor(() =>
		expect(first.signInsAsked).toEqual([{ kind: "write-script/save", returnTo: "/create", payload: {} }]),
	);
	expect(first.named("save_script")).toEqual([]);
	cleanup();

	const back = open("/create");
	back.pendingRunners.get("write-script/save")?.({ kind: "write-script/save", returnTo: "/create", payload: {} });
	await screen.findByText("the script's page");
	expect(back.named("save_script")[0]?.body.p_code).toBe("javascript:alert(1)");
});

it("comes back to the test of the draft after a sign-in for the server's browser", async () => {
	const first = open("/create", {}, visitor);
	await fill();
	const testing = screen.getByRole("tab", { name: "Testing" });
	fireEvent.mouseDown(testing);
	fireEvent.click(await screen.findByRole("button", { name: "Sign in to use it" }));
	await waitFor(() =>
		expect(first.signInsAsked).toEqual([{ kind: "write-script/test", returnTo: "/create", payload: {} }]),
	);
	cleanup();

	const back = open("/create");
	back.pendingRunners.get("write-script/test")?.({ kind: "write-script/test", returnTo: "/create", payload: {} });
	await waitFor(() =>
		expect(screen.getByRole<HTMLInputElement>("radio", { name: /In a browser of this hub/ }).checked).toBe(true),
	);
	expect(screen.getByLabelText("Bookmarklet Code")).toHaveProperty("value", "javascript:alert(1)");
});

it("offers an unsaved draft, but not to somebody else", async () => {
	const values = { title: "Mine", description: "", category: "", tags: "", code: "", changeNote: "" };
	drafts.set("new", { values, baseVersionId: null, ownerId: "another person" });
	open("/create");
	await waitFor(() => expect(screen.getByLabelText("Title")).toBeTruthy());
	expect(screen.queryByText("Restore draft")).toBeNull();
	cleanup();

	drafts.set("new", { values, baseVersionId: null, ownerId: reader.user?.id ?? null });
	open("/create");
	fireEvent.click(await screen.findByText("Restore draft"));
	await waitFor(() => expect(screen.getByLabelText("Title")).toHaveProperty("value", "Mine"));
});

it("leads a visitor of the edit address to the sign-in", async () => {
	const { signInsAsked } = open(edit, {}, visitor);
	await waitFor(() => expect(signInsAsked).toEqual([{ kind: "write-script/edit", returnTo: edit, payload: {} }]));
});

it("does not open what belongs to somebody else, or is not there", async () => {
	open(edit, { script: detailsRow });
	await screen.findByRole("heading", { name: "Only its owner can edit this script" });
	cleanup();
	open(edit, { script: null });
	await screen.findByText("Page Not Found");
});
