// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { flowOf, stepOf } from "@scriptorium/flow/document/any-flow.test-support";
import { createTestHost, visitor } from "@scriptorium/remote-kit/host.test-support";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createDraftStorage } from "../editor/draft-storage.ts";
import { emptyEdited } from "../editor/edited-flow.ts";
import { STEP_DRAG_TYPE } from "../editor/step-views/palette-kinds.ts";

class NeverNear implements IntersectionObserver {
	readonly root = null;
	readonly rootMargin = "";
	readonly scrollMargin = "";
	readonly thresholds = [];
	observe = () => undefined;
	unobserve = () => undefined;
	disconnect = () => undefined;
	takeRecords = () => [];
}

beforeEach(() => {
	vi.stubGlobal("IntersectionObserver", NeverNear);
	// The page is never idle: the canvas of an empty flow stays away.
	vi.stubGlobal("requestIdleCallback", () => 0);
	vi.stubGlobal("cancelIdleCallback", () => undefined);
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

/** The builder as a page has it that was just opened, with its own store. */
async function open() {
	vi.resetModules();
	const { BuilderRoute } = await import("./builder-route.tsx");
	const { useFlowStore } = await import("../editor/flow-store.ts");
	const test = createTestHost(visitor, () => Promise.reject(new TypeError("offline")));
	const { Surroundings: Providers } = await import("@scriptorium/remote-kit/host.test-support");
	render(
		<Providers host={test.host} at="/builder">
			<BuilderRoute />
		</Providers>,
	);
	return { ...test, state: useFlowStore.getState };
}

it("shows frame, toolbar, palette, an empty canvas and an empty outline before any of its parts is loaded", async () => {
	const { state } = await open();
	expect(screen.getByRole("heading", { level: 1, name: /^Visual Script Builder/ })).toBeTruthy();
	expect(screen.getByRole("toolbar", { name: "Flow" })).toBeTruthy();
	expect(screen.getByRole("heading", { name: "Action Recorder" })).toBeTruthy();
	expect(screen.getByText("Drag an action here")).toBeTruthy();
	expect(
		within(screen.getByRole("region", { name: "Outline" })).getByRole("button", { name: "Add action" }),
	).toBeTruthy();
	await act(() => state().restored());
	expect(screen.queryByRole("application")).toBeNull();
	expect(screen.getByText("Drag an action here")).toBeTruthy();
});

it("adds what is chosen before the draft was read to the draft", async () => {
	const draft = flowOf([stepOf("log", "Kept", { message: "kept" })]);
	await createDraftStorage().write({ ...emptyEdited, flow: draft });
	const { state } = await open();
	expect(state().isRestored).toBe(false);
	fireEvent.click(screen.getByRole("button", { name: /^Click/ }));
	await act(() => state().restored());
	expect(state().flow.nodes.map(({ type }) => type)).toEqual(["log", "click"]);
	expect(await screen.findByRole("tree")).toBeTruthy();
});

/** The frame of the canvas of an empty flow. */
async function openEmpty() {
	await createDraftStorage().write(emptyEdited);
	const { state } = await open();
	await act(() => state().restored());
	return { state, frame: screen.getByText("Drag an action here").closest("div") as HTMLElement };
}

it("takes the first step where the frame of the canvas is double-clicked, before its library is there", async () => {
	const { state, frame } = await openEmpty();
	fireEvent.doubleClick(frame, { clientX: 300, clientY: 200 });
	fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: /^Hover/ }));
	await waitFor(() =>
		expect(state().flow.nodes).toMatchObject([{ type: "hover", position: { x: 300 - 116, y: 200 - 36 } }]),
	);
});

it("takes what is dragged onto the frame of the canvas", async () => {
	const { state, frame } = await openEmpty();
	fireEvent.drop(frame, { dataTransfer: { types: [STEP_DRAG_TYPE], getData: () => "log" } });
	await waitFor(() => expect(state().flow.nodes).toMatchObject([{ type: "log" }]));
});
