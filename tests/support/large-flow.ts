import type { Page } from "@playwright/test";

import { DEFAULT_SETTINGS } from "@scriptorium/flow/document/default-settings";
import { EMPTY_FLOW } from "@scriptorium/flow/document/empty-flow";
import type { FlowDocument, FlowEdge, FlowNode } from "@scriptorium/flow/document/flow-document";
import { type BranchName, type StepKind, stepList } from "@scriptorium/flow/steps/step-list";

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: variables of flows are written so.
/** Steps of one section: a loop over a step that reads, a condition with both branches, and what comes after it. */
const SECTION: readonly { readonly kind: StepKind; readonly data: Partial<FlowNode["data"]> }[] = [
	{ kind: "loop", data: { selector: ".row" } },
	{ kind: "extract", data: { selector: ".price", variable: "price" } },
	{ kind: "condition", data: { condition: "document.title !== ''" } },
	{ kind: "type", data: { selector: "#name", value: "It was ${price}" } },
	{ kind: "log", data: { message: "Nothing of ${price}" } },
	{ kind: "click", data: { selector: "#next" } },
	{ kind: "wait", data: { delay: 10 } },
	{ kind: "observe", data: { selector: "#done", timeout: 500 } },
	{ kind: "store", data: { variable: "last", value: "${price}" } },
	{ kind: "alert", data: { message: "${last}" } },
];
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: variables of flows are written so.
const INSIDE: readonly (readonly [from: number, to: number, exit?: BranchName])[] = [
	[0, 1, "body"],
	[0, 2, "done"],
	[2, 3, "true"],
	[2, 4, "false"],
	[3, 5],
	[4, 5],
	[5, 6],
	[6, 7],
	[7, 8],
	[8, 9],
];
const COLUMNS = 20;

/**
 * Makes a valid flow of any length, with conditions, loops and variables, its steps side by side on the canvas.
 * @param steps a multiple of 10
 * @returns sections of ten steps, one after the other
 */
export function largeFlow(steps: number): FlowDocument {
	const nodes: FlowNode[] = [];
	const edges: FlowEdge[] = [];
	const add = (source: number, target: number, sourceHandle?: BranchName) =>
		edges.push({
			id: `${source}-${target}`,
			source: `step-${source}`,
			target: `step-${target}`,
			...(sourceHandle === undefined ? {} : { sourceHandle }),
		});
	for (let start = 0; start < steps; start += SECTION.length) {
		for (const [at, { kind, data }] of SECTION.entries()) {
			const index = start + at;
			nodes.push({
				id: `step-${index}`,
				type: kind,
				position: { x: 280 * (index % COLUMNS), y: 120 * Math.floor(index / COLUMNS) },
				data: { label: `Step ${index}`, category: stepList[kind].category, ...data },
			});
		}
		for (const [from, to, exit] of INSIDE) add(start + from, start + to, exit);
		if (start > 0) add(start - 1, start);
	}
	return { ...EMPTY_FLOW, nodes, edges };
}

/**
 * Puts a flow where the builder keeps its draft, and opens the builder with it.
 * @param page any page
 * @param origin of the hub
 * @param flow what the builder shows
 */
export async function openFlow(page: Page, origin: string, flow: FlowDocument): Promise<void> {
	await page.goto(`${origin}/builder`);
	await page.getByRole("application", { name: "Flow canvas" }).waitFor();
	await page.evaluate(
		(draft) =>
			new Promise<void>((resolve, reject) => {
				const opening = indexedDB.open("scriptorium-builder");
				opening.onerror = () => reject(opening.error ?? new Error("refused"));
				opening.onsuccess = () => {
					const change = opening.result.transaction("open", "readwrite");
					change.objectStore("open").put(draft, "draft");
					change.oncomplete = () => {
						opening.result.close();
						resolve();
					};
				};
			}),
		{ flow, settings: DEFAULT_SETTINGS, origin: null },
	);
	await page.reload();
	await page
		.getByRole("application", { name: "Flow canvas" })
		.getByText(/^[1-9][\d,]* nodes? /)
		.waitFor();
}
