import * as z from "zod/mini";
import type { FlowDocument } from "./flow-document.ts";
import { type FlowSettings, flowSettings } from "./flow-settings.ts";
import { type FlowRead, readFlowDocument } from "./read-flow.ts";

/** Bytes of `versions.flow`, as the database counts them. */
export const MAX_STORED_FLOW_BYTES = 1_048_576;

/** A flow as a version of a script keeps it beside the code. */
export interface StoredFlow {
	readonly flow: FlowDocument;
	/** Null in documents that were stored without settings. */
	readonly settings: FlowSettings | null;
}

const withSettings = z.object({ settings: z.optional(flowSettings) });

/**
 * Makes the document that the hub keeps beside a version's code.
 * @param flow the flow that the code was generated from
 * @param settings the settings that it was generated with
 * @returns the document for `versions.flow`, and its size in bytes, to be compared with `MAX_STORED_FLOW_BYTES`
 */
export function storeFlow(
	flow: FlowDocument,
	settings: FlowSettings,
): { readonly document: FlowDocument & { readonly settings: FlowSettings }; readonly bytes: number } {
	const document = { ...flow, settings };
	return { document, bytes: databaseBytes(JSON.stringify(document)) };
}

/**
 * Reads `versions.flow`.
 * @param value the stored document
 * @returns flow and settings; the same refusals as `readFlowDocument`
 */
export function readStoredFlow(value: unknown): FlowRead<StoredFlow> {
	const flow = readFlowDocument(value);
	if (!flow.ok) return flow;
	const read = z.safeParse(withSettings, value);
	return { ok: true, value: { flow: flow.value, settings: (read.success && read.data.settings) || null } };
}

const STRING_OR_SEPARATOR = /"(?:[^"\\]|\\.)*"|[,:]/g;

/** The database measures its own text of the document, which has a space after each comma and colon. */
function databaseBytes(json: string): number {
	let spaces = 0;
	for (const [part] of json.matchAll(STRING_OR_SEPARATOR)) if (part.length === 1) spaces += 1;
	return new TextEncoder().encode(json).length + spaces;
}
