import { builtPart } from "../built-part.ts";
import { calls, type StepGenerator } from "../step-code.ts";

export const copyStep: StepGenerator = ({ value = "" }) => {
	const text = typeof value === "string" ? value : value.join("\n");
	return calls({ part: builtPart("copyText"), args: [{ text }] });
};
