import { succeed } from "@scriptorium/core-types/errors";
import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { accessOf } from "@scriptorium/script-analyzer/capabilities/access";
import { verdictOf } from "@scriptorium/script-analyzer/rating/verdict";
import { analyzeBody } from "@scriptorium/script-assembly/check-code";
import { type GeneratedScript, generateScriptRequest } from "@scriptorium/shared-protocol/hub-edge/generate-script";
import { TEMPLATE_MODE } from "@scriptorium/shared-protocol/hub-edge/script-generation";
import type { ScriptPlan } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import {
	type Answered,
	beginGeneration,
	type GenerationPorts,
	type Written,
} from "../_shared/generation/begin-generation.ts";
import { answer, preflight, refusal } from "../_shared/http/json-answer.ts";
import { readJson } from "../_shared/http/read-json.ts";
import { permissionsOf } from "./permissions-of.ts";
import { scriptRequestOf } from "./read-request.ts";

/** An analysis of a page has 256 kB, which JSON may escape. */
const MAX_BODY_BYTES = 1024 * 1024;

/** Writes a script for the page that a person is on, in one answer, for the extension and other clients. */
export async function handleGenerateScript(request: Request, ports: GenerationPorts): Promise<Response> {
	if (request.method === "OPTIONS") return preflight();
	if (request.method !== "POST") return refusal({ code: "method_not_allowed", message: "Use POST." });
	const made = await scriptFor(request, ports);
	return made.ok ? answer(made.value) : refusal(made.error);
}

async function scriptFor(request: Request, ports: GenerationPorts): Answered<GeneratedScript> {
	const asked = await readJson(request, generateScriptRequest, MAX_BODY_BYTES);
	if (!asked.ok) return asked;
	const begun = await beginGeneration(request, scriptRequestOf(asked.value), ports);
	if (!begun.ok) return begun;
	const written = await begun.value.run(request.signal, () => undefined);
	return written.ok ? succeed(describe(written.value, ports.now())) : written;
}

function describe(written: Written, now: Date): GeneratedScript {
	const { result, body } = written;
	const { plan, model_used = TEMPLATE_MODE, tokens_used = 0, quota } = result;
	if (!plan) throw new Error("A written script has a plan.");
	const isTemplate = model_used === TEMPLATE_MODE;
	// Without the runtime of shared elements, whose analysis takes seconds: it is the hub's own.
	const analysis = isTemplate ? analyzeScript({ code: body, kind: plan.kind }) : analyzeBody(body, plan);
	return {
		name: result.title,
		description: result.description,
		code: result.code,
		permissions: permissionsOf(body, analysis, plan.grants),
		category: result.category,
		tags: result.tags,
		confidence: isTemplate
			? written.certainty
			: shareOf([written.repairs === 0, plan.unseen === null, analysis.risk_level === "green"]),
		explanation: explain(plan),
		security_warnings: analysis.vulnerabilities.map(({ severity, description }) => `${severity}: ${description}`),
		access: accessOf(analysis, plan.kind),
		verdict: verdictOf(analysis),
		generated_at: now.toISOString(),
		model_used,
		tokens_used,
		...(quota === undefined ? {} : { quota }),
	};
}

const shareOf = (checks: readonly boolean[]): number => checks.filter(Boolean).length / checks.length;

const explain = ({ summary, steps, unseen }: ScriptPlan): string =>
	[summary, ...steps, ...(unseen === null ? [] : [unseen])].join(" ");
