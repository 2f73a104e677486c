import { EMPTY_FLOW } from "@scriptorium/flow/document/empty-flow";
import { changeNote } from "@scriptorium/flow/editing/edit-notes";
import { expect, it, vi } from "vitest";
import { createFlowStore } from "../flow-store.ts";
import { readyValidator } from "../ready-validator.test-support.ts";
import { emptySelection, selectSteps } from "../selection.ts";
import { createClipboardCommands } from "./clipboard.ts";
import { createEditCommands } from "./edit-commands.ts";
import { en } from "./en.ts";

function open() {
	const said: string[] = [];
	let clock = 1000;
	const useStore = createFlowStore({
		drafts: { read: () => Promise.resolve(null), write: () => Promise.resolve() },
		validator: readyValidator(),
	});
	const surroundings = {
		state: useStore.getState,
		notify: (kind: string, message: string) => void said.push(`${kind}: ${message}`),
		announce: (message: string) => void said.push(message),
		now: () => ++clock,
		text: en,
	};
	return {
		said,
		state: useStore.getState,
		edit: createEditCommands(surroundings),
		clipboard: createClipboardCommands(surroundings),
	};
}
const click = { kind: "click", label: "Click" } as const;
const end = { kind: "end" } as const;
const at = (x: number, y: number) => ({ kind: "at", position: { x, y } }) as const;
const after = (stepId: string | null) => ({ kind: "after", stepId: stepId ?? "" }) as const;

it("adds steps one after the other, each selected, with the notice of the specification", () => {
	const { edit, state, said } = open();
	const first = edit.add(click, end);
	const second = edit.add({ kind: "wait", label: "Wait" }, after(first));
	expect(first).toBe("click-1001");
	expect(state().selection.steps).toEqual([second]);
	expect(state().flow.edges).toMatchObject([{ source: first, target: second, animated: true }]);
	expect(said).toEqual(["success: Added Click action", "success: Added Wait action"]);
	expect(state().past.map(({ label }) => label)).toEqual(["Add Click", "Add Wait"]);
});

it("connects by the rules of the canvas, and says why not", () => {
	const { edit, state, said } = open();
	const [one, two] = [edit.add(click, at(0, 0)) ?? "", edit.add(click, at(0, 200)) ?? ""];
	said.length = 0;
	expect(edit.connect({ source: one, target: one })).toBe(false);
	expect(edit.connect({ source: one, target: two })).toBe(true);
	expect(edit.connect({ source: one, target: two })).toBe(false);
	expect(said).toEqual([
		"error: Cannot connect a node to itself",
		"Connected “Click” to “Click”",
		"error: Connection already exists",
	]);
	edit.disconnect(state().flow.edges[0]?.id ?? "");
	expect(state().flow.edges).toEqual([]);
});

it("puts a step into a connection, or at the end of one that was drawn, as one change", () => {
	const { edit, state, said } = open();
	const one = edit.add(click, end) ?? "";
	const two = edit.add(click, after(one)) ?? "";
	const connections = () => state().flow.edges.map(({ source, target }) => [source, target]);
	const between = edit.add({ kind: "wait", label: "Wait" }, { kind: "into", connectionId: `${one}-${two}` }) ?? "";
	expect(connections()).toEqual([
		[one, between],
		[between, two],
	]);
	const position = { x: 400, y: 0 };
	const drawn = edit.add(click, { kind: "connected", direction: "from", stepId: one, position }) ?? "";
	const before = edit.add(click, { kind: "connected", direction: "to", stepId: one, position }) ?? "";
	expect(connections().slice(2)).toEqual([
		[one, drawn],
		[before, one],
	]);
	expect(state().flow.nodes.at(-1)?.position).toEqual(position);
	expect(state().selection.steps).toEqual([before]);
	expect(state().past).toHaveLength(5);
	expect(edit.add(click, { kind: "into", connectionId: "unknown" })).toBeNull();
	expect(said.at(-1)).toBe("error: Both nodes of a connection must exist.");
});

it("draws a connection from the branch that it was drawn from", () => {
	const { edit, state } = open();
	const stepId = edit.add({ kind: "condition", label: "If" }, end) ?? "";
	edit.add(click, { kind: "connected", direction: "from", stepId, exit: "false", position: { x: 0, y: 0 } });
	expect(state().flow.edges).toMatchObject([{ source: stepId, sourceHandle: "false" }]);
});

it("removes what is selected, counts the actions, and selects the step before", () => {
	const { edit, state, said } = open();
	const one = edit.add(click, end) ?? "";
	const two = edit.add(click, after(one)) ?? "";
	edit.remove();
	expect(said.at(-1)).toBe("success: Removed 1 action(s)");
	expect(state().selection.steps).toEqual([one]);
	expect(state().flow.edges).toEqual([]);
	state().undo();
	state().select({ ...emptySelection, edges: state().flow.edges.map(({ id }) => id) });
	edit.remove();
	expect(state().flow.nodes.map(({ id }) => id)).toEqual([one, two]);
	expect(said.at(-1)).toBe("Removed 1 connection");
	edit.remove(emptySelection);
	expect(said.at(-1)).toBe("Removed 1 connection");
});

it("duplicates 50 px down and right, and selects the copy", () => {
	const { edit, state, said } = open();
	edit.add(click, at(10, 20));
	edit.duplicate();
	expect(said.at(-1)).toBe("success: Duplicated Click node");
	expect(state().flow.nodes.map(({ position }) => position)).toEqual([
		{ x: 10, y: 20 },
		{ x: 60, y: 70 },
	]);
	expect(state().selection.steps).toEqual([state().flow.nodes[1]?.id]);
});

it("copies, cuts and pastes between flows through text", async () => {
	const one = open();
	const first = one.edit.add(click, end) ?? "";
	const second = one.edit.add(click, after(first)) ?? "";
	expect(one.clipboard.copy()).not.toBeNull();
	one.state().select(selectSteps(first, second));
	const text = one.clipboard.cut() ?? "";
	expect(one.state().flow).toEqual(EMPTY_FLOW);
	expect(one.clipboard.copy()).toBeNull();
	const other = open();
	await other.clipboard.paste(text);
	expect(other.state().flow.nodes).toHaveLength(2);
	expect(other.state().flow.edges).toHaveLength(1);
	expect(other.state().selection.steps).toEqual(other.state().flow.nodes.map(({ id }) => id));
	expect(other.said).toEqual(["Pasted 2 items"]);
	await other.clipboard.paste("a text of something else");
	expect(other.said.at(-1)).toBe("info: The clipboard holds no actions of a flow");
	expect(other.state().flow.nodes).toHaveLength(2);
});

it("pastes beside what lies there already, or where it was asked to", async () => {
	const { edit, clipboard, state } = open();
	edit.add(click, at(0, 0));
	const text = clipboard.copy() ?? "";
	await clipboard.paste(text);
	await clipboard.paste(text);
	const readText = () => Promise.resolve(text);
	vi.stubGlobal("navigator", { clipboard: { readText } });
	await clipboard.pasteByApi({ x: 700, y: 300 });
	vi.unstubAllGlobals();
	expect(state().flow.nodes.map(({ position: { x, y } }) => [x, y])).toEqual([
		[0, 0],
		[50, 50],
		[100, 100],
		[700, 300],
	]);
});

it("adds, copies, pastes and removes notes with their steps, and undoes all of it", async () => {
	const { edit, clipboard, state, said } = open();
	const noteId = edit.addNote({ x: 10, y: 20 }) ?? "";
	const stepId = edit.add(click, at(0, 0)) ?? "";
	state().change("Edit note", ({ flow }) => ({ flow: changeNote(flow, noteId, { text: "Mind the gap" }) }));
	state().select({ steps: [stepId], edges: [], notes: [noteId] });
	const text = clipboard.copy() ?? "";
	await clipboard.paste(text);
	expect(said.at(-1)).toBe("Pasted 2 items");
	expect(state().flow.notes).toMatchObject([
		{ text: "Mind the gap", position: { x: 10, y: 20 } },
		{ text: "Mind the gap", position: { x: 60, y: 70 } },
	]);
	expect(state().selection).toMatchObject({ steps: [expect.any(String)], notes: [expect.any(String)] });
	edit.remove({ ...emptySelection, notes: state().flow.notes.map(({ id }) => id) });
	expect(said.at(-1)).toBe("success: Removed 2 notes");
	edit.undo();
	expect(state().flow.notes).toHaveLength(2);
	edit.duplicate(new Set([noteId]));
	expect(state().flow.notes.at(-1)).toMatchObject({ text: "Mind the gap", position: { x: 60, y: 70 } });
	while (state().undo() !== null);
	expect(state().flow).toEqual(EMPTY_FLOW);
});

it("says what undo and redo did, or that there is nothing", () => {
	const { edit, said } = open();
	edit.undo();
	edit.addNote({ x: 0, y: 0 });
	edit.undo();
	edit.redo();
	edit.redo();
	expect(said).toEqual(["Nothing to undo", "Added a note", "Undid: Add note", "Redid: Add note", "Nothing to redo"]);
});

it("makes no entry of the history when everything stays at its place", () => {
	const { edit, state } = open();
	const id = edit.add(click, at(0, 0)) ?? "";
	edit.place(new Map([[id, { x: 0, y: 0 }]]));
	expect(state().past).toHaveLength(1);
	edit.place(new Map([[id, { x: 5, y: 0 }]]), "Tidy up");
	expect(state().past.map(({ label }) => label)).toEqual(["Add Click", "Tidy up"]);
});
