import type { RecordedTarget } from "../../recording/recorded-target.ts";
import type { ActionPart, ImportNoteCode } from "../import-note.ts";
import { targetFrom } from "./side-locator.ts";
import type { ActionParts } from "./side-parts.ts";
import type { ReadableCommand } from "./side-project.ts";
import { hasVariable } from "./side-text.ts";

/** A variable of our exports, which stands for a secret. */
export const SECRET = /^\$\{SECRET\w*\}$/;

/** A command that cannot be read. */
export const badCommand: ActionParts = { actions: [], notes: ["bad-step"] };

/** All locators of an element, the best first. */
export const locatorsOf = (first: string, others: ReadableCommand["targets"]): string[] => [
	first,
	...(others ?? []).map(([locator]) => locator),
];

/**
 * Reads the actions of a command on an element.
 * @param command of Selenium IDE
 * @param actions makes the actions of the element
 * @param notes on its other parts
 * @returns no actions when none of its locators can be read
 */
export function actionsOn(
	{ target, targets }: ReadableCommand,
	actions: (selector: RecordedTarget) => readonly ActionPart[],
	notes: readonly ImportNoteCode[] = [],
): ActionParts {
	const found = targetFrom(locatorsOf(target, targets));
	const variable = noteVariables(target);
	if (found === null) return { actions: [], notes: [...variable, "bad-step"] };
	const left: ImportNoteCode[] = found.isWhole ? [] : ["selectors-left-out"];
	return { actions: actions(found.target), notes: [...new Set([...variable, ...left, ...notes])] };
}

/** A note when a text reads a variable that stands for no secret. */
export const noteVariables = (text: string): ImportNoteCode[] =>
	hasVariable(text) && !SECRET.test(text) ? ["variable"] : [];

/** A number of milliseconds; null for any other text. */
export const millisecondsOf = (text: string): number | null => (/^\d{1,15}$/.test(text) ? Number(text) : null);
