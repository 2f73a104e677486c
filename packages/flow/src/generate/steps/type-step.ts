import type { FlowNode } from "../../document/flow-document.ts";
import { builtPart } from "../built-part.ts";
import { calls, type StepGenerator, type StepPlace } from "../step-code.ts";
import { parametersOf, typeParameters } from "../step-parameters.ts";
import { unreadable, withoutSelector } from "../step-problems.ts";
import { targetOf } from "../step-target.ts";

const elementOf = (step: FlowNode | undefined): string => JSON.stringify([step?.data.selector, step?.data.frame]);

/** Whether the step after it presses a key in the same field. */
function isBeforeKey({ chain, at }: StepPlace): boolean {
	const next = chain[at + 1];
	return next?.type === "keypress" && elementOf(next) === elementOf(chain[at]);
}

export const typeStep: StepGenerator = (data, place) => {
	const target = targetOf(data);
	const parameters = parametersOf(typeParameters, data);
	const { value = "" } = data;
	if (target === null) return withoutSelector(data);
	if (parameters === null || typeof value !== "string") return unreadable(data);
	if (parameters.masked) return { does: "nothing", because: "secret-value" };
	// Text is inserted at the caret of editable content, so that its formatting stays.
	const kept = data.target?.attributes.contenteditable === undefined ? { append: true } : { goOn: true };
	const then = isBeforeKey(place) ? { thenKey: true } : {};
	const options = { ...(data.clearFirst === false ? kept : {}), ...then };
	return calls({ part: builtPart("typeText"), args: [target, { text: value }, { literal: options }] });
};
