import { flowSettings } from "@scriptorium/flow/document/flow-settings";
import { readFlowDocument } from "@scriptorium/flow/document/read-flow";
import * as z from "zod/mini";
import type { EditedFlow } from "./edited-flow.ts";

const origin = z.object({
	scriptId: z.string(),
	title: z.string(),
	versionId: z.nullable(z.string()),
	isPublished: z._default(z.boolean(), false),
	tags: z._default(z.array(z.string()), []),
	category: z._default(z.nullable(z.object({ hub: z.string(), shown: z.string() })), null),
});

const stored = z.object({ flow: z.unknown(), settings: flowSettings, origin: z.nullable(origin) });

/** Null when the draft of this browser is not readable, as after an update that changed its shape. */
export function readStoredDraft(value: unknown): EditedFlow | null {
	const draft = z.safeParse(stored, value).data;
	const flow = draft === undefined ? null : readFlowDocument(draft.flow);
	return draft !== undefined && flow?.ok ? { ...draft, flow: flow.value } : null;
}
