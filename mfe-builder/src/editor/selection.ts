import type { FlowDocument } from "@scriptorium/flow/document/flow-document";

/** Ids of selected steps, notes and connections; canvas and outline show the same selection. */
export interface Selection {
	readonly steps: readonly string[];
	readonly edges: readonly string[];
	readonly notes: readonly string[];
}

export const emptySelection: Selection = { steps: [], edges: [], notes: [] };

/** Selects steps only. */
export const selectSteps = (...steps: readonly string[]): Selection => ({ ...emptySelection, steps });

/** Drops what the flow no longer contains; returns the same object when that is nothing. */
export function keepExisting(selection: Selection, { nodes, edges, notes }: FlowDocument): Selection {
	const kept = {
		steps: existing(selection.steps, nodes),
		edges: existing(selection.edges, edges),
		notes: existing(selection.notes, notes),
	};
	const isSame = kept.steps === selection.steps && kept.edges === selection.edges && kept.notes === selection.notes;
	return isSame ? selection : kept;
}

function existing(ids: readonly string[], items: readonly { readonly id: string }[]): readonly string[] {
	if (ids.length === 0) return ids;
	const known = new Set(items.map(({ id }) => id));
	return ids.every((id) => known.has(id)) ? ids : ids.filter((id) => known.has(id));
}
