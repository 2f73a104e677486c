import { builtPart } from "../built-part.ts";
import type { StepGenerator } from "../step-code.ts";
import { withoutSelector } from "../step-problems.ts";
import { targetOf } from "../step-target.ts";

/** Spec 03 § 5. */
export const DEFAULT_VARIABLE = "extractedText";

/** Tags of recorded elements whose text is their value. */
const FIELD = /^(?:input|textarea|select)$/;

export const extractStep: StepGenerator = (data) => {
	const target = targetOf(data);
	const { variable = "", attribute = "" } = data;
	if (target === null) return withoutSelector(data);
	const name = attribute.trim();
	const isField = FIELD.test(data.target?.fingerprint?.tag ?? "");
	const made =
		name === "value" || (name === "" && isField)
			? { part: builtPart("extractValue"), args: [target] }
			: { part: builtPart("extract"), args: [target, ...(name === "" ? [] : [{ literal: name }])] };
	return { does: "calls", calls: [made], into: variable.trim() || DEFAULT_VARIABLE };
};
