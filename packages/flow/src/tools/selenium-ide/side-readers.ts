import { actionDefinitions, stepDefinitions } from "../../steps/step-definitions.ts";
import type { ActionParts, DataPart } from "./side-parts.ts";
import type { ReadableCommand } from "./side-project.ts";
import { decodeSideText } from "./side-text.ts";

const actionReaders = Object.assign(
	{},
	...Object.values(actionDefinitions).map(({ readSide }) => readSide),
) as Readonly<Record<string, ((command: ReadableCommand) => ActionParts) | undefined>>;

/** Commands that run JavaScript. */
const SCRIPTS: ReadonlySet<string> = new Set(["runScript", "executeScript"]);

/**
 * Reads the actions of a command.
 * @param command of Selenium IDE
 * @returns null without an equivalent
 */
export function readActions(command: ReadableCommand): ActionParts | null {
	if (SCRIPTS.has(command.command)) return readScript(decodeSideText(command.target));
	const read = Object.hasOwn(actionReaders, command.command) ? actionReaders[command.command] : undefined;
	return read?.(command) ?? null;
}

/** Recognizes scripts that are equivalent to an action: our own and common ones; null for others. */
function readScript(code: string): ActionParts | null {
	for (const { readSideScript } of Object.values(actionDefinitions)) {
		const parts = readSideScript(code);
		if (parts !== null) return parts;
	}
	return null;
}

const dataReaders = Object.values(stepDefinitions).flatMap(({ alone }) => (alone === null ? [] : [alone.readSide]));

/**
 * Reads a command that reads or keeps data, or runs code that is no action.
 * @param command of Selenium IDE
 * @returns null for all other commands
 */
export function readData(command: ReadableCommand): DataPart | null {
	if (SCRIPTS.has(command.command) && readScript(decodeSideText(command.target)) !== null) return null;
	for (const readers of dataReaders) {
		const read = Object.hasOwn(readers, command.command) ? readers[command.command] : undefined;
		const part = read?.(command) ?? null;
		if (part !== null) return part;
	}
	return null;
}
