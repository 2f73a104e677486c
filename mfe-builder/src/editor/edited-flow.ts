import { EMPTY_FLOW, type FlowDocument } from "@scriptorium/flow/document/flow-document";
import { DEFAULT_SETTINGS, type FlowSettings, flowSettings } from "@scriptorium/flow/document/flow-settings";
import { readFlowDocument } from "@scriptorium/flow/document/read-flow";
import * as z from "zod/mini";

const origin = z.object({
	scriptId: z.string(),
	title: z.string(),
	versionId: z.nullable(z.string()),
	/** It was public when it was opened or saved. */
	isPublished: z._default(z.boolean(), false),
	/** Kept by a save from the builder, which does not show them. */
	tags: z._default(z.array(z.string()), []),
	/** The hub's category, and what the builder's shorter list shows for it: an unchanged choice keeps the hub's. */
	category: z._default(z.nullable(z.object({ hub: z.string(), shown: z.string() })), null),
});

/** The saved script that the flow was opened from; saving it makes a new version of that script. */
export type FlowOrigin = Readonly<z.infer<typeof origin>>;

/** Everything that the history keeps, and the draft. */
export interface EditedFlow {
	readonly flow: FlowDocument;
	readonly settings: FlowSettings;
	readonly origin: FlowOrigin | null;
}

export const emptyEdited: EditedFlow = { flow: EMPTY_FLOW, settings: DEFAULT_SETTINGS, origin: null };

const stored = z.object({ flow: z.unknown(), settings: flowSettings, origin: z.nullable(origin) });

/** Null when the draft of this browser is not readable, as after an update that changed its shape. */
export function readStoredDraft(value: unknown): EditedFlow | null {
	const draft = z.safeParse(stored, value).data;
	const flow = draft === undefined ? null : readFlowDocument(draft.flow);
	return draft !== undefined && flow?.ok ? { ...draft, flow: flow.value } : null;
}

/** Whether there is nothing in it that a person made. */
export function isUntouched({ flow, settings, origin: opened }: EditedFlow): boolean {
	return flow.nodes.length === 0 && settings === DEFAULT_SETTINGS && opened === null;
}
