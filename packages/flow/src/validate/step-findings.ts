import type { FlowNode, StepData } from "../document/flow-document.ts";
import { isVariableName } from "../document/variable-text.ts";
import type { StepKind } from "../steps/step-list.ts";
import type { ValidationSeverity, ValidationType } from "./validation-result.ts";

/** A finding about one step; its label is put in front of the text. */
export interface StepFinding {
	readonly type: ValidationType;
	readonly severity: ValidationSeverity;
	readonly text: string;
}

type Check = (data: StepData) => StepFinding | null;

const finding = (type: ValidationType, severity: ValidationSeverity, text: string): StepFinding => ({
	type,
	severity,
	text,
});
const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === "";
const hasElement = ({ selector, target }: StepData): boolean => target !== undefined || !isBlank(selector);

const needsSelector =
	(severity: "error" | "warning", text = "is missing a CSS selector"): Check =>
	(data) =>
		hasElement(data) ? null : finding("missing-selector", severity, text);

const needsValue: Check = ({ value, parameters }) => {
	// Values that a recording hid are asked for when the flow runs.
	const isEmpty = value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
	return isEmpty && parameters?.masked !== true ? finding("missing-value", "warning", "has no value") : null;
};

const needsMessage: Check = ({ message }) =>
	isBlank(message) ? finding("missing-message", "warning", "has no message") : null;

const needsVariable =
	(severity: "error" | "warning", text: string): Check =>
	({ variable }) =>
		isBlank(variable) ? finding("missing-variable", severity, text) : null;

const needsReadableVariable: Check = ({ variable = "" }) =>
	isBlank(variable) || isVariableName(variable)
		? null
		: finding("invalid-variable", "warning", `has the variable name "${variable}", which no step can read`);

/** A text without a digit, or an empty one, beside a sign that compares by size. Numbers in texts are compared as numbers. */
const ORDERED_TEXT = /(?:[^=<>]|^)[<>]=?\s*(["'`])(?:(?!\1)[^\d\\$])*\1|(["'`])(?:(?!\2)[^\d\\$])*\2\s*[<>](?![<>])/;

/** Browsers ignore white space and control characters in front of an address and inside of its scheme. */
const isOfWeb = (url: string): boolean => !/^(?!https?:)[a-z][a-z0-9+.-]*:/i.test(url.replaceAll(/[\p{Cc}\s]/gu, ""));

/** Spec 03 § 5. Errors and warnings of the specification, then our own, which never block the generation of code. */
const CHECKS: Partial<Readonly<Record<StepKind, readonly Check[]>>> = {
	click: [needsSelector("error")],
	type: [needsSelector("error"), needsValue],
	select: [needsSelector("error"), needsValue],
	observe: [
		needsSelector("error", "is missing a CSS selector to observe"),
		({ timeout }) =>
			timeout === undefined ? finding("missing-timeout", "warning", "has no timeout and waits for 5000 ms") : null,
	],
	extract: [
		needsVariable("error", "is missing a variable name to store the extracted value"),
		needsSelector("warning"),
		needsReadableVariable,
	],
	store: [needsVariable("warning", "is missing a variable name"), needsReadableVariable],
	navigate: [
		({ url }) => (isBlank(url) ? finding("missing-url", "error", "is missing a URL") : null),
		({ url = "" }) =>
			isOfWeb(url)
				? null
				: finding("unsafe-url", "warning", "leads to an address that does not start with http: or https:"),
	],
	wait: [
		({ delay }) =>
			delay === undefined || !(delay >= 0) ? finding("invalid-delay", "error", "has an invalid delay value") : null,
	],
	condition: [
		({ condition }) =>
			isBlank(condition) ? finding("missing-condition", "error", "is missing a condition expression") : null,
		({ condition = "" }) =>
			ORDERED_TEXT.test(condition)
				? finding("compared-texts", "warning", "compares texts by their letters, not by size")
				: null,
	],
	loop: [
		(data) =>
			(data.times !== undefined && data.times > 0) || hasElement(data)
				? null
				: finding("missing-repetition", "error", "needs either a number of iterations or a selector for elements"),
	],
	custom: [({ code }) => (isBlank(code) ? finding("missing-code", "error", "is missing JavaScript code") : null)],
	alert: [needsMessage],
	log: [needsMessage],
	check: [needsSelector("warning")],
	hover: [needsSelector("warning")],
	upload: [needsSelector("warning")],
	drag: [
		needsSelector("warning"),
		({ parameters }) =>
			parameters?.destination === undefined
				? finding("missing-destination", "warning", "has no element to drop on")
				: null,
	],
	keypress: [
		({ value }) => (value === undefined || value.length === 0 ? finding("missing-key", "warning", "has no key") : null),
	],
};

/** Findings about the fields of one step. */
export function stepFindings({ type, data }: FlowNode): StepFinding[] {
	return (CHECKS[type] ?? []).flatMap((check) => check(data) ?? []);
}
