import { removeParts } from "@scriptorium/flow/editing/change-steps";
import { copyParts } from "@scriptorium/flow/editing/copy-parts";
import type { FlowState } from "../flow-store.ts";
import { emptySelection } from "../selection.ts";
import type { CanvasPosition } from "../step-place.ts";
import type { EditSurroundings } from "./edit-commands.ts";

/** Ids of the selected items that can be copied: connections come along with the steps at both ends. */
const copiedIds = ({ selection }: FlowState) => new Set([...selection.steps, ...selection.notes]);

/** Copy, cut and paste through the clipboard of the system, as the JSON text of a flow, so that they work between tabs and files. */
export function createClipboardCommands({ state, notify, announce, now, text }: EditSurroundings) {
	const paste = async (json: string, at?: CanvasPosition): Promise<void> => {
		// Reading a flow needs a parser, which is loaded now.
		const reader = await import("./paste-text.ts").catch(() => null);
		if (reader === null) {
			notify("error", text.pasteNotLoaded);
			return;
		}
		await state().restored();
		const { flow, change } = state();
		const pasted = reader.pasteText(flow, json, { timestamp: now(), at });
		if (!pasted.ok) {
			if (pasted.error.code === "NOTHING_TO_PASTE") notify("info", text.nothingToPaste);
			else notify("error", pasted.error.message);
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
			await paste(json, at);
		},
	};
}
