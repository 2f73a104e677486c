import type { FlowGraph } from "../document/flow-document.ts";
import type { StepLines } from "../generate/code-writer.ts";
import type { GenerateProblem } from "../generate/generated-code.ts";
import { isOutOfReach } from "../generate/step-target.ts";
import { flowReplay } from "./devtools-recorder/flow-replay.ts";
import type { ExportNoteCode } from "./export-note.ts";
import type { ExportTool } from "./export-tools.ts";
import { NO_VARIABLE } from "./flow-actions.ts";
import { type FlowFrame, firstVariables } from "./flow-frame.ts";
import { type ReadFlow, readSteps } from "./flow-steps.ts";
import { MAX_COPIES } from "./flow-tree.ts";
import { flowPlaywright } from "./playwright/flow-playwright.ts";
import { flowPuppeteer } from "./puppeteer/flow-puppeteer.ts";
import { flowSide } from "./selenium-ide/flow-side.ts";

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

const ENDINGS: Readonly<Record<ExportTool, string>> = {
	playwright: ".spec.ts",
	puppeteer: ".mjs",
	replay: ".json",
	side: ".side",
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
	tool: ExportTool,
	newId: () => string,
): FlowExportResult {
	const read = readSteps(flow);
	if (!read.ok) return read;
	const numbers = new Map([...read.value.steps.values()].map(({ node, number }) => [node.id, number]));
	const notes: FlowExportNote[] = [];
	const note = (nodeId: string, code: ExportNoteCode): void => {
		notes.push({ nodeId, step: numbers.get(nodeId) ?? 0, code });
	};
	const title = settings.name.trim() || "Flow";
	const start = startOf(read.value, settings);
	for (const { node } of read.value.steps.values()) if (isOutOfReach(node.data)) note(node.id, "closed-shadow-root");
	const frame: FlowFrame = {
		title,
		start,
		variables: firstVariables(read.value),
		hasElements: [...read.value.steps.values()].some(({ code }) => code.does === "repeats" && "each" in code),
		addComments: settings.addComments ?? true,
		note,
	};
	const [first] = read.value.steps.values();
	if (first !== undefined && start === null && first.action?.type !== "navigate")
		note(first.node.id, "start-page-unknown");
	const written = write(tool, read.value, frame, newId);
	if (written === null) {
		const message = `Without functions, the export would have more than ${MAX_COPIES} steps.`;
		return { ok: false, error: { code: "TOO_LARGE", message, nodeId: null } };
	}
	const fileName = fileNameOf(title) + ENDINGS[tool];
	const sorted = notes.toSorted((one, other) => one.step - other.step);
	const text = written.code.replaceAll(NO_VARIABLE, "");
	return { ok: true, value: { text, fileName, notes: sorted, lines: written.lines } };
}

function write(tool: ExportTool, flow: ReadFlow, frame: FlowFrame, newId: () => string) {
	if (tool === "playwright") return flowPlaywright(flow, frame);
	if (tool === "puppeteer") return flowPuppeteer(flow, frame);
	const document = tool === "replay" ? flowReplay(flow, frame) : flowSide(flow, frame, newId);
	return document === null ? null : { code: `${JSON.stringify(document, null, "\t")}\n`, lines: [] };
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
