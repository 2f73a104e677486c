import { readMenuCommand } from "@scriptorium/userscript/menu-command";
import { parseBody } from "@scriptorium/userscript/parse-body";
import { readScriptText } from "@scriptorium/userscript/read-script-text";

/** A bookmarklet that the hub serves as a userscript: it does nothing until its menu command is chosen. */
export interface MenuScript {
	/** The bookmarklet's program. */
	readonly body: string;
	/** Lines of the userscript before the body. */
	readonly linesBefore: number;
}

const GRANT = "GM_registerMenuCommand";

/**
 * Recognizes a bookmarklet that the hub serves as a userscript. The body has to be a whole program by itself: text that closes the
 * function around it, and so would run without the command, is none.
 * @param code a userscript as the hub serves it
 * @returns the program and its place; null for any other userscript
 */
export function readMenuScript(code: string): MenuScript | null {
	const read = readScriptText(code);
	if (!read.ok || read.text.block === null || read.text.metadata === null) return null;
	const { block, metadata } = read.text;
	if (metadata.grants.length !== 1 || metadata.grants[0] !== GRANT || metadata.requires.length > 0) return null;
	const after = code.slice(block.range.end);
	const body = readMenuCommand(after);
	if (body === null) return null;
	const program = readScriptText(body);
	if (!program.ok || program.text.kind !== "bookmarklet" || program.text.isAddress) return null;
	const parsed = parseBody(program.text);
	if (!parsed.ok || parsed.problem !== null) return null;
	return { body, linesBefore: code.slice(0, code.indexOf(body, block.range.end)).split("\n").length - 1 };
}
