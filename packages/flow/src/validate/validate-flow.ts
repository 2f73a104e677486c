import { exitsOf } from "../document/branches.ts";
import type { FlowGraph, FlowNode } from "../document/flow-document.ts";
import { variablesIn, variableTexts } from "../document/variable-text.ts";
import { finding, type StepFinding } from "../steps/step-checks.ts";
import { stepDefinitions } from "../steps/step-definitions.ts";
import { stepRow } from "../steps/step-list.ts";
import { executionOrder } from "./execution-order.ts";
import { findCycles } from "./find-cycles.ts";
import { type FlowIndex, indexFlow } from "./flow-index.ts";
import {
	EMPTY_FLOW_RESULT,
	type ValidationItem,
	type ValidationResult,
	type ValidationSeverity,
	type ValidationType,
} from "./validation-result.ts";

/** In a template literal of a condition, `${name}` is JavaScript: it can also read what the page has. */
const TEMPLATE_LITERAL = /`(?:[^`\\]|\\.)*(?:`|\\?$)/gs;

/** Steps of a cycle that its message names. */
const MAX_NAMED_STEPS = 20;

/**
 * Checks a flow by the rules of spec 03 § 5, in time linear in its steps, connections and texts.
 * @param flow steps and connections; connections to unknown steps count as absent
 * @returns errors, which block the generation of code, and warnings with the items of severity `info` among them; first those of the
 * steps in the order of the document, then those that concern several steps
 */
export function validateFlow({ nodes, edges }: FlowGraph): ValidationResult {
	if (nodes.length === 0) return EMPTY_FLOW_RESULT;
	const flow = indexFlow({ nodes, edges });
	const found = [...nodes.flatMap((node) => findingsOf(flow, node)), ...cycles(flow), ...starts(flow), ...unset(flow)];
	const isError = ({ severity }: ValidationItem) => severity === "critical" || severity === "error";
	const errors = found.filter(isError);
	return { isValid: errors.length === 0, errors, warnings: found.filter((each) => !isError(each)) };
}

function findingsOf(flow: FlowIndex, node: FlowNode): ValidationItem[] {
	const own = stepDefinitions[node.type].checks.flatMap((check) => check(node.data) ?? []);
	return [...own.map((found) => about(node, found)), ...connectionFindings(flow, node)];
}

function connectionFindings(flow: FlowIndex, node: FlowNode): ValidationItem[] {
	const { checkExits, leavesPage } = stepDefinitions[node.type];
	const edges = flow.outgoing(node);
	const found: StepFinding[] = [];
	if (flow.nodes.length > 1 && edges.length === 0 && flow.incomingCount(node) === 0)
		found.push(finding("unconnected", "warning", "is not connected to any other nodes"));
	if (edges.length === 0 && !leavesPage)
		found.push(finding("no-outgoing", "info", "has no outgoing connections, so the flow ends there"));
	const ofExits = checkExits?.(exitsOf(node.type, edges)) ?? null;
	if (ofExits !== null) found.push(ofExits);
	return found.map((each) => about(node, each));
}

function cycles(flow: FlowIndex): ValidationItem[] {
	return findCycles(flow).map((cycle) => {
		const names = cycle.slice(0, MAX_NAMED_STEPS).map(({ data }) => data.label);
		const rest = cycle.length > names.length ? [`… (${cycle.length - names.length} more)`] : [];
		const message = `Circular dependency detected: ${[...names, ...rest].join(" → ")}`;
		return item(cycle[0]?.id ?? null, "cycle", "critical", message);
	});
}

function starts({ starts: { length } }: FlowIndex): ValidationItem[] {
	const message = `The flow has ${length} starting nodes. They run one after the other, from top to bottom.`;
	return length > 1 ? [item(null, "several-starts", "info", message)] : [];
}

/** Uses of variables that no earlier step extracts or stores. */
function unset(flow: FlowIndex): ValidationItem[] {
	const defined = new Set<string>();
	return executionOrder(flow).flatMap((node) => {
		const { condition = "", variable } = node.data;
		const texts = variableTexts({ ...node.data, condition: condition.replaceAll(TEMPLATE_LITERAL, "") });
		const used = new Set(texts.flatMap(variablesIn));
		const missing = [...used].filter((name) => !defined.has(name));
		if (stepRow(node.type).setsVariable && variable) defined.add(variable.trim());
		return missing.map((name) =>
			about(node, finding("undefined-variable", "warning", `uses variable "${name}" which may not be defined yet`)),
		);
	});
}

const item = (
	nodeId: string | null,
	type: ValidationType,
	severity: ValidationSeverity,
	message: string,
): ValidationItem => ({ nodeId, type, message, severity });

const about = (node: FlowNode, { type, severity, text }: StepFinding): ValidationItem =>
	item(node.id, type, severity, `"${node.data.label}" ${text}`);
