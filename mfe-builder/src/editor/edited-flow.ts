import { DEFAULT_SETTINGS } from "@scriptorium/flow/document/default-settings";
import { EMPTY_FLOW } from "@scriptorium/flow/document/empty-flow";
import type { FlowDocument } from "@scriptorium/flow/document/flow-document";
import type { FlowSettings } from "@scriptorium/flow/document/flow-settings";

/** The saved script that the flow was opened from; saving it makes a new version of that script. */
export interface FlowOrigin {
	readonly scriptId: string;
	readonly title: string;
	readonly versionId: string | null;
	/** It was public when it was opened or saved. */
	readonly isPublished: boolean;
	/** Kept by a save from the builder, which does not show them. */
	readonly tags: string[];
	/** The hub's category, and what the builder's shorter list shows for it: an unchanged choice keeps the hub's. */
	readonly category: { readonly hub: string; readonly shown: string } | null;
}

/** Everything that the history keeps, and the draft. */
export interface EditedFlow {
	readonly flow: FlowDocument;
	readonly settings: FlowSettings;
	readonly origin: FlowOrigin | null;
}

export const emptyEdited: EditedFlow = { flow: EMPTY_FLOW, settings: DEFAULT_SETTINGS, origin: null };

/** Whether there is nothing in it that a person made. */
export function isUntouched({ flow, settings, origin: opened }: EditedFlow): boolean {
	return flow.nodes.length === 0 && settings === DEFAULT_SETTINGS && opened === null;
}
