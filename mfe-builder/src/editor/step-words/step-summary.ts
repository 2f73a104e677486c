import type { StepData } from "@scriptorium/flow/document/flow-document";
import { describeSelector } from "@scriptorium/flow/recording/describe-selector";
import type { StepKind } from "@scriptorium/flow/steps/step-list";
import type { Translation } from "@scriptorium/ui-kit/locale";
import { en } from "./en.ts";

/** UTF-16 units that fit a line of the canvas or the outline. */
const MAX_LENGTH = 120;

/** What a step works on, in one line; empty while it has nothing set. Hidden values of recordings stay hidden. */
export function summarizeStep(kind: StepKind, data: StepData, text: Translation<typeof en> = en): string {
	const element = data.selector === undefined || data.selector === "" ? "" : describeSelector(data.selector);
	return oneLine(summaryParts(kind, data, element, text).filter(Boolean).join(" · "));
}

function summaryParts(
	kind: StepKind,
	data: StepData,
	element: string,
	text: Translation<typeof en>,
): readonly string[] {
	const { variable = "", url = "", message = "", condition = "", code = "", delay, times } = data;
	const value = data.parameters?.masked === true ? text.hidden : textOf(data.value);
	switch (kind) {
		case "extract":
			return [variable === "" || element === "" ? variable || element : `${variable} = ${element}`];
		case "store":
			return [variable === "" ? value : `${variable} = ${value}`];
		case "navigate":
		case "reload":
		case "back":
			return [url];
		case "wait":
			return [delay === undefined ? "" : text.seconds(delay)];
		case "condition":
			return [condition];
		case "loop":
			return [element === "" ? (times === undefined ? "" : text.times(times)) : text.forEach(element)];
		case "alert":
		case "log":
		case "dialog":
			return [message];
		case "custom":
			return [code];
		default:
			return [element, value];
	}
}

const textOf = (value: StepData["value"]): string => (Array.isArray(value) ? value.join(", ") : (value ?? ""));

function oneLine(text: string): string {
	const line = text
		.slice(0, 4 * MAX_LENGTH)
		.replace(/\s+/g, " ")
		.trim();
	return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH - 1)}…` : line;
}
