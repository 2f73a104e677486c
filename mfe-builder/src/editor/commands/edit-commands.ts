import type { FlowDocument, StepData } from "@scriptorium/flow/document/flow-document";
import { addStep } from "@scriptorium/flow/editing/add-step";
import { moveParts, removeParts, setStepData } from "@scriptorium/flow/editing/change-steps";
import { type Connection, connectSteps } from "@scriptorium/flow/editing/connect-steps";
import { duplicateParts } from "@scriptorium/flow/editing/copy-parts";
import { addNote } from "@scriptorium/flow/editing/edit-notes";
import type { EditError, EditResult } from "@scriptorium/flow/editing/edit-result";
import { insertOnConnection } from "@scriptorium/flow/editing/insert-on-connection";
import { insertStep, type StepToInsert } from "@scriptorium/flow/editing/insert-step";
import { moveStep } from "@scriptorium/flow/editing/move-step";
import type { StepKind } from "@scriptorium/flow/steps/step-list";
import type { NoticeKind } from "@scriptorium/shared-protocol/host-remote/host-context";
import type { Translation } from "@scriptorium/ui-kit/locale";
import type { FlowState } from "../flow-store.ts";
import { emptySelection, type Selection, selectSteps } from "../selection.ts";
import type { CanvasPosition, StepPlace } from "../step-place.ts";
import type { en } from "./en.ts";

export interface EditSurroundings {
	readonly state: () => FlowState;
	readonly notify: (kind: NoticeKind, message: string) => void;
	/** For what no notice says. */
	readonly announce: (message: string) => void;
	readonly now: () => number;
	readonly text: Translation<typeof en>;
}

export interface NewStep {
	readonly kind: StepKind;
	readonly label: string;
}

/** Where the first step of an empty flow is, and how far apart steps are that follow nothing, in pixels of the canvas. */
const FIRST_POSITION: CanvasPosition = { x: 100, y: 100 };
const BELOW = 120;

/** Everything that canvas, outline and palette do to a flow, with the notices of spec 03 § 8. */
export function createEditCommands({ state, notify, announce, now, text }: EditSurroundings) {
	const refuse = ({ code, message }: EditError) => {
		if (code === "SELF_CONNECTION") notify("error", text.selfConnection);
		else if (code === "DUPLICATE_CONNECTION") notify("error", text.duplicateConnection);
		else notify("error", message);
	};
	const labelOf = (id: string | undefined) => state().flow.nodes.find((node) => node.id === id)?.data.label ?? "";
	const selected = () => {
		const { steps, notes } = state().selection;
		return new Set([...steps, ...notes]);
	};
	const change = (label: string, flow: FlowDocument, select?: readonly string[]) =>
		state().change(label, () => ({ flow }), select === undefined ? {} : { select: selectSteps(...select) });

	return {
		select: (selection: Selection) => state().select(selection),

		/** Adds a step, and selects it; null when it was refused. */
		add({ kind, label }: NewStep, place: StepPlace): string | null {
			const added = addTo(state().flow, { kind, label, timestamp: now() }, place);
			if (!added.ok) {
				refuse(added.error);
				return null;
			}
			change(text.changes.add(label), added.value.flow, [added.value.id]);
			notify("success", text.added(label));
			return added.value.id;
		},

		connect(connection: Connection): boolean {
			const connected = connectSteps(state().flow, connection);
			if (!connected.ok) {
				refuse(connected.error);
				return false;
			}
			change(text.changes.connect, connected.value.flow);
			announce(text.connected(labelOf(connection.source), labelOf(connection.target)));
			return true;
		},

		disconnect(edgeId: string): void {
			const { flow } = state();
			const edge = flow.edges.find(({ id }) => id === edgeId);
			if (edge === undefined) return;
			change(text.changes.disconnect, removeParts(flow, { connections: new Set([edgeId]) }));
			announce(text.disconnected(labelOf(edge.source), labelOf(edge.target)));
		},

		/** 50 px down and right of the original; steps, or the selection. */
		duplicate(ids: ReadonlySet<string> = selected()): void {
			const copies = duplicateParts(state().flow, ids, now());
			if (!copies.ok) {
				refuse(copies.error);
				return;
			}
			if (copies.value.ids.length === 0) return;
			change(text.changes.duplicate, copies.value.flow, copies.value.ids);
			const [only, other] = ids;
			const label = other === undefined ? labelOf(only) : "";
			notify("success", label === "" ? text.duplicatedSeveral(copies.value.ids.length) : text.duplicated(label));
		},

		/** Steps, connections and notes; the selection when none are given. */
		remove({ steps: ids, edges: connections, notes: texts }: Selection = state().selection): void {
			const { flow } = state();
			const removed = new Set(ids);
			const rest = removeParts(flow, { steps: removed, connections: new Set(connections), notes: new Set(texts) });
			const steps = flow.nodes.length - rest.nodes.length;
			const notes = flow.notes.length - rest.notes.length;
			const edges = flow.edges.length - rest.edges.length;
			if (steps + notes + edges === 0) return;
			const next = stepBeside(flow, rest, removed);
			state().change(text.changes.remove, () => ({ flow: rest }), {
				select: next === null ? emptySelection : selectSteps(next),
			});
			if (steps > 0) notify("success", text.removed(steps));
			else if (notes > 0) notify("success", text.removedNotes(notes));
			else announce(text.removedConnections(edges));
		},

		/** One place up or down in the order of the flow. */
		move(id: string, direction: "up" | "down"): void {
			const moved = moveStep(state().flow, id, direction);
			if (!moved.ok) {
				announce(moved.error.message);
				return;
			}
			change(text.changes.move, moved.value, [id]);
			announce(direction === "up" ? text.movedUp(labelOf(id)) : text.movedDown(labelOf(id)));
		},

		/** Steps and notes to new places of the canvas. */
		place(positions: ReadonlyMap<string, CanvasPosition>, label: string = text.changes.move): void {
			const { flow } = state();
			const moved = moveParts(flow, positions);
			const isSame =
				moved.nodes.every((node, at) => node === flow.nodes[at]) &&
				moved.notes.every((note, at) => note === flow.notes[at]);
			if (!isSame) change(label, moved);
		},

		configure(id: string, data: { readonly [Field in keyof StepData]?: StepData[Field] | undefined }): void {
			change(text.changes.configure(labelOf(id)), setStepData(state().flow, id, data));
			notify("success", text.configured);
		},

		addNote(position: CanvasPosition = below(state().flow)): string | null {
			const added = addNote(state().flow, { text: "", position, timestamp: now() });
			if (!added.ok) {
				refuse(added.error);
				return null;
			}
			const { flow, id } = added.value;
			state().change(text.changes.addNote, () => ({ flow }), { select: { ...emptySelection, notes: [id] } });
			announce(text.noteAdded);
			return id;
		},

		undo(): void {
			const undone = state().undo();
			announce(undone === null ? text.nothingToUndo : text.undone(undone));
		},

		redo(): void {
			const redone = state().redo();
			announce(redone === null ? text.nothingToRedo : text.redone(redone));
		},
	};
}

export type EditCommands = ReturnType<typeof createEditCommands>;

function addTo(
	flow: FlowDocument,
	step: StepToInsert,
	place: StepPlace,
): EditResult<{ flow: FlowDocument; id: string }> {
	switch (place.kind) {
		case "end":
			return addStep(flow, { ...step, position: below(flow) });
		case "at":
			return addStep(flow, { ...step, position: place.position });
		case "after":
			return insertStep(flow, { after: place.stepId, exit: place.exit }, step);
		case "into":
			return insertOnConnection(flow, place.connectionId, step);
		case "connected": {
			const { stepId, exit, direction, position } = place;
			const added = addStep(flow, { ...step, position });
			if (!added.ok) return added;
			const { id } = added.value;
			const ends = direction === "from" ? { source: stepId, target: id } : { source: id, target: stepId };
			const connected = connectSteps(added.value.flow, { ...ends, sourceHandle: exit });
			return connected.ok ? { ok: true, value: { flow: connected.value.flow, id } } : connected;
		}
	}
}

/** Below all steps, at the left edge of the lowest one. */
function below({ nodes }: FlowDocument): CanvasPosition {
	const lowest = nodes.reduce<CanvasPosition | null>(
		(low, { position }) => (low === null || position.y > low.y ? position : low),
		null,
	);
	return lowest === null ? FIRST_POSITION : { x: lowest.x, y: lowest.y + BELOW };
}

/** The step that is selected after others were removed: the one before the first of them, else the one after it. */
function stepBeside(before: FlowDocument, after: FlowDocument, removed: ReadonlySet<string>): string | null {
	const first = before.nodes.find(({ id }) => removed.has(id));
	if (first === undefined) return null;
	const kept = new Set(after.nodes.map(({ id }) => id));
	const source = before.edges.find(({ source: from, target }) => target === first.id && kept.has(from))?.source;
	const target = before.edges.find(({ source: from, target: to }) => from === first.id && kept.has(to))?.target;
	return source ?? target ?? after.nodes[0]?.id ?? null;
}
