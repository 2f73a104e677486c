import { builtPart } from "../built-part.ts";
import { calls, type StepGenerator } from "../step-code.ts";
import { parametersOf, typeParameters } from "../step-parameters.ts";
import { unreadable, withoutSelector } from "../step-problems.ts";
import { targetOf } from "../step-target.ts";

export const typeStep: StepGenerator = (data) => {
	const target = targetOf(data);
	const parameters = parametersOf(typeParameters, data);
	const { value = "" } = data;
	if (target === null) return withoutSelector(data);
	if (parameters === null || typeof value !== "string") return unreadable(data);
	if (parameters.masked) return { does: "nothing", because: "secret-value" };
	// Text is inserted at the caret of editable content, so that its formatting stays.
	const kept = data.target?.attributes.contenteditable === undefined ? { append: true } : { goOn: true };
	const options = data.clearFirst === false ? kept : {};
	return calls({ part: builtPart("typeText"), args: [target, { text: value }, { literal: options }] });
};
