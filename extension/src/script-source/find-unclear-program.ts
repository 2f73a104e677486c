import { parseBody } from "@scriptorium/userscript/parse-body";
import { readScriptText } from "@scriptorium/userscript/read-script-text";

/**
 * Describes the place where script managers would run different programs. Imports the parser, which is large.
 * @param code text of a userscript
 * @returns one sentence without its period; null when there is no such place
 */
export function findUnclearProgram(code: string): string | null {
	const read = readScriptText(code);
	if (!read.ok) return read.problems[0].message;
	const parsed = parseBody(read.text);
	if (!parsed.ok || parsed.problem === null) return null;
	const { line, column, message } = parsed.problem;
	return `Line ${line}, column ${column}: ${message.replace(/\.$/, "")}`;
}
