import { DEFAULT_SETTINGS } from "@scriptorium/flow/document/default-settings";
import type { FlowDocument, FlowNode, StepData } from "@scriptorium/flow/document/flow-document";
import { FLOW_VERSION } from "@scriptorium/flow/document/flow-limits";
import type { FlowSettings } from "@scriptorium/flow/document/flow-settings";
import { readStoredFlow, type StoredFlow, storeFlow } from "@scriptorium/flow/document/stored-flow";
import { isVariableName } from "@scriptorium/flow/document/variable-text";
import { stepList } from "@scriptorium/flow/steps/step-list";
import { validateFlow } from "@scriptorium/flow/validate/validate-flow";
import { namedSites } from "@scriptorium/script-assembly/named-sites";
import type { AssistantContext } from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import type { ProposedFlow, ProposedStep } from "../model/read-flow-answer.ts";

export interface MadeFlow {
	/** Document of `storeFlow`. */
	readonly document: object;
	readonly steps: number;
	/** What the person has to complete in the builder, as sentences. */
	readonly problems: readonly string[];
	/** Whether addresses were left out, because the person named no such site. */
	readonly leftOutAddress: boolean;
}

/** What decides which elements, addresses and earlier steps a flow may have. */
export interface FlowChoice {
	/** The person's own words. */
	readonly wish: string;
	readonly context: AssistantContext | null;
}

const COLUMN = 300;
const ROW = 120;
const MILLISECONDS = 1000;
const MAX_NAMED_PROBLEMS = 5;

/**
 * Makes a flow of what a model proposes, within what the person allows: elements are those of the shared page, addresses are of sites
 * that the person named or has open, and no step has code.
 * @param proposed by the model
 * @param choice the person's words, and what is open
 * @returns the flow, its steps one after the other
 */
export function makeFlow(proposed: ProposedFlow, choice: FlowChoice): MadeFlow {
	const open = openFlow(choice.context);
	const kept = new Map(open?.flow.nodes.map((node) => [node.id, node]));
	const hosts = allowedHosts(choice, open);
	let leftOutAddress = false;
	const nodes: FlowNode[] = [];
	const used = new Set<string>();
	for (const step of proposed.steps) {
		const before = "keep" in step ? kept.get(step.keep) : undefined;
		const position = { x: COLUMN, y: 60 + ROW * nodes.length };
		if (before !== undefined && !used.has(before.id)) nodes.push({ ...before, position });
		if (!("keep" in step)) {
			const address = step.kind === "navigate" ? allowedAddress(step.url, hosts) : null;
			if (step.kind === "navigate" && address === null && step.url !== "") leftOutAddress = true;
			const id = freeId(`${step.kind}-assistant-${nodes.length + 1}`, kept, used);
			nodes.push({ id, type: step.kind, position, data: dataOf(step, choice.context, address) });
		}
		const id = nodes.at(-1)?.id;
		if (id !== undefined) used.add(id);
	}
	const edges = nodes.slice(1).map(({ id }, index) => {
		const source = nodes[index]?.id ?? "";
		return { id: `${source}-${id}`, source, target: id };
	});
	const flow: FlowDocument = { version: FLOW_VERSION, nodes, edges, notes: open?.flow.notes ?? [] };
	const errors = validateFlow(flow).errors.map(({ message }) => message);
	const { document } = storeFlow(flow, settingsOf(proposed, open));
	return { document, steps: nodes.length, problems: errors.slice(0, MAX_NAMED_PROBLEMS), leftOutAddress };
}

function openFlow(context: AssistantContext | null): StoredFlow | null {
	if (context?.kind !== "flow") return null;
	const read = readStoredFlow(context.flow);
	return read.ok ? read.value : null;
}

function freeId(wanted: string, kept: ReadonlyMap<string, FlowNode>, used: ReadonlySet<string>): string {
	let id = wanted;
	for (let number = 2; kept.has(id) || used.has(id); number++) id = `${wanted}-${number}`;
	return id;
}

function settingsOf({ name, description }: ProposedFlow, open: StoredFlow | null): FlowSettings {
	if (open?.settings) return open.settings;
	return { ...DEFAULT_SETTINGS, name, description, category: "automation" };
}

/** The fields of a step, by the names that the proposal has for them. */
function dataOf(step: ProposedStep, context: AssistantContext | null, address: string | null): StepData {
	const { kind } = step;
	const selector = "element" in step ? selectorOf(step.element, context) : null;
	return {
		label: step.label || kind,
		category: stepList[kind].category,
		...(selector === null ? {} : { selector }),
		...("value" in step ? { value: step.value } : {}),
		...("checked" in step ? { parameters: { checked: step.checked } } : {}),
		...("variable" in step ? { variable: variableOf(step.variable) } : {}),
		...("url" in step ? { url: address ?? "" } : {}),
		...("seconds" in step ? { delay: Math.round(step.seconds * MILLISECONDS) } : {}),
		...("message" in step ? { message: step.message } : {}),
	};
}

const variableOf = (name: string): string => (isVariableName(name) ? name : "");

/** The selector that was recorded for an element of the shared page. */
function selectorOf(number: number | null, context: AssistantContext | null): string | null {
	if (number === null || context?.kind !== "page") return null;
	return context.outline.elements.find((element) => element.number === number)?.selector ?? null;
}

function allowedHosts({ wish, context }: FlowChoice, open: StoredFlow | null): ReadonlySet<string> {
	const known = [
		...(context?.kind === "page" ? [context.outline.url] : []),
		...(open?.flow.nodes.flatMap(({ data }) => data.url ?? []) ?? []),
	];
	return new Set([...namedSites(wish).hosts, ...known.flatMap((url) => hostOf(url) ?? [])].map(plainHost));
}

const plainHost = (host: string): string => host.toLowerCase().replace(/^www\./, "");

function hostOf(url: string): string | null {
	const parsed = URL.parse(url);
	return parsed !== null && /^https?:$/.test(parsed.protocol) ? parsed.hostname : null;
}

function allowedAddress(url: string, hosts: ReadonlySet<string>): string | null {
	const host = hostOf(url);
	return host !== null && hosts.has(plainHost(host)) ? url : null;
}
