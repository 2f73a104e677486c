import { bodyFunction } from "./script-body.ts";
import { stringLiteral } from "./string-literal.ts";

/** The form that `writeMenuCommand` writes. */
const MENU_COMMAND = /^\s*GM_registerMenuCommand\("(?:[^"\\\n]|\\.)*", function \(\) \{\n([\s\S]*)\n\}\);\s*$/;

/**
 * The statement by which a served bookmarklet waits for its menu command.
 *
 * @param name label of the menu command
 * @param code the bookmarklet's program
 * @returns the statement, with a line break at its end
 */
export function writeMenuCommand(name: string, code: string): string {
	return `GM_registerMenuCommand(${stringLiteral(name)}, ${bodyFunction({ code, isAsync: false })});\n`;
}

/**
 * Finds the program in such a statement. Whether the program stays inside of its function has to be checked by a parser.
 *
 * @param text the text below a metadata block
 * @returns the bookmarklet's program; null when the text is anything else
 */
export function readMenuCommand(text: string): string | null {
	return MENU_COMMAND.exec(text)?.[1] ?? null;
}
