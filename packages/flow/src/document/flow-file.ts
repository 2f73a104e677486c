import * as z from "zod/mini";
import { DEFAULT_SETTINGS } from "./default-settings.ts";
import type { FlowDocument } from "./flow-document.ts";
import { MAX_FLOW_FILE_LENGTH } from "./flow-limits.ts";
import { type FlowSettings, flowSettings } from "./flow-settings.ts";
import { type FlowRead, type FlowReadError, placeOf, readFlowDocument } from "./read-flow.ts";

/** The exported file (spec 03 § 3). */
export interface FlowFile {
	readonly flow: FlowDocument;
	readonly settings: FlowSettings;
	/** Empty when no code was generated. */
	readonly generatedCode: string;
	/** ISO 8601. */
	readonly exportedAt: string;
}

const fileShape = z.object({
	flow: z.unknown(),
	settings: z.optional(flowSettings),
	generatedCode: z._default(z.nullable(z.string()), null),
	exportedAt: z._default(z.string(), ""),
});

/**
 * Writes the text of an exported flow file.
 * @param file flow, settings, code and time of the export
 * @returns JSON, indented with tabs
 */
export function writeFlowFile({ flow, settings, generatedCode, exportedAt }: FlowFile): string {
	return `${JSON.stringify({ flow, settings, generatedCode, exportedAt }, null, "\t")}\n`;
}

/**
 * Reads an exported flow file, or the text of a flow alone.
 * @param text content of the file
 * @returns the file with its flow in the current version; settings that it lacks have their defaults
 */
export function readFlowFile(text: string): FlowRead<FlowFile> {
	if (text.length > MAX_FLOW_FILE_LENGTH) return refuse("TOO_LARGE", "This file is too large for a flow.");
	let parsed: unknown;
	try {
		parsed = JSON.parse(text);
	} catch {
		return refuse("NOT_A_FLOW", "This file is not JSON.");
	}
	if (!(typeof parsed === "object" && parsed !== null && "flow" in parsed)) {
		const flow = readFlowDocument(parsed);
		const rest = { settings: DEFAULT_SETTINGS, generatedCode: "", exportedAt: "" };
		return flow.ok ? { ok: true, value: { flow: flow.value, ...rest } } : flow;
	}
	const file = z.safeParse(fileShape, parsed);
	if (!file.success) {
		return refuse("NOT_A_FLOW", `This is not a flow of the builder: ${placeOf(file.error)} is not valid.`);
	}
	const { settings = DEFAULT_SETTINGS, generatedCode, exportedAt } = file.data;
	const flow = readFlowDocument(file.data.flow);
	if (!flow.ok) return flow;
	return { ok: true, value: { flow: flow.value, settings, generatedCode: generatedCode ?? "", exportedAt } };
}

function refuse(code: FlowReadError["code"], message: string): { readonly ok: false; readonly error: FlowReadError } {
	return { ok: false, error: { code, message } };
}
