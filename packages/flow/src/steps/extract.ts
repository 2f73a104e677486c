import type { StepData } from "../document/flow-document.ts";
import { isVariableName } from "../document/variable-text.ts";
import { variableAccess } from "../generate/source-text.ts";
import { targetOf } from "../generate/step-target.ts";
import { selectorOf } from "../tools/selenium-ide/side-locator.ts";
import type { DataPart } from "../tools/selenium-ide/side-parts.ts";
import { decodeSideText } from "../tools/selenium-ide/side-text.ts";
import { needsReadableVariable, needsSelector, needsVariable } from "./step-checks.ts";
import type { StepDefinition } from "./step-definition.ts";
import { stepList } from "./step-list.ts";
import { withoutSelector } from "./step-problems.ts";
import { unsupported } from "./tool-statements.ts";

/** Tags of recorded elements whose text is their value. */
const FIELD = /^(?:input|textarea|select)$/;

const isField = ({ target }: StepData): boolean => FIELD.test(target?.fingerprint?.tag ?? "");

export const extract: StepDefinition = {
	checks: [
		needsVariable("error", "is missing a variable name to store the extracted value"),
		needsSelector("warning"),
		needsReadableVariable,
	],
	checkExits: null,
	leavesPage: false,
	// What somebody has typed is not read without a click.
	resumesByItself: (data) => !(data.attribute?.trim() === "value" || isField(data)),
	generate(data) {
		const target = targetOf(data);
		const { variable = "", attribute = "" } = data;
		if (target === null) return withoutSelector(data);
		const name = attribute.trim();
		const made =
			name === "value" || (name === "" && isField(data))
				? ({ part: "extractValue", args: [target] } as const)
				: ({ part: "extract", args: [target, ...(name === "" ? [] : [{ literal: name }])] } as const);
		return { does: "calls", calls: [made], into: variable.trim() || stepList.extract.setsVariable.unnamed };
	},
	toAction: () => null,
	alone: {
		...unsupported,
		script({ data, code }, { writer, read }) {
			if (code.does !== "calls" || code.into === undefined) return false;
			const name = data.attribute?.trim() ?? "";
			writer.add(`${variableAccess(code.into)} = await ${read(name === "" && isField(data) ? "value" : name)};`);
			return true;
		},
		side({ data, code }, { push, locator: findLocator }) {
			const locator = findLocator();
			if (locator === null || code.does !== "calls" || code.into === undefined) return false;
			const name = data.attribute?.trim() ?? "";
			if (name === "value" || (name === "" && isField(data))) push("storeValue", locator, code.into);
			else if (name === "" || name === "textContent") push("storeText", locator, code.into);
			else push("storeAttribute", `${locator}@${name}`, code.into);
			return true;
		},
		readSide: {
			storeText: ({ target, value }) => readExtraction(target, value, ""),
			storeValue: ({ target, value }) => readExtraction(target, value, "value"),
			storeAttribute({ target, value }) {
				const cut = target.lastIndexOf("@");
				return readExtraction(target.slice(0, Math.max(0, cut)), value, decodeSideText(target.slice(cut + 1)));
			},
		},
	},
};

function readExtraction(locator: string, into: string, attribute: string): DataPart {
	const selector = selectorOf(locator);
	const variable = decodeSideText(into);
	if (selector === null || !isVariableName(variable)) return { is: "bad" };
	const named = attribute === "" ? {} : { attribute };
	return { is: "step", type: "extract", data: { label: "Extract", selector, variable, ...named } };
}
