// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { stepOf } from "@scriptorium/flow/document/any-flow.test-support";
import { DEFAULT_SETTINGS } from "@scriptorium/flow/document/default-settings";
import { EMPTY_FLOW } from "@scriptorium/flow/document/empty-flow";
import { createTestHost, reader, Surroundings, visitor } from "@scriptorium/remote-kit/host.test-support";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { emptyHistory } from "../../editor/edit-history.ts";
import { emptyEdited } from "../../editor/edited-flow.ts";
import { useFlowStore } from "../../editor/flow-store.ts";
import { en as outputTexts } from "../../flow-output/messages/en.ts";
import { useChosenTarget } from "../../flow-output/output-target-store.ts";
import { writeOutput } from "../../flow-output/output-targets.ts";
import { SaveButtons } from "./save-buttons.tsx";

const SCRIPT = "7d7a0c3e-5c3f-4f6e-8f43-0e6c8a3a9b10";
const VERSION = "5a1f1d0e-1d6a-4a53-9c55-5b0f9e7f3a77";
const NEWER = "0b0f8a52-3f39-45f5-9d4d-1c6e2a8d5f11";
const settings = {
	...DEFAULT_SETTINGS,
	name: "Say hello",
	description: "Greets whoever runs it",
	category: "social",
} as const;
const flow = { ...EMPTY_FLOW, nodes: [stepOf("alert", "Greet", { message: "Hello" })] };
const saved = {
	id: SCRIPT,
	slug: "say-hello",
	version_id: VERSION,
	semver: "1.0.0",
	kind: "bookmarklet",
	is_published: true,
	moderation_status: "approved",
};

afterEach(cleanup);
beforeEach(() => {
	useChosenTarget.setState({ target: "bookmarklet" });
	useFlowStore.setState({ ...emptyEdited, ...emptyHistory, flow, settings, generated: null });
});

async function generate(): Promise<void> {
	const written = await writeOutput("bookmarklet", { flow, settings }, outputTexts);
	if (!written.ok) throw new Error(written.error.message);
	useFlowStore.getState().setGenerated(written.value);
}

function Address() {
	const { pathname, search } = useLocation();
	return <output>{pathname + search}</output>;
}

function open(session = reader) {
	const answers = new Map<string, () => Response>([["save_script", () => Response.json([saved])]]);
	const calls: { name: string; body: Record<string, unknown> }[] = [];
	const test = createTestHost(session, async (input, init) => {
		const name = new URL(String(input)).pathname.split("/").at(-1) ?? "";
		calls.push({ name, body: typeof init?.body === "string" ? JSON.parse(init.body) : {} });
		return answers.get(name)?.() ?? Response.json({ error: "away" }, { status: 503 });
	});
	const onIncomplete = vi.fn();
	render(
		<Surroundings host={test.host} at="/builder">
			<SaveButtons onIncomplete={onIncomplete} />
			<Address />
		</Surroundings>,
	);
	const saves = () => calls.filter(({ name }) => name === "save_script").map(({ body }) => body);
	return { ...test, answers, saves, onIncomplete };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const address = () => document.querySelector("output")?.textContent;

it("is enabled once code was generated", async () => {
	open();
	const buttons = () =>
		["Save", "Save as draft"].map((name) => screen.getByRole("button", { name }).hasAttribute("disabled"));
	expect(buttons()).toEqual([true, true]);
	await act(generate);
	expect(buttons()).toEqual([false, false]);
});

it("publishes code, texts and the flow with its settings, and goes to /manage", async () => {
	await generate();
	const { saves, notices } = open();
	press("Save");
	await waitFor(() => expect(address()).toBe("/manage"));
	expect(notices[0]).toBe("success: Bookmarklet saved successfully!");
	expect(saves()).toEqual([
		{
			p_title: "Say hello",
			p_description: "Greets whoever runs it",
			p_code: useFlowStore.getState().generated?.code,
			p_category: "social",
			p_tags: [],
			p_generated_by: "builder",
			p_flow: { ...flow, settings },
			p_publish: true,
		},
	]);
});

it("saves the next version of the same script, also after an undo", async () => {
	await generate();
	const { saves } = open();
	useFlowStore.getState().change("Rename", () => ({ settings: { ...settings, name: "Say hi" } }));
	press("Save");
	await waitFor(() => expect(address()).toBe("/manage"));
	act(() => void useFlowStore.getState().undo());
	press("Save");
	await waitFor(() => expect(saves()).toHaveLength(2));
	expect(saves().map(({ p_title, p_id, p_base_version_id }) => [p_title, p_id, p_base_version_id])).toEqual([
		["Say hi", undefined, undefined],
		["Say hello", SCRIPT, VERSION],
	]);
});

it("saves a draft, and asks before a public script becomes one", async () => {
	await generate();
	const { saves } = open();
	press("Save as draft");
	await waitFor(() => expect(address()).toBe("/manage-bookmarklets?tab=drafts"));
	expect(saves()[0]?.p_publish).toBe(false);
	// The hub answered that it is public.
	press("Save as draft");
	expect(await screen.findByRole("alertdialog", { name: "Save as draft and unpublish?" })).toBeTruthy();
	expect(saves()).toHaveLength(1);
	fireEvent.click(screen.getAllByRole("button", { name: "Save as draft" }).at(-1) ?? document.body);
	await waitFor(() => expect(saves()).toHaveLength(2));
});

it("generates the code anew when the flow has changed since", async () => {
	await generate();
	const { saves } = open();
	const next = { ...flow, nodes: [stepOf("alert", "Greet", { message: "Good morning" })] };
	act(() => useFlowStore.getState().change("Edit", () => ({ flow: next })));
	press("Save");
	await waitFor(() => expect(saves()).toHaveLength(1));
	expect(saves()[0]?.p_code).toContain("Good morning");
	expect(saves()[0]?.p_flow).toEqual({ ...next, settings });
});

it.each([
	[{ name: " " }, "error: Please provide a name and description", "The name is missing in the settings."],
	[{ description: "" }, "error: Please provide a name and description", "The description is missing in the settings."],
	[{ name: "ab" }, "error: Failed to save bookmarklet", "The name must be at least 3 characters."],
	[{ name: "x".repeat(51) }, "error: Failed to save bookmarklet", "The name must not be longer than 50 characters."],
	[
		{ description: "123456789" },
		"error: Failed to save bookmarklet",
		"The description must be at least 10 characters.",
	],
	[
		{ description: "x".repeat(501) },
		"error: Failed to save bookmarklet",
		"The description must not be longer than 500 characters.",
	],
])("refuses %j and shows the settings", async (change, notice, detail) => {
	await generate();
	useFlowStore.setState({ settings: { ...settings, ...change } });
	const { notices, noticeDetails, saves, onIncomplete } = open();
	press("Save");
	await waitFor(() => expect(notices).toEqual([notice]));
	expect(noticeDetails).toEqual([detail]);
	expect(onIncomplete).toHaveBeenCalledOnce();
	expect(saves()).toEqual([]);
});

it("refuses code and flows that are too large for the hub", async () => {
	const nodes = (code: string, count: number) =>
		Array.from({ length: count }, (_, at) => stepOf("custom", `s${at}`, { code }));
	const { notices, noticeDetails, saves } = open();
	const generatedFrom = (code: string, size: number, count: number) => ({
		code,
		lines: [],
		notes: [],
		from: { flow: { ...EMPTY_FLOW, nodes: nodes("x".repeat(size), count) }, settings },
	});
	for (const generated of [generatedFrom("x".repeat(4_194_305), 1, 1), generatedFrom("x()", 100_000, 11)]) {
		act(() => useFlowStore.setState({ flow: generated.from.flow, generated }));
		press("Save");
		await waitFor(() => expect(screen.getByRole("button", { name: "Save" })).toBeTruthy());
	}
	await waitFor(() => expect(notices).toHaveLength(2));
	expect(noticeDetails).toEqual([
		"The code is 4.00 MB, and a script may have 4 MB. Turn on Minify Code, or remove steps.",
		"The flow is 1.05 MB, and the hub keeps at most 1 MB. Remove steps.",
	]);
	expect(saves()).toEqual([]);
});

it("asks a visitor to sign in, and saves the draft of this browser afterwards", async () => {
	await generate();
	useChosenTarget.setState({ target: "userscript" });
	const { notices, signInsAsked, pendingRunners, session, saves } = open(visitor);
	press("Save");
	await waitFor(() => expect(signInsAsked).toHaveLength(1));
	expect(notices).toEqual(["error: Please sign in to save your bookmarklet"]);
	const [asked] = signInsAsked;
	expect(asked).toEqual({
		kind: "save-flow/save",
		returnTo: "/builder",
		payload: { mode: "publish", target: "userscript" },
	});
	// The page was loaded anew.
	useFlowStore.setState({ generated: null });
	useChosenTarget.setState({ target: "bookmarklet" });
	act(() => session.set(reader));
	act(() => asked && pendingRunners.get("save-flow/save")?.(asked));
	await waitFor(() => expect(address()).toBe("/manage"));
	expect(saves()).toHaveLength(1);
	expect(useChosenTarget.getState().target).toBe("userscript");
});

it("explains a conflict, and saves on top of the newer version", async () => {
	await generate();
	useFlowStore.setState({
		origin: {
			scriptId: SCRIPT,
			title: "Say hello",
			versionId: VERSION,
			isPublished: true,
			tags: ["kept"],
			category: { hub: "media", shown: "social" },
		},
	});
	const { answers, notices, noticeDetails, noticeActions, saves } = open();
	const details = JSON.stringify({ latest_version_id: NEWER, semver: "1.1.0" });
	answers.set("save_script", () =>
		Response.json({ code: "PT409", message: "conflict", details, hint: null }, { status: 409 }),
	);
	press("Save");
	await waitFor(() => expect(notices).toEqual(["error: Failed to save bookmarklet"]));
	expect(noticeDetails).toEqual(["Version 1.1.0 was saved elsewhere since you opened this script."]);
	answers.set("save_script", () => Response.json([saved]));
	act(() => noticeActions[0]?.run());
	await waitFor(() => expect(saves()).toHaveLength(2));
	expect(saves().map(({ p_base_version_id, p_tags, p_category }) => [p_base_version_id, p_tags, p_category])).toEqual([
		[VERSION, ["kept"], "media"],
		[NEWER, ["kept"], "media"],
	]);
});

it("keeps the flow and says why when the hub refuses", async () => {
	await generate();
	const { answers, notices, noticeDetails } = open();
	answers.set("save_script", () =>
		Response.json({ code: "42501", message: "no", details: null, hint: null }, { status: 403 }),
	);
	press("Save");
	await waitFor(() => expect(notices).toEqual(["error: Failed to save bookmarklet"]));
	expect(noticeDetails).toEqual(["Only its owner can change this script."]);
	expect(address()).toBe("/builder");
	expect(useFlowStore.getState().flow).toBe(flow);
});
