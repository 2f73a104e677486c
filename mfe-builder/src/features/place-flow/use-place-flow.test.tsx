// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { flowOf, stepOf } from "@scriptorium/flow/document/any-flow.test-support";
import { DEFAULT_SETTINGS } from "@scriptorium/flow/document/default-settings";
import { EMPTY_FLOW } from "@scriptorium/flow/document/empty-flow";
import type { FlowDocument } from "@scriptorium/flow/document/flow-document";
import { createTestHost, reader, Surroundings } from "@scriptorium/remote-kit/host.test-support";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { emptyHistory } from "../../editor/edit-history.ts";
import { emptyEdited } from "../../editor/edited-flow.ts";
import { useFlowStore } from "../../editor/flow-store.ts";
import { emptySelection, selectSteps } from "../../editor/selection.ts";
import { usePlaceFlow } from "./use-place-flow.tsx";

const recorded = flowOf([stepOf("click", "First"), stepOf("click", "Last")], "First>Last");
const open = flowOf([stepOf("log", "Begin"), stepOf("log", "End")], "Begin>End");
const settings = { ...DEFAULT_SETTINGS, name: "Imported" };

beforeEach(() => useFlowStore.setState({ ...emptyEdited, ...emptyHistory, selection: emptySelection }));
afterEach(cleanup);

const state = () => useFlowStore.getState();
const labels = ({ nodes, edges }: FlowDocument) => {
	const label = (id: string) => nodes.find((node) => node.id === id)?.data.label;
	return edges.map(({ source, target }) => `${label(source)}>${label(target)}`).sort();
};

/** Offers the recording to a flow; the answers come in the order of the offers. */
async function offer(flow: FlowDocument, selected?: string, withSettings = false) {
	useFlowStore.setState({ flow, selection: selected === undefined ? emptySelection : selectSteps(selected) });
	const answers: boolean[] = [];
	let place: ReturnType<typeof usePlaceFlow>["place"] = async () => false;
	function Offer() {
		const placing = usePlaceFlow();
		place = placing.place;
		return placing.dialog;
	}
	const { host } = createTestHost(reader, async () => Response.json([]));
	render(
		<Surroundings host={host} at="/builder">
			<Offer />
		</Surroundings>,
	);
	const offered = { label: "Convert recording", flow: recorded, ...(withSettings ? { settings } : {}) };
	const again = () => void place(offered).then((isPlaced) => answers.push(isPlaced));
	await act(async () => again());
	return { answers, again };
}
const choose = async (name: string) => {
	const button = await screen.findByRole("button", { name });
	await act(async () => void fireEvent.click(button));
};

it("opens it without asking where there is no flow", async () => {
	const { answers } = await offer(EMPTY_FLOW, undefined, true);
	// Its code is loaded first.
	await waitFor(() => expect(answers).not.toEqual([]));
	expect([answers, state().flow, state().settings]).toEqual([[true], recorded, settings]);
	expect(screen.queryByRole("alertdialog")).toBeNull();
});

it("asks before it replaces an open flow, which undo brings back", async () => {
	const { answers } = await offer(open);
	expect(state().flow).toBe(open);
	expect(
		await screen.findByText("The open flow has 2 actions, the new one 2 actions. You can undo either choice."),
	).toBeTruthy();
	await choose("Replace the Flow");
	expect([answers, state().flow]).toEqual([[true], recorded]);
	expect(screen.queryByRole("alertdialog")).toBeNull();
	act(() => void state().undo());
	expect(state().flow).toBe(open);
});

it.each([
	["after the selected step", "Begin", "Add after “Begin”", ["Begin>First", "First>Last", "Last>End"]],
	["at the end without one", undefined, "Add at the End", ["Begin>End", "End>First", "First>Last"]],
])("adds it %s, keeps the settings, and selects it", async (_, selected, name, expected) => {
	const { answers } = await offer(open, selected, true);
	await choose(name);
	expect([answers, labels(state().flow), state().settings]).toEqual([[true], expected, DEFAULT_SETTINGS]);
	const chosen = state().flow.nodes.filter(({ id }) => state().selection.steps.includes(id));
	expect(chosen.map(({ data }) => data.label)).toEqual(["First", "Last"]);
	act(() => void state().undo());
	expect(state().flow).toBe(open);
});

it("changes nothing when it is cancelled, or asked again", async () => {
	const { answers, again } = await offer(open);
	await screen.findByRole("alertdialog");
	await act(async () => again());
	expect(answers).toEqual([false]);
	await choose("Cancel");
	expect([answers, state().flow, state().past]).toEqual([[false, false], open, []]);
});

it("keeps notes of a flow without steps, unless they are to be replaced", async () => {
	const note = { id: "note-1", text: "Only on weekdays", position: { x: 0, y: 0 }, size: { width: 200, height: 100 } };
	await offer({ ...EMPTY_FLOW, notes: [note] });
	expect(await screen.findByText(/^The open flow has notes, the new one 2 actions\./)).toBeTruthy();
	await choose("Add at the End");
	expect([state().flow.notes, labels(state().flow)]).toEqual([[note], ["First>Last"]]);
});
