import { splitVariables } from "../../document/variable-text.ts";
import type { RecordedTarget } from "../../recording/recorded-target.ts";
import type { ExportNoteCode } from "../export-note.ts";
import { sideTargets } from "./side-locator.ts";
import type { CommandParts } from "./side-parts.ts";
import type { SideTarget } from "./side-project.ts";

/** An action that no command of Selenium IDE does. */
export const noSuchCommand: CommandParts = { commands: [], notes: ["no-such-step"] };

/** One command that is not about an element. */
export const oneCommand = (
	command: string,
	target = "",
	notes: readonly ExportNoteCode[] = [],
	value = "",
): CommandParts => ({ commands: [{ command, target, value }], notes });

/**
 * One command on an element, with all of its locators.
 * @param target the recorded element
 * @param command name of the command
 * @param value its value, encoded
 * @param notes on what the command cannot express
 * @returns no command when Selenium has no locator for the element
 */
export function commandOn(
	target: RecordedTarget,
	command: string,
	value = "",
	notes: readonly ExportNoteCode[] = [],
): CommandParts {
	const targets = sideTargets(target);
	const [first] = targets;
	if (first === undefined) return noSuchCommand;
	return {
		commands: [{ command, target: first[0], value, targets }],
		notes: [...noteLeftOut(target, targets), ...notes],
	};
}

/** A note when some of the selectors of an element are no locators. */
export const noteLeftOut = (
	{ primary, fallbacks }: RecordedTarget,
	targets: readonly SideTarget[],
): ExportNoteCode[] => (targets.length < new Set([primary, ...fallbacks]).size ? ["selectors-left-out"] : []);

/** A text with a letter in place of each variable that it reads on purpose. */
export const withoutReads = (text: string, variables: ReadonlySet<string>): string =>
	splitVariables(text)
		.map((part) => (typeof part === "string" ? part : variables.has(part.variable) ? "x" : `\${${part.variable}}`))
		.join("");
