import type { FlowGraph } from "../document/flow-document.ts";
import type { StepLines } from "../generate/code-writer.ts";
import type { GenerateProblem } from "../generate/generated-code.ts";
import { isOutOfReach } from "../generate/step-target.ts";
import { NO_VARIABLE } from "../recording/target-of-step.ts";
import { actionContents } from "../steps/step-definitions.ts";
import type { ExportNoteCode } from "./export-note.ts";
import type { ExportFrame } from "./export-tool.ts";
import { type ExportToolId, exportFiles } from "./export-tools.ts";
import { type FlowStep, type ReadFlow, readSteps } from "./flow-steps.ts";
import { MAX_COPIES } from "./flow-tree.ts";
import { toolList } from "./tool-list.ts";

/** The part of the builder's settings that an export depends on. */
export interface ExportSettings {
	readonly name: string;
	/** `*` for all sites, or patterns like `*.example.com`, separated by commas. */
	readonly targetUrl?: string | undefined;
	/** On when left out. */
	readonly addComments?: boolean | undefined;
}

/** A step that the export has not, or not as in the flow. */
export interface FlowExportNote {
	readonly nodeId: string;
	/** Position in the flow, counted from 1. */
	readonly step: number;
	readonly code: ExportNoteCode;
}

export interface ExportedFlow {
	/** Content of the file. */
	readonly text: string;
	readonly fileName: string;
	/** In the order of the steps. */
	readonly notes: readonly FlowExportNote[];
	/** Lines of each step; none for JSON. */
	readonly lines: readonly StepLines[];
}

export type FlowExportResult =
	| { readonly ok: true; readonly value: ExportedFlow }
	| {
			readonly ok: false;
			readonly error: Omit<GenerateProblem, "code"> & { readonly code: GenerateProblem["code"] | "TOO_LARGE" };
	  };

/**
 * Exports a flow for another tool: as code for Playwright and Puppeteer, as JSON for the DevTools Recorder and Selenium IDE. Texts of
 * the flow stay data in it, but for conditions and the code of custom steps.
 * @param flow steps and connections
 * @param settings name, pages and layout
 * @param tool what it is exported for
 * @param newId returns a new id at each call
 * @returns content and name of the file, with a note on each step that is not in it as in the flow; fails with `EMPTY_FLOW`, `CYCLE`,
 * `INCOMPLETE_STEP`, or `TOO_LARGE` for a format without functions
 */
export function exportFlow(
	flow: FlowGraph,
	settings: ExportSettings,
	tool: ExportToolId,
	newId: () => string,
): FlowExportResult {
	const read = readSteps(flow);
	if (!read.ok) return read;
	const title = settings.name.trim() || "Flow";
	const start = startOf(read.value, settings);
	const opened = [...read.value.steps.values()].find(({ action }) => action?.type === "navigate")?.action;
	const firstPage = start ?? (opened?.type === "navigate" ? opened.targetUrl : "about:blank");
	const frame = { title, start, firstPage, addComments: settings.addComments ?? true, isRecording: false, newId };
	const exported = writeExport(read.value, frame, tool);
	if (exported === null) {
		const message = `Without functions, the export would have more than ${MAX_COPIES} steps.`;
		return { ok: false, error: { code: "TOO_LARGE", message, nodeId: null } };
	}
	return { ok: true, value: { ...exported, fileName: fileNameOf(title) + exportFiles[tool].ending } };
}

/**
 * Writes a flow or recording for a tool, and collects the notes.
 * @param flow structure and steps
 * @param frame what surrounds the steps
 * @param tool what it is exported for
 * @returns null when it would be too large in a format without functions
 */
export function writeExport(
	flow: ReadFlow,
	frame: Omit<ExportFrame, "note">,
	tool: ExportToolId,
): Omit<ExportedFlow, "fileName"> | null {
	const steps = [...flow.steps.values()];
	const numbers = new Map(steps.map(({ node, number }) => [node.id, number]));
	const notes: FlowExportNote[] = [];
	const note = (nodeId: string, code: ExportNoteCode): void => {
		notes.push({ nodeId, step: numbers.get(nodeId) ?? 0, code });
	};
	for (const step of steps) if (isClosed(step)) note(step.node.id, "closed-shadow-root");
	const [first] = steps;
	const opensPage = frame.isRecording || frame.start !== null || first?.action?.type === "navigate";
	if (first !== undefined && !opensPage) note(first.node.id, "start-page-unknown");
	const written = toolList[tool].write(flow, { ...frame, note });
	if (written === null) return null;
	return {
		text: frame.isRecording ? written.text : written.text.replaceAll(NO_VARIABLE, ""),
		notes: notes.toSorted((one, other) => one.step - other.step),
		lines: written.lines,
	};
}

/** Whether an element of a step, or a frame around it, is in a closed shadow root, which no tool can access. */
function isClosed({ node, action }: FlowStep): boolean {
	if (action === null) return isOutOfReach(node.data);
	const targets = [...(action.frame ?? []), ...actionContents[action.type].targets(action)];
	return targets.some(({ closed }) => closed === true);
}

/** The page on which a flow starts that opens none itself: scripts run where they are started, other tools start without a page. */
function startOf({ steps }: ReadFlow, { targetUrl = "*" }: ExportSettings): string | null {
	const [first] = steps.values();
	if (first?.action?.type === "navigate" && URL.canParse(first.action.targetUrl)) return null;
	const pattern = targetUrl.split(",")[0]?.trim() ?? "";
	const address = pattern.replace(/\/\*$/, "/");
	if (address === "" || address.includes("*")) return null;
	const written = /^https?:\/\//i.test(address) ? address : `https://${address}`;
	return URL.canParse(written) ? new URL(written).href : null;
}

/** A name that every file system takes. */
function fileNameOf(title: string): string {
	const plain = title
		.normalize("NFKC")
		.replaceAll(/[^\p{L}\p{N}]+/gu, "-")
		.slice(0, 80)
		.replaceAll(/^-+|-+$/g, "");
	return plain || "flow";
}
