import type { StepData } from "../document/flow-document.ts";
import { isVariableName } from "../document/variable-text.ts";
import type { ValidationSeverity, ValidationType } from "../validate/validation-result.ts";

/** A finding about one step; its label is put in front of the text. */
export interface StepFinding {
	readonly type: ValidationType;
	readonly severity: ValidationSeverity;
	readonly text: string;
}

/** A check of the fields of a step. Errors and warnings of spec 03 § 5, then our own, which never block the generation of code. */
export type StepCheck = (data: StepData) => StepFinding | null;

export const finding = (type: ValidationType, severity: ValidationSeverity, text: string): StepFinding => ({
	type,
	severity,
	text,
});

export const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === "";
export const hasElement = ({ selector, target }: StepData): boolean => target !== undefined || !isBlank(selector);

export const needsSelector =
	(severity: "error" | "warning", text = "is missing a CSS selector"): StepCheck =>
	(data) =>
		hasElement(data) ? null : finding("missing-selector", severity, text);

export const needsValue: StepCheck = ({ value, parameters }) => {
	// Values that a recording hid are asked for when the flow runs.
	const isEmpty = value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
	return isEmpty && parameters?.masked !== true ? finding("missing-value", "warning", "has no value") : null;
};

export const needsMessage: StepCheck = ({ message }) =>
	isBlank(message) ? finding("missing-message", "warning", "has no message") : null;

export const needsVariable =
	(severity: "error" | "warning", text: string): StepCheck =>
	({ variable }) =>
		isBlank(variable) ? finding("missing-variable", severity, text) : null;

export const needsReadableVariable: StepCheck = ({ variable = "" }) =>
	isBlank(variable) || isVariableName(variable)
		? null
		: finding("invalid-variable", "warning", `has the variable name "${variable}", which no step can read`);
