import { builtPart } from "../built-part.ts";
import { calls, type StepGenerator } from "../step-code.ts";
import { parametersOf, typeParameters } from "../step-parameters.ts";
import { withoutSelector } from "../step-problems.ts";
import { targetOf } from "../step-target.ts";

export const selectStep: StepGenerator = (data) => {
	const target = targetOf(data);
	if (target === null) return withoutSelector(data);
	if (parametersOf(typeParameters, data)?.masked) return { does: "nothing", because: "secret-value" };
	const { value = "" } = data;
	const values = typeof value === "string" ? [value] : value;
	return calls({ part: builtPart("selectOptions"), args: [target, { texts: values }] });
};
