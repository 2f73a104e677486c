import type { StepData } from "@scriptorium/flow/document/flow-document";
import { describeSelector } from "@scriptorium/flow/recording/describe-selector";
import type { StepKind } from "@scriptorium/flow/steps/step-list";
import type { Translation } from "@scriptorium/ui-kit/locale";
import { stepViews } from "./step-views.ts";
import { words } from "./words.ts";

/** UTF-16 units that fit a line of the canvas or the outline. */
const MAX_LENGTH = 120;

/** What a step works on, in one line; empty while it has nothing set. Hidden values of recordings stay hidden. */
export function summarizeStep(kind: StepKind, data: StepData, text: Translation<typeof words> = words): string {
	const element = data.selector === undefined || data.selector === "" ? "" : describeSelector(data.selector);
	const value = data.parameters?.masked === true ? text.hidden : [data.value ?? ""].flat().join(", ");
	return oneLine(stepViews[kind].summary({ data, element, value, text }).filter(Boolean).join(" · "));
}

function oneLine(text: string): string {
	const line = text
		.slice(0, 4 * MAX_LENGTH)
		.replace(/\s+/g, " ")
		.trim();
	return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH - 1)}…` : line;
}
