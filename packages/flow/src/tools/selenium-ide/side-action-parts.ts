import type { RecordedTarget } from "../../recording/recorded-target.ts";
import type { ImportNoteCode } from "../imported.ts";
import { decodeKeys, type SidePart } from "./side-keys.ts";
import { targetFrom } from "./side-locator.ts";
import type { ReadableCommand } from "./side-project.ts";
import { type ActionPart, type ActionParts, scriptParts } from "./side-script.ts";
import { decodeSideText, hasVariable } from "./side-text.ts";

/** Selenium IDE's own timeout. */
const DEFAULT_TIMEOUT_MS = 30_000;
const FOCUS = "css=:focus";
const SECRET = /^\$\{SECRET\w*\}$/;

/** Converts a command to actions; null without an equivalent. */
export function actionParts(command: ReadableCommand): ActionParts | null {
	const { target, value } = command;
	const text = decodeSideText(value);
	switch (command.command) {
		case "click":
		case "clickAt":
			return onElement(command, (selector) => [click(selector, 1, text)]);
		case "doubleClick":
		case "doubleClickAt":
			return onElement(command, (selector) => [click(selector, 2, text)]);
		case "type":
		case "editContent":
			return onElement(command, (selector) => [typed(selector, text, true)], variables(text));
		case "sendKeys":
			return keys(command, text);
		case "select":
			return selection(command, text, false);
		case "addSelection":
			return selection(command, text, true);
		case "check":
		case "uncheck":
			return onElement(command, (selector) => [{ type: "check", selector, checked: command.command === "check" }]);
		case "mouseOver":
			return onElement(command, (selector) => [{ type: "hover", selector, duration: 0 }]);
		case "dragAndDropToObject":
			return drag(command);
		case "pause":
			return pause(decodeSideText(target) || text);
		case "waitForElementPresent":
			return waiting(command, "present", text);
		case "waitForElementNotPresent":
			return waiting(command, "absent", text);
		case "waitForElementVisible":
			return waiting(command, "visible", text);
		case "waitForElementNotVisible":
			return waiting(command, "hidden", text);
		case "runScript":
		case "executeScript":
			return scriptParts(decodeSideText(target));
		default:
			return null;
	}
}

const locatorsOf = (first: string, others: ReadableCommand["targets"]): string[] => [
	first,
	...(others ?? []).map(([locator]) => locator),
];

function onElement(
	{ target, targets }: ReadableCommand,
	actions: (selector: RecordedTarget) => readonly ActionPart[],
	notes: readonly ImportNoteCode[] = [],
): ActionParts {
	const found = targetFrom(locatorsOf(target, targets));
	const variable = variables(target);
	if (found === null) return { actions: [], notes: [...variable, "bad-step"] };
	const left: ImportNoteCode[] = found.isWhole ? [] : ["selectors-left-out"];
	return { actions: actions(found.target), notes: [...new Set([...variable, ...left, ...notes])] };
}

const variables = (text: string): ImportNoteCode[] => (hasVariable(text) && !SECRET.test(text) ? ["variable"] : []);

function click(selector: RecordedTarget, clickCount: number, coordinates: string): ActionPart {
	const [, x = 0, y = 0] = /^\s*(-?\d{1,5})\s*,\s*(-?\d{1,5})\s*$/.exec(coordinates) ?? [];
	return { type: "click", selector, position: { x: Number(x), y: Number(y) }, button: "left", clickCount };
}

/** A variable of ours stands for a secret, which a run asks for. */
function typed(selector: RecordedTarget, text: string, clear: boolean): ActionPart {
	const isSecret = SECRET.test(text);
	return { type: "type", selector, value: isSecret ? "" : text, clear, ...(isSecret ? { masked: true } : {}) };
}

function keys(command: ReadableCommand, sequence: string): ActionParts {
	const parts = decodeKeys(sequence);
	if (parts === null) return { actions: [], notes: ["bad-step"] };
	const notes = variables(sequence.replaceAll(/\$\{KEY_\w+\}/g, ""));
	if (command.target.trim() === FOCUS) return { actions: parts.flatMap(pressed), notes };
	return onElement(
		command,
		(selector) =>
			parts.map((part) => (part.type === "type" ? typed(selector, part.value, false) : { ...part, selector })),
		notes,
	);
}

/** On the focused element, texts are typed as keys. */
function pressed(part: SidePart): ActionPart[] {
	if (part.type === "keypress") return [part];
	const modifiers = { ctrl: false, alt: false, shift: false, meta: false };
	return [...part.value].map((key) => ({ type: "keypress", key, modifiers }));
}

function selection(command: ReadableCommand, option: string, isMultiple: boolean): ActionParts {
	const [, by = "label", written = option] = /^(id|value|label|index)=([\s\S]*)$/.exec(option) ?? [];
	// The value of an option is known only in the page.
	if (by === "index" || by === "id") return { actions: [], notes: ["unknown-step"] };
	const chosen = by === "label" ? written.replace(/^(?:mostly-equals|exact|regexp|glob):/, "") : written;
	const notes: ImportNoteCode[] = [...(by === "label" ? (["replaced"] as const) : []), ...variables(chosen)];
	const value = isMultiple ? [chosen] : chosen;
	return onElement(command, (selector) => [{ type: "select", selector, value, isMultiple }], notes);
}

function drag(command: ReadableCommand): ActionParts {
	const onto = targetFrom(locatorsOf(command.value, command.values));
	if (onto === null) return { actions: [], notes: ["bad-step"] };
	const notes: ImportNoteCode[] = onto.isWhole ? [] : ["selectors-left-out"];
	return onElement(command, (source) => [{ type: "drag", source, target: onto.target, duration: 0 }], notes);
}

const millisecondsOf = (text: string): number | null => (/^\d{1,15}$/.test(text) ? Number(text) : null);

function pause(text: string): ActionParts {
	const duration = millisecondsOf(text);
	if (duration === null) return { actions: [], notes: hasVariable(text) ? ["variable", "bad-step"] : ["bad-step"] };
	return { actions: [{ type: "wait", duration }], notes: [] };
}

function waiting(command: ReadableCommand, condition: string, text: string): ActionParts {
	const duration = millisecondsOf(text) ?? DEFAULT_TIMEOUT_MS;
	return onElement(command, (selector) => [{ type: "wait", selector, duration, condition }], variables(text));
}
