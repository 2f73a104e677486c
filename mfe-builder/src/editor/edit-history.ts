import type { EditedFlow, FlowOrigin } from "./edited-flow.ts";

/** Snapshots share what did not change, so one costs about as much as the change it is for. */
export const MAX_UNDO_STEPS = 500;

/** A change, and the flow before it (in the past) or after it (in the future). */
export interface HistoryEntry {
	readonly label: string;
	readonly edited: EditedFlow;
}

export interface EditHistory {
	/** The last one is undone first. */
	readonly past: readonly HistoryEntry[];
	/** The last one is redone first. */
	readonly future: readonly HistoryEntry[];
}

export const emptyHistory: EditHistory = { past: [], future: [] };

/** Appends a change; changes that were undone before it can no longer be redone (spec 03 § 4). */
export function appendChange({ past }: EditHistory, label: string, before: EditedFlow): EditHistory {
	return { past: [...past.slice(1 - MAX_UNDO_STEPS), { label, edited: before }], future: [] };
}

export interface HistoryStep {
	readonly history: EditHistory;
	readonly entry: HistoryEntry;
}

/** Null when there is nothing to undo. */
export function stepBack({ past, future }: EditHistory, now: EditedFlow): HistoryStep | null {
	const entry = past.at(-1);
	if (entry === undefined) return null;
	return { entry, history: { past: past.slice(0, -1), future: [...future, { label: entry.label, edited: now }] } };
}

/** Null when there is nothing to redo. */
export function stepForward({ past, future }: EditHistory, now: EditedFlow): HistoryStep | null {
	const entry = future.at(-1);
	if (entry === undefined) return null;
	return { entry, history: { past: [...past, { label: entry.label, edited: now }], future: future.slice(0, -1) } };
}

/**
 * Everything that was edited since the flow belongs to the origin that it has now belongs to the new one, so that undoing after a save
 * does not make the next save a second script.
 */
export function moveToOrigin({ past, future }: EditHistory, former: FlowOrigin | null, next: FlowOrigin): EditHistory {
	const moved = ({ label, edited }: HistoryEntry) => ({ label, edited: { ...edited, origin: next } });
	const isOther = ({ edited }: HistoryEntry) => edited.origin?.scriptId !== former?.scriptId;
	const move = (entries: readonly HistoryEntry[]) => {
		const last = entries.findLastIndex(isOther);
		return entries.map((entry, at) => (at > last ? moved(entry) : entry));
	};
	return { past: move(past), future: move(future) };
}
