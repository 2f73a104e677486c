// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { flowOf, stepOf } from "@scriptorium/flow/document/any-flow.test-support";
import { DEFAULT_SETTINGS } from "@scriptorium/flow/document/default-settings";
import { EMPTY_FLOW } from "@scriptorium/flow/document/empty-flow";
import type { FlowDocument } from "@scriptorium/flow/document/flow-document";
import { readFlowFile } from "@scriptorium/flow/document/flow-file";
import { createTestHost, reader, Surroundings } from "@scriptorium/remote-kit/host.test-support";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { emptyHistory } from "../../editor/edit-history.ts";
import { emptyEdited } from "../../editor/edited-flow.ts";
import { useFindingListState } from "../../editor/finding-list-state.ts";
import { useFlowStore } from "../../editor/flow-store.ts";
import { emptySelection } from "../../editor/selection.ts";
import { useStepRequest } from "../../editor/step-request.ts";
import { unpackShared } from "../../flow-output/share-link.ts";
import { FlowToolbar } from "./flow-toolbar.tsx";
import type { PlaceImported } from "./use-flow-files.ts";

const good = flowOf([stepOf("alert", "Greet", { message: "Hello" })]);
const settings = { ...DEFAULT_SETTINGS, name: "Say hello", minify: true };

beforeEach(async () => {
	useFlowStore.setState({ ...emptyEdited, ...emptyHistory, selection: emptySelection, generated: null });
	await useFlowStore.getState().validated();
	useFindingListState.setState({ isOpen: false, wantsFocus: false });
	useStepRequest.setState({ requested: null });
});
afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
});

function open(flow: FlowDocument = EMPTY_FLOW) {
	useFlowStore.setState({ flow, settings });
	useFlowStore.getState().validateNow();
	const test = createTestHost(reader, async () => Response.json([]));
	const onGenerated = vi.fn();
	const onPlace = vi.fn<PlaceImported>(async () => true);
	render(
		<Surroundings host={test.host} at="/builder">
			<FlowToolbar onGenerated={onGenerated} onPlace={onPlace} save={<button type="button">Save</button>} />
		</Surroundings>,
	);
	return { ...test, onGenerated, onPlace };
}
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const isDisabled = (name: string | RegExp) => button(name).hasAttribute("disabled");
const state = () => useFlowStore.getState();

it("undoes and redoes, and says what", () => {
	open();
	expect([isDisabled("Undo"), isDisabled("Redo")]).toEqual([true, true]);
	act(() => state().change("Add Alert", () => ({ flow: good })));
	fireEvent.click(button("Undo: Add Alert"));
	expect(state().flow).toBe(EMPTY_FLOW);
	fireEvent.click(button("Redo: Add Alert"));
	expect(state().flow).toBe(good);
});

it("shows no error for an empty flow", () => {
	open();
	expect(state().validation.errors).toHaveLength(1);
	expect(screen.queryByText(/Error|Valid/)).toBeNull();
});

it("shows Valid, or the number of errors and warnings, and lists them", async () => {
	open(good);
	expect(screen.getByText("Valid")).toBeTruthy();
	const flow = flowOf([stepOf("click", "Press"), stepOf("type", "Fill"), stepOf("alert", "Say")], "Press>Fill");
	act(() => state().change("Edit", () => ({ flow })));
	expect(screen.getByText("2 Error(s)")).toBeTruthy();
	expect(screen.getByText("3 Warning(s)")).toBeTruthy();
	fireEvent.click(button("2 Error(s) 3 Warning(s)"));
	const list = screen.getByRole("region", { name: "Validation results" });
	expect(
		within(list)
			.getAllByRole("listitem")
			.map(({ textContent }) => textContent),
	).toEqual([
		'Error"Press" is missing a CSS selector',
		'Error"Fill" is missing a CSS selector',
		'Warning"Fill" has no value',
		'Warning"Say" has no message',
		'Warning"Say" is not connected to any other nodes',
		'Note"Fill" has no outgoing connections, so the flow ends there',
		'Note"Say" has no outgoing connections, so the flow ends there',
		"NoteThe flow has 2 starting nodes. They run one after the other, from top to bottom.",
	]);
	fireEvent.click(within(list).getByText('"Say" has no message'));
	expect(state().selection.steps).toEqual(["Say"]);
	fireEvent.click(button("Close"));
	expect(screen.queryByRole("region")).toBeNull();
});

it("generates code and switches to it, with the warnings one by one", async () => {
	const { notices, onGenerated } = open(flowOf([stepOf("alert", "Greet", {})]));
	fireEvent.click(button("Generate Code"));
	await waitFor(() => expect(onGenerated).toHaveBeenCalledOnce());
	expect(notices).toEqual(['warning: "Greet" has no message', "success: Code generated successfully!"]);
	expect(state().generated?.from.flow).toBe(state().flow);
});

it("says that an empty flow has no code", async () => {
	const { notices } = open();
	fireEvent.click(button("Generate Code"));
	await waitFor(() => expect(notices).toEqual(["error: Please add at least one action to generate code"]));
	expect(screen.queryByRole("region")).toBeNull();
});

const broken = (count: number) => flowOf(Array.from({ length: count }, (_, at) => stepOf("custom", `s${at}`)));
const missing = (at: number) => `"s${at}" is missing JavaScript code`;

it.each([
	[1, missing(0)],
	[2, [0, 1].map(missing).join("\n")],
	[6, `${missing(0)}\n… and 5 more`],
	[40, `${missing(0)}\n… and 39 more`],
])(
	"says in one notice why there is no code, and lists all errors with the focus on the first: %i",
	async (count, detail) => {
		const { notices, noticeDetails, noticeActions, onGenerated } = open(broken(count));
		fireEvent.click(button("Generate Code"));
		await waitFor(() => expect(notices).toEqual(["error: Flow has errors. Please fix them before generating code."]));
		expect(noticeDetails).toEqual([detail]);
		expect([onGenerated.mock.calls, state().generated]).toEqual([[], null]);
		const list = within(screen.getByRole("region", { name: "Validation results" }));
		const entries = list.getAllByRole("button", { name: /is missing JavaScript code/ });
		expect(entries).toHaveLength(count);
		expect(document.activeElement).toBe(entries[0]);
		const press = (key: string) => fireEvent.keyDown(document.activeElement as HTMLElement, { key });
		press("End");
		press("ArrowDown");
		expect(document.activeElement).toBe(list.getAllByRole("button", { name: /Go to the action$/ }).at(-1));
		press("Home");
		for (let at = 1; at < count; at += 1) press("ArrowDown");
		fireEvent.click(document.activeElement as HTMLElement);
		expect(state().selection.steps).toEqual([`s${count - 1}`]);
		expect(useStepRequest.getState().requested).toBe(`s${count - 1}`);
		// Closed, the badges have the focus; the notice opens the list again.
		press("Escape");
		expect(screen.queryByRole("region")).toBeNull();
		expect(document.activeElement?.getAttribute("aria-expanded")).toBe("false");
		act(() => noticeActions[0]?.run());
		expect(document.activeElement?.textContent).toBe(missing(0));
	},
);

it("lists errors by the hundred, until they are fixed", async () => {
	open(broken(230));
	fireEvent.click(button("Generate Code"));
	const list = within(await screen.findByRole("region"));
	const count = () => list.getAllByRole("button", { name: /is missing JavaScript code/ }).length;
	expect(count()).toBe(100);
	fireEvent.click(list.getByRole("button", { name: /^Show more/ }));
	fireEvent.click(list.getByRole("button", { name: /^Show more/ }));
	expect(count()).toBe(230);
	act(() => state().change("Fix", () => ({ flow: good })));
	act(() => state().validateNow());
	expect(list.queryAllByText(/is missing JavaScript code/)).toEqual([]);
});

it("puts more than two warnings into one notice, which leads to their list", async () => {
	const labels = ["A", "B", "C", "D"];
	const { notices, noticeDetails, noticeActions } = open(
		flowOf(
			labels.map((label) => stepOf("alert", label, {})),
			"A>B",
			"B>C",
			"C>D",
		),
	);
	fireEvent.click(button("Generate Code"));
	await waitFor(() =>
		expect(notices).toEqual(["warning: The flow has 4 warnings", "success: Code generated successfully!"]),
	);
	expect(noticeDetails[0]).toBe('"A" has no message\n… and 3 more');
	expect(screen.queryByRole("region")).toBeNull();
	act(() => noticeActions[0]?.run());
	expect(document.activeElement?.textContent).toBe('"A" has no message');
});

it("says why the generator refuses", async () => {
	const { notices, noticeDetails, noticeActions } = open(flowOf([stepOf("custom", "Broken", { code: "const = 1" })]));
	fireEvent.click(button("Generate Code"));
	await waitFor(() => expect(notices).toEqual(["error: Failed to generate code"]));
	expect(noticeDetails[0]).toContain("Broken");
	act(() => noticeActions[0]?.run());
	expect(useStepRequest.getState().requested).toBe("Broken");
});

const choose = (file: File) => {
	fireEvent.change(screen.getByLabelText("Import", { selector: "input" }), { target: { files: [file] } });
};

it("exports a file that imports as the same flow with the same settings", async () => {
	const { notices, noticeDetails, noticeActions } = open(good);
	const blobs: Blob[] = [];
	const names: string[] = [];
	vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
		if (blob instanceof Blob) blobs.push(blob);
		return "blob:x";
	});
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
		names.push(this.download);
	});
	fireEvent.click(button("Export"));
	await waitFor(() => expect(notices).toEqual(["success: Flow exported successfully"]));
	expect(names).toEqual(["Say-hello.flow.json"]);
	const text = (await blobs[0]?.text()) ?? "";
	expect(Object.keys(JSON.parse(text))).toEqual(["flow", "settings", "generatedCode", "exportedAt"]);
	expect(readFlowFile(text)).toMatchObject({ ok: true, value: { flow: good, settings } });
	act(() => state().open("Other", EMPTY_FLOW, { settings: DEFAULT_SETTINGS }));
	choose(new File([text], "flow.json"));
	await waitFor(() => expect(notices.at(-1)).toBe("success: Flow imported successfully"));
	expect([state().flow, state().settings]).toEqual([good, settings]);
	expect(noticeDetails.at(-1)).toBe("Imported 1 action of a Scriptorium flow.");
	act(() => noticeActions.at(-1)?.run());
	expect(state().flow).toBe(EMPTY_FLOW);
});

it("places what it reads of another format as steps, and says what was taken", async () => {
	const { notices, noticeDetails, onPlace } = open(good);
	const steps = [
		{ type: "navigate", url: "https://tea.example/" },
		{ type: "click", selectors: ["#go"], offsetX: 1, offsetY: 1 },
		{ type: "customStep", name: "unknown" },
	];
	choose(new File([JSON.stringify({ title: "Order tea", steps })], "order.json"));
	await waitFor(() => expect(notices).toEqual(["success: Flow imported successfully"]));
	expect(noticeDetails).toEqual([
		"Imported 2 actions of a DevTools Recorder user flow. 1 step of the file was changed or left out.",
	]);
	const [flow, placed] = onPlace.mock.calls[0] ?? [];
	expect([flow?.nodes.map(({ type }) => type), placed?.name]).toEqual([["navigate", "click"], "Order tea"]);
	onPlace.mockResolvedValueOnce(false);
	choose(new File([JSON.stringify({ title: "Order tea", steps })], "order.json"));
	await waitFor(() => expect(onPlace).toHaveBeenCalledTimes(2));
	expect([notices.length, state().flow]).toEqual([1, good]);
});

it("asks which test of a project to import, and keeps its branches", async () => {
	const { onPlace } = open(good);
	const command = (name: string, target = "") => ({ command: name, target, value: "" });
	const commands = [command("if", "true"), command("click", "id=go"), command("end")];
	const tests = [
		{ name: "Order ink", commands },
		{ name: "Nothing", commands: [] },
		{ name: "Order tea", commands: [...commands, command("click", "id=tea")] },
	];
	choose(new File([JSON.stringify({ name: "Shop", url: "https://a.test", tests })], "shop.side"));
	const dialog = await screen.findByRole("dialog", { name: "Which test of this project?" });
	expect(within(dialog).queryByText(/Nothing/)).toBeNull();
	fireEvent.click(within(dialog).getByText("Order tea (3 actions)"));
	await waitFor(() => expect(onPlace).toHaveBeenCalledOnce());
	expect(onPlace.mock.calls[0]?.[0].edges[0]).toMatchObject({ sourceHandle: "true" });
});

it("refuses hostile files with the formats that it reads, and keeps what is open", async () => {
	const { notices, noticeDetails } = open(good);
	choose(new File(['{"flow": {"version": 2, "nodes": [{"id": "__proto__"}], "edges": [], "notes": []}}'], "x.json"));
	await waitFor(() => expect(notices).toEqual(["error: Failed to import flow"]));
	expect(noticeDetails[0]).toMatch(/^This is not a flow of the builder: nodes\[0\]\.\w+ is not valid\.$/);
	choose(new File(["MZ"], "x.exe"));
	await waitFor(() =>
		expect(noticeDetails[1]).toBe(
			"This file is not JSON. Files that can be imported: flows and recordings of Scriptorium (.json), user flows of the DevTools Recorder (.json) and projects of Selenium IDE (.side).",
		),
	);
	expect(state().flow).toBe(good);
});

it("copies a link that holds the flow", async () => {
	const { notices } = open(good);
	const copied: string[] = [];
	vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void copied.push(text));
	fireEvent.click(button("Share"));
	await waitFor(() => expect(notices).toEqual(["success: Share link copied to clipboard!"]));
	const link = new URL(copied[0] ?? "");
	expect(link.origin + link.pathname).toBe("http://hub.test/builder");
	expect(unpackShared(link.hash)).toEqual({ ok: true, value: { flow: good, settings } });
});

it("starts a new flow, which can be undone", () => {
	const { notices, noticeActions } = open(good);
	fireEvent.click(button("New Flow"));
	expect(notices).toEqual(["info: A new flow is open"]);
	expect([state().flow, state().settings]).toEqual([EMPTY_FLOW, DEFAULT_SETTINGS]);
	expect(isDisabled("Export")).toBe(true);
	act(() => noticeActions[0]?.run());
	expect(state().flow).toBe(good);
});
