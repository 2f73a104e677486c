import type { FlowDocument } from "@scriptorium/flow/document/flow-document";
import { readFlowFile } from "@scriptorium/flow/document/flow-file";
import { removeParts } from "@scriptorium/flow/editing/change-steps";
import { copyParts, pasteParts } from "@scriptorium/flow/editing/copy-parts";
import type { FlowState } from "../flow-store.ts";
import { emptySelection } from "../selection.ts";
import type { CanvasPosition } from "../step-place.ts";
import type { EditSurroundings } from "./edit-commands.ts";

/** Ids of the selected items that can be copied: connections come along with the steps at both ends. */
const copiedIds = ({ selection }: FlowState) => new Set([...selection.steps, ...selection.notes]);

/** Copy, cut and paste through the clipboard of the system, as the JSON text of a flow, so that they work between tabs and files. */
export function createClipboardCommands({ state, notify, announce, now, text }: EditSurroundings) {
	const paste = (json: string, at?: CanvasPosition): void => {
		const { flow, change } = state();
		const copied = readFlowFile(json);
		if (!copied.ok) {
			notify("info", text.nothingToPaste);
			return;
		}
		const pasted = pasteParts(flow, json, { timestamp: now(), offset: pasteOffset(flow, copied.value.flow, at) });
		if (!pasted.ok) {
			notify("error", pasted.error.message);
			return;
		}
		const { flow: next, ids } = pasted.value;
		const notes = new Set(next.notes.map(({ id }) => id));
		const select = {
			...emptySelection,
			steps: ids.filter((id) => !notes.has(id)),
			notes: ids.filter((id) => notes.has(id)),
		};
		change(text.changes.paste, () => ({ flow: next }), { select });
		announce(text.pasted(ids.length));
	};

	const removeCut = (ids: ReadonlySet<string>): void => {
		state().change(text.changes.cut, ({ flow }) => ({ flow: removeParts(flow, { steps: ids, notes: ids }) }));
		announce(text.cut(ids.size));
	};

	return {
		/** The text for the clipboard; null when nothing is selected. */
		copy(): string | null {
			const ids = copiedIds(state());
			if (ids.size === 0) return null;
			announce(text.copied(ids.size));
			return copyParts(state().flow, ids);
		},

		/** As copy; the copied items are removed. */
		cut(): string | null {
			const ids = copiedIds(state());
			if (ids.size === 0) return null;
			const json = copyParts(state().flow, ids);
			removeCut(ids);
			return json;
		},

		paste,

		/** For menus, where no key event brings the clipboard along. */
		async copyByApi(): Promise<void> {
			const ids = copiedIds(state());
			if (ids.size === 0) {
				notify("info", text.nothingToCopy);
				return;
			}
			try {
				await navigator.clipboard.writeText(copyParts(state().flow, ids));
				announce(text.copied(ids.size));
			} catch {
				notify("error", text.copyFailed);
			}
		},

		async cutByApi(): Promise<void> {
			const ids = copiedIds(state());
			if (ids.size === 0) return;
			try {
				await navigator.clipboard.writeText(copyParts(state().flow, ids));
			} catch {
				// What did not reach the clipboard must not be removed.
				notify("error", text.copyFailed);
				return;
			}
			removeCut(ids);
		},

		/** @param at where the top left corner of the pasted items goes; left out, beside its former place */
		async pasteByApi(at?: CanvasPosition): Promise<void> {
			let json: string;
			try {
				json = await navigator.clipboard.readText();
			} catch {
				// Refused, or not offered by this browser.
				notify("info", text.pasteByKey);
				return;
			}
			paste(json, at);
		},
	};
}

/** Pixels of the canvas, right and down: repeated pastes do not cover each other. */
const PASTE_STEP = 50;

function pasteOffset(flow: FlowDocument, copied: FlowDocument, at: CanvasPosition | undefined): CanvasPosition {
	const places = [...copied.nodes, ...copied.notes].map(({ position }) => position);
	if (at !== undefined && places.length > 0) {
		return { x: at.x - Math.min(...places.map(({ x }) => x)), y: at.y - Math.min(...places.map(({ y }) => y)) };
	}
	const taken = new Set([...flow.nodes, ...flow.notes].map(({ position: { x, y } }) => `${x} ${y}`));
	let by = PASTE_STEP;
	while (places.some(({ x, y }) => taken.has(`${x + by} ${y + by}`))) by += PASTE_STEP;
	return { x: by, y: by };
}
