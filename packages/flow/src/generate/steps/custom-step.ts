import { readCustomCode } from "../read-code.ts";
import { fails, type StepGenerator } from "../step-code.ts";

export const customStep: StepGenerator = ({ label, code = "" }, { variables }) => {
	if (code.trim() === "") return fails(`"${label}" is missing JavaScript code`);
	const read = readCustomCode(code, variables);
	if (!read.ok) return fails(`"${label}" has JavaScript code that cannot be read: ${read.message}`);
	return { does: "custom", custom: read.value };
};
