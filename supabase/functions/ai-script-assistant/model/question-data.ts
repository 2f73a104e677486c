import { readStoredFlow } from "@scriptorium/flow/document/stored-flow";
import type { AssistantContext } from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import { generationLimits } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import { dataMessage } from "../../_shared/model/data-message.ts";
import { type KnownRating, ruleOf } from "../answers/explain-rating.ts";
import type { AskedQuestion } from "../asked-question.ts";
import type { Passage } from "../knowledge/search-passages.ts";

/** The operator pays for each character that a model reads. The code itself goes along whole only when it is changed. */
const MAX_CODE = 30_000;
const MAX_MESSAGE = 4_000;
/** Findings that are explained to the model. */
export const MAX_FINDINGS = 20;
const MAX_STEPS = 200;

/** Facts that go along with the question. */
export interface Known {
	readonly preferredLanguage: string;
	/** Of the open script. */
	readonly rating: KnownRating | null;
	readonly documentation: readonly Passage[];
}

/**
 * Writes the first question to the model: everything that others wrote stands inside of JSON strings.
 * @param asked the question of the person
 * @param known the rating of the open script, and what the documentation says
 * @returns the message
 */
export function questionData({ message, history, context, latestScript }: AskedQuestion, known: Known): string {
	const findings = (known.rating?.findings ?? []).slice(0, MAX_FINDINGS);
	const rules = new Map(
		findings.flatMap((one) => (ruleOf(one) === undefined ? [] : [[one.type, ruleOf(one)] as const])),
	);
	return dataMessage({
		request: message,
		preferred_language: known.preferredLanguage,
		can_change: context?.kind === "edited",
		conversation: history.map(({ role, content, script }) => ({
			role,
			content: content.slice(0, MAX_MESSAGE),
			...(script === null ? {} : { wrote_script: script.metadata.name }),
		})),
		...(context === null ? {} : { open: openData(context, known.rating) }),
		...(latestScript === null ? {} : { last_script: { ...latestScript, code: latestScript.code.slice(0, MAX_CODE) } }),
		...(findings.length === 0 ? {} : { findings, rules: Object.fromEntries(rules) }),
		documentation: known.documentation,
	});
}

/**
 * Writes the question for a flow.
 * @param asked the question of the person
 * @returns the message
 */
export function flowData({ wish, context }: AskedQuestion): string {
	return dataMessage({
		request: wish,
		...(context?.kind === "page" ? { page: openData(context, null) } : {}),
		...(context?.kind === "recording" ? { recording: openData(context, null) } : {}),
		...(context?.kind === "flow" ? { open_flow: openData(context, null) } : {}),
	});
}

function openData(context: AssistantContext, rating: KnownRating | null): object {
	switch (context.kind) {
		case "script":
		case "edited": {
			const { kind, title, description, code } = context;
			const risk = rating?.risk ?? null;
			return { kind, title, description, code: code.slice(0, MAX_CODE), is_whole: code.length <= MAX_CODE, risk };
		}
		case "flow": {
			const read = readStoredFlow(context.flow);
			const nodes = read.ok ? read.value.flow.nodes.slice(0, MAX_STEPS) : [];
			return {
				kind: "flow",
				name: context.name,
				steps: nodes.map(({ id, type, data }) => ({ id, kind: type, ...shown(data) })),
			};
		}
		case "recording":
			return { kind: "recording", title: context.title, steps: context.steps.slice(0, MAX_STEPS) };
		case "page": {
			const { url, title, elements } = context.outline;
			return {
				kind: "page",
				url,
				title,
				elements: elements
					.slice(0, generationLimits.outlineElements)
					.map(({ number, tag, role, type, name }) => ({ number, tag, role, type, name })),
			};
		}
	}
}

/** Fields of a step that say what it does, without its recorded element. */
function shown({ label, selector, value, variable, url, message }: Readonly<Record<string, unknown>>): object {
	return { label, selector, value, variable, url, message };
}
