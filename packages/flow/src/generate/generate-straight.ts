import type { FlowDocument } from "../document/flow-document.ts";
import { followChain } from "./follow-chain.ts";
import type { Generated, GeneratedCode, GenerateSettings } from "./generated-code.ts";
import { planSteps } from "./plan-steps.ts";
import { writeScript } from "./write-script.ts";

/**
 * JavaScript that does the steps of a flow in a page, one call for each, with only those functions that it needs in front. The same
 * flow and settings give the same code. Flows whose steps are no chain, and steps that straight code has no words for, are errors.
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
