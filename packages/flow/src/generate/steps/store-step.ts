import { fails, type StepGenerator } from "../step-code.ts";

export const storeStep: StepGenerator = ({ label, variable = "", value = "" }) => {
	if (variable.trim() === "") return fails(`"${label}" is missing a variable name`);
	return { does: "stores", variable: variable.trim(), value: typeof value === "string" ? value : value.join("\n") };
};
