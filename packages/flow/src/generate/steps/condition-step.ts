import { readCondition } from "../read-code.ts";
import { fails, type StepGenerator } from "../step-code.ts";

export const conditionStep: StepGenerator = ({ label, condition = "" }, { variables }) => {
	if (condition.trim() === "") return fails(`"${label}" is missing a condition expression`);
	const read = readCondition(condition, variables);
	if (!read.ok) return fails(`"${label}" has a condition expression that cannot be read: ${read.message}`);
	return { does: "tests", condition: read.value };
};
