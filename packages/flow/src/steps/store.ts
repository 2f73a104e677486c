import { isVariableName } from "../document/variable-text.ts";
import { variableAccess, writeTemplate } from "../generate/source-text.ts";
import { fails } from "../generate/step-code.ts";
import { decodeSideText, encodeSideText } from "../tools/selenium-ide/side-text.ts";
import { needsReadableVariable, needsVariable } from "./step-checks.ts";
import type { StepDefinition } from "./step-definition.ts";

export const store: StepDefinition = {
	checks: [needsVariable("warning", "is missing a variable name"), needsReadableVariable],
	checkExits: null,
	leavesPage: false,
	resumesByItself: () => true,
	generate({ label, variable = "", value = "" }) {
		if (variable.trim() === "") return fails(`"${label}" is missing a variable name`);
		return { does: "stores", variable: variable.trim(), value: [value].flat().join("\n") };
	},
	toAction: () => null,
	alone: {
		script({ code }, { writer }) {
			if (code.does !== "stores") return false;
			writer.add(`${variableAccess(code.variable)} = ${writeTemplate(code.value)};`);
			return true;
		},
		side({ code }, { push, text }) {
			if (code.does !== "stores") return false;
			push("store", encodeSideText(text(code.value)), code.variable);
			return true;
		},
		replay({ code }, replay) {
			if (code.does !== "stores") return false;
			replay.remember(code.variable, replay.valueOf(code.value));
			return true;
		},
		readSide: {
			store(command) {
				const [value, variable] = [decodeSideText(command.target), decodeSideText(command.value)];
				if (!isVariableName(variable)) return { is: "bad" };
				if (value === "") return { is: "empty", variable };
				return { is: "step", type: "store", data: { label: "Store", variable, value } };
			},
		},
	},
};
