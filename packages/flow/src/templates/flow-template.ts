import type { FlowDocument, FlowNode, StepData } from "../document/flow-document.ts";
import { FLOW_VERSION } from "../document/flow-limits.ts";
import type { FlowSettings } from "../document/flow-settings.ts";
import { type BranchName, type StepKind, stepList } from "../steps/step-list.ts";

/** Names of pictures; the screen decides how they look. */
export type TemplateIcon = "form" | "table" | "monitor" | "share" | "cart" | "code";

/** A flow to start from (spec 03 § 3). Opening it also replaces the settings that it names. */
export interface FlowTemplate {
	readonly id: string;
	readonly name: string;
	readonly description: string;
	readonly category: FlowSettings["category"];
	readonly icon: TemplateIcon;
	readonly flow: FlowDocument;
	readonly settings: Pick<FlowSettings, "name" | "description" | "category">;
}

/** A step of a template: its kind, its label, its fields, and its place in columns and rows. */
type TemplateStep = readonly [kind: StepKind, label: string, data: Partial<StepData>, column?: number];

/**
 * Writes how a text of a step reads a variable.
 * @param variable name of the variable
 * @returns `${name}`
 */
export const read = (variable: string): string => `\${${variable}}`;

/** Distances between steps, in pixels of the canvas. */
const COLUMN = 260;
const ROW = 120;

/**
 * Makes a template of steps, one row each, and connections between them.
 * @param about everything but flow and settings
 * @param steps by a short name that connections use
 * @param connections in the form `from to`, or `from to branch`
 * @returns the template; its settings have its own name, description and category
 */
export function template(
	about: Omit<FlowTemplate, "flow" | "settings">,
	steps: Readonly<Record<string, TemplateStep>>,
	connections: readonly string[],
): FlowTemplate {
	const nodes = Object.entries(steps).map(([name, [type, label, data, column = 0]], row): FlowNode => {
		const position = { x: 300 + column * COLUMN, y: 60 + row * ROW };
		return { id: `${type}-${name}`, type, position, data: { label, category: stepList[type].category, ...data } };
	});
	const idOf = (name: string) => `${steps[name]?.[0]}-${name}`;
	const edges = connections.map((connection) => {
		const [from = "", to = "", branch] = connection.split(" ");
		const id = `${idOf(from)}-${branch === undefined ? "" : `${branch}-`}${idOf(to)}`;
		const ends = { id, source: idOf(from), target: idOf(to) };
		return branch === undefined ? ends : { ...ends, sourceHandle: branch as BranchName };
	});
	const { name, description, category } = about;
	return {
		...about,
		flow: { version: FLOW_VERSION, nodes, edges, notes: [] },
		settings: { name, description, category },
	};
}
