import type { FlowDocument } from "../document/flow-document.ts";
import { followChain } from "./follow-chain.ts";
import type { Generated, GeneratedCode, GenerateSettings } from "./generated-code.ts";
import { planSteps } from "./plan-steps.ts";
import { writeScript } from "./write-script.ts";

/**
 * Generates JavaScript that performs the steps of a flow in a page: one call per step, preceded by the functions it needs. The same
 * flow and settings give the same code.
 * @param flow steps that form one chain
 * @param settings name and layout of the code
 * @returns the code with notes on steps that a script cannot do as recorded; fails with `EMPTY_FLOW`, `NOT_A_CHAIN`,
 * `UNSUPPORTED_STEP` or `INCOMPLETE_STEP`
 */
export function generateStraight(flow: FlowDocument, settings: GenerateSettings): Generated<GeneratedCode> {
	const chain = followChain(flow);
	if (!chain.ok) return chain;
	const plan = planSteps(chain.value);
	if (!plan.ok) return plan;
	const { name, description = "" } = settings;
	const { wrapInIIFE = true, addComments = true, useAsync = true, errorHandling = true } = settings;
	const layout = { name, description, wrapInIIFE, addComments, useAsync, errorHandling };
	const { steps, notes } = plan.value;
	return { ok: true, value: { code: writeScript(steps, layout), notes } };
}
