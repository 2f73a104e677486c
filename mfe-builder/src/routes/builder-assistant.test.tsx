// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { succeed } from "@scriptorium/core-types/errors";
import { createObservable } from "@scriptorium/core-types/observable";
import { flowOf, stepOf } from "@scriptorium/flow/document/any-flow.test-support";
import { DEFAULT_SETTINGS } from "@scriptorium/flow/document/default-settings";
import { EMPTY_FLOW } from "@scriptorium/flow/document/empty-flow";
import { storeFlow } from "@scriptorium/flow/document/stored-flow";
import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import { createTestHost, visitor } from "@scriptorium/remote-kit/host.test-support";
import type { AssistantProposal } from "@scriptorium/shared-protocol/host-remote/assistant-link";
import type { RecorderLink, RecorderSnapshot } from "@scriptorium/shared-protocol/host-remote/recorder-link";
import { assistantContext } from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createDraftStorage } from "../editor/draft-storage.ts";
import { emptyEdited } from "../editor/edited-flow.ts";
import { click, secret } from "../features/action-recorder/recorder-card.test-support.tsx";

beforeEach(() => {
	globalThis.indexedDB = new IDBFactory();
	// The page is never idle: the canvas stays away.
	vi.stubGlobal("requestIdleCallback", () => 0);
	vi.stubGlobal("cancelIdleCallback", () => undefined);
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

interface Opened {
	/** What the person has opened from the assistant on another page. */
	readonly proposal?: AssistantProposal;
	/** What the extension has recorded; without it there is no extension. */
	readonly recording?: RecorderSnapshot;
}

/** The builder of a page that was just opened, with a store of its own. */
async function open({ proposal, recording }: Opened = {}) {
	vi.resetModules();
	const { BuilderRoute } = await import("./builder-route.tsx");
	const { useFlowStore } = await import("../editor/flow-store.ts");
	const { Surroundings: Providers } = await import("@scriptorium/remote-kit/host.test-support");
	const test = createTestHost(visitor, () => Promise.reject(new TypeError("offline")));
	if (proposal) test.assistant.propose(proposal);
	const snapshots = createObservable<RecorderSnapshot>(
		recording ?? { state: "idle", sessionId: null, actions: [], error: null },
	);
	const done = async () => succeed(undefined);
	const link: RecorderLink = {
		recording: snapshots,
		start: done,
		pause: done,
		resume: done,
		stop: done,
		hide: done,
		clear: () => undefined,
		captures: async () => succeed([]),
	};
	if (recording) {
		test.extension.set({ state: "connected", version: "1.2.3", capabilities: ["record-actions"], message: null });
	}
	const host = { ...test.host, extension: { ...test.host.extension, recorder: () => Promise.resolve(link) } };
	render(
		<Providers host={host} at="/builder">
			<BuilderRoute />
		</Providers>,
	);
	return { ...test, snapshots, state: useFlowStore.getState };
}

const proposed = (label: string, kind: "log" | "custom" = "log", name = "Greets the page"): AssistantProposal => {
	const step = kind === "log" ? stepOf("log", label, { message: label }) : stepOf("custom", label, { code: "run()" });
	// As it comes over the wire.
	const { document } = storeFlow(flowOf([step]), { ...DEFAULT_SETTINGS, name: "Of the settings", minify: true });
	return { kind: "flow", name, flow: JSON.parse(JSON.stringify(document)) };
};

it("opens a flow of the assistant under its name, and shows it", async () => {
	const { state, notices, assistant } = await open();
	await act(() => state().restored());
	fireEvent.mouseDown(screen.getByRole("tab", { name: "Generated Code" }));
	act(() => assistant.propose(proposed("Hello")));
	await waitFor(() => expect(state().flow.nodes.map(({ data }) => data.label)).toEqual(["Hello"]));
	expect(state().settings).toMatchObject({ name: "Greets the page", minify: true });
	expect(state().origin).toBeNull();
	expect(notices).toEqual(["info: “Greets the page” is open. It is not saved yet."]);
	const visual = screen.getByRole("tab", { name: "Visual Editor" });
	await waitFor(() => expect(visual.getAttribute("aria-selected")).toBe("true"));
});

it("opens a flow that waits behind the draft, which Undo brings back", async () => {
	const draft = flowOf([stepOf("log", "Of the draft", { message: "kept" })]);
	await createDraftStorage().write({ ...emptyEdited, flow: draft });
	const { state, noticeActions } = await open({ proposal: proposed("Hello") });
	await waitFor(() => expect(state().flow.nodes.map(({ data }) => data.label)).toEqual(["Hello"]));
	await waitFor(() => expect(noticeActions).toHaveLength(1));
	expect(noticeActions[0]?.label).toBe("Bring it back");
	act(() => noticeActions[0]?.run());
	expect(state().flow.nodes.map(({ data }) => data.label)).toEqual(["Of the draft"]);
});

it("warns of JavaScript in a flow of the assistant, and keeps the name of the settings where it has none", async () => {
	const { state, notices, noticeDetails } = await open({ proposal: proposed("Hello", "custom", " ") });
	await waitFor(() => expect(notices).toEqual(["warning: “Of the settings” is open. It is not saved yet."]));
	expect(noticeDetails).toEqual(["It contains JavaScript that the Script Assistant wrote. Read it before you run it."]);
	expect(state().settings.name).toBe("Of the settings");
});

it("says why a flow of the assistant cannot be read, each time, changes nothing, and takes the next one", async () => {
	const broken: AssistantProposal = { kind: "flow", name: "Broken", flow: { version: 2, nodes: 1 } };
	const { state, notices, noticeDetails, assistant } = await open({ proposal: broken });
	await waitFor(() => expect(notices).toEqual(["error: The flow could not be opened"]));
	expect(noticeDetails).toEqual([
		"This is not a flow of the builder: nodes is not valid. Ask the assistant to make the flow again.",
	]);
	expect(state().flow).toEqual(EMPTY_FLOW);
	act(() => assistant.propose(broken));
	await waitFor(() => expect(notices).toHaveLength(2));
	act(() => assistant.propose(proposed("Next")));
	await waitFor(() => expect(state().flow.nodes).toHaveLength(1));
});

const typed: RecordedAction = { ...secret, id: "t", type: "type", value: "Ada", masked: false } as RecordedAction;
const chosen = { ...secret, id: "o", type: "select", value: "", isMultiple: false, masked: true } as RecordedAction;
const gone: RecordedAction = {
	id: "n",
	type: "navigate",
	timestamp: 1_790_000_010_000,
	url: "https://shop.example/in?session=abc#token=def",
	targetUrl: "https://shop.example/out?token=ghi",
	waitForLoad: true,
	cause: "load",
};

it("describes the recording that is shown, without hidden values and what addresses carry", async () => {
	const actions = [click(1), { ...secret, value: "never shown" }, typed, { ...chosen, value: "never shown" }, gone];
	const { assistant, snapshots } = await open({
		recording: { state: "recording", sessionId: "s1", actions, error: null },
	});
	await screen.findByRole("list", { name: "Recorded actions" });
	const described = assistant.readContext();
	expect(described).toEqual({
		kind: "recording",
		title: "Recording",
		steps: [
			"click: #row-1, on shop.example/cart",
			"type: #password, (hidden value), on shop.example",
			"type: #password, Ada, on shop.example",
			"select: #password, (hidden value), on shop.example",
			"navigate: shop.example/out, on shop.example/in",
		],
	});
	expect(assistantContext.safeParse(described).success).toBe(true);
	act(() => snapshots.set({ state: "stopped", sessionId: "s1", actions: [click(1)], error: null }));
	expect(assistant.readContext()).toMatchObject({ steps: ["click: #row-1, on shop.example/cart"] });
	act(() => snapshots.set({ state: "ready", sessionId: null, actions: [], error: null }));
	expect(assistant.readContext()).toBeNull();
});

it("describes the open flow as it is stored, rather than the recording beside it", async () => {
	const { assistant, state } = await open({
		recording: { state: "stopped", sessionId: "s1", actions: [click(1)], error: null },
	});
	await screen.findByRole("list", { name: "Recorded actions" });
	act(() => state().open("Test", flowOf([stepOf("log", "Hello", { message: "Hello" })])));
	act(() => state().change("Name", ({ settings }) => ({ settings: { ...settings, name: "Greeting" } })));
	const described = assistant.readContext();
	const { flow, settings } = state();
	expect(described).toEqual({ kind: "flow", name: "Greeting", flow: storeFlow(flow, settings).document });
	expect(assistantContext.safeParse(described).success).toBe(true);
});
