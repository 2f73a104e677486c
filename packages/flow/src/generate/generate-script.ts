import type { FlowGraph } from "../document/flow-document.ts";
import { variablesIn } from "../document/variable-text.ts";
import { programOf } from "../program/flow-program.ts";
import { structureProgram } from "../program/structure-flow.ts";
import type { Generated, GeneratedCode, GenerateSettings, GenerateTarget } from "./generated-code.ts";
import { planFlow, variableNames } from "./plan-flow.ts";
import { resumesByItself } from "./resume-mode.ts";
import { metadataOf } from "./userscript-metadata.ts";
import { type TableFrame, writeStraightScript, writeTableScript } from "./write-script.ts";

/**
 * Generates JavaScript that performs the steps of a flow in a page. The same flow and settings give the same code. What is typed into
 * fields of steps stays data, but for conditions and the code of custom steps.
 * @param flow steps and connections
 * @param settings name and layout of the code
 * @param target what the flow becomes
 * @returns the code with notes on steps that a script cannot do as recorded, and the lines of each step; fails with `EMPTY_FLOW`,
 * `CYCLE` or `INCOMPLETE_STEP`
 */
export function generateScript(
	flow: FlowGraph,
	settings: GenerateSettings,
	target: GenerateTarget,
): Generated<GeneratedCode> {
	const program = programOf(flow);
	if (!program.ok) return program;
	const resumes = target === "userscript" || target === "run";
	const plan = planFlow(program.value, resumes, variableNames(flow.nodes, variablesIn));
	if (!plan.ok) return plan;
	const { name, description = "" } = settings;
	const { wrapInIIFE = true, addComments = true, useAsync = true, errorHandling = true } = settings;
	const layout = { name, description, wrapInIIFE, addComments, useAsync, errorHandling };
	const structure = structureProgram(program.value);
	const { code, lines } = resumes
		? writeTableScript(structure, plan.value, layout, frameOf(flow, settings, target))
		: writeStraightScript(structure, plan.value, layout);
	return { ok: true, value: { code, notes: plan.value.notes, lines } };
}

function frameOf(flow: FlowGraph, settings: GenerateSettings, target: GenerateTarget): TableFrame {
	if (target !== "userscript") return { target: "run" };
	return { target, metadata: metadataOf(settings), asks: !resumesByItself(flow.nodes, settings.targetUrl ?? "*") };
}
