import { DEFAULT_SETTINGS } from "@scriptorium/flow/document/default-settings";
import { type FlowFile, readFlowFile } from "@scriptorium/flow/document/flow-file";
import * as z from "zod/mini";

/** Limit of the settings. */
const MAX_NAME_LENGTH = 50;

const side = z.object({ tests: z.array(z.unknown()) });

export interface ChosenFlow extends Pick<FlowFile, "flow" | "settings"> {
	/** How many commands of another tool's file were changed or left out; 0 for the builder's own files. */
	readonly changed: number;
	/** How many more flows are in the file. */
	readonly others: number;
}

export type ChosenFlowResult =
	| { readonly ok: true; readonly value: ChosenFlow }
	| { readonly ok: false; readonly error: { readonly message: string } };

/**
 * Reads the flow of a file: one of the builder, or a project of Selenium IDE, whose first test it is.
 * @param text content of the file
 */
export async function readChosenFlow(text: string): Promise<ChosenFlowResult> {
	const project = z.safeParse(side, jsonOf(text));
	if (!project.success) {
		const read = readFlowFile(text);
		return read.ok ? { ok: true, value: { ...read.value, changed: 0, others: 0 } } : read;
	}
	const { importSideFlows } = await import("@scriptorium/flow/interop/import-side-flow");
	const read = importSideFlows(jsonOf(text), Date.now());
	if (!read.ok) return read;
	const [first, ...others] = read.value.filter(({ flow }) => flow.nodes.length > 0);
	if (first === undefined) return { ok: false, error: { message: "This project has no commands." } };
	const { title, flow, notes } = first;
	const settings = { ...DEFAULT_SETTINGS, name: title.slice(0, MAX_NAME_LENGTH) };
	return { ok: true, value: { flow, settings, changed: notes.length, others: others.length } };
}

function jsonOf(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
