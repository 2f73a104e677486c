import { decodeAddress, startsAddress } from "@scriptorium/userscript/decode-address";
import { BLOCK_END, BLOCK_START } from "@scriptorium/userscript/script-kind";
import * as babel from "prettier/plugins/babel";
import * as estree from "prettier/plugins/estree";
import { formatWithCursor } from "prettier/standalone";
import type { FormatAnswer, FormatRequest } from "./format-messages.ts";
import { writeInAddress } from "./write-in-address.ts";

/**
 * Formats the program of a script. The metadata block with everything above it, and `javascript:`, stay as they are.
 * @param request the code, and the cursor as an offset into it
 * @returns the new code with the cursor at the same place of the program, or the syntax error with its line in the code
 */
export async function formatCode({ code, cursor }: FormatRequest): Promise<FormatAnswer> {
	const parts = partsOf(code);
	const { program } = parts;
	const cursorOffset = Math.min(Math.max(0, parts.offsetInProgram(cursor)), program.length);
	try {
		const formatted = await formatWithCursor(program, {
			parser: "babel",
			plugins: [babel, estree],
			cursorOffset,
		});
		const written = parts.write(formatted.formatted, Math.max(0, formatted.cursorOffset));
		const isInHead = cursor < parts.head.length;
		const head = parts.head + parts.gap;
		return { ok: true, code: head + written.text, cursor: isInHead ? cursor : head.length + written.cursor };
	} catch (thrown) {
		const problem = syntaxErrorOf(thrown);
		if (problem === null) throw thrown;
		const offset = offsetOf(program, problem.line, problem.column);
		const line = code.slice(0, parts.offsetInCode(offset)).split("\n").length;
		return { ok: false, line, message: problem.message };
	}
}

interface CodeParts {
	/** Kept to the letter. */
	readonly head: string;
	/** A blank line between the block and the program, where there is one. */
	readonly gap: string;
	readonly program: string;
	/** Writes a formatted program as it stands after the head. */
	write(program: string, cursor: number): { readonly text: string; readonly cursor: number };
	offsetInProgram(offset: number): number;
	offsetInCode(offset: number): number;
}

function partsOf(code: string): CodeParts {
	if (startsAddress(code)) {
		const { text, storedOffset } = decodeAddress(code);
		const start = storedOffset(0);
		return {
			head: code.slice(0, start),
			gap: "",
			program: text,
			write: writeInAddress,
			offsetInProgram: (offset) => lastIndexWhere(text.length, (at) => storedOffset(at) <= offset),
			offsetInCode: storedOffset,
		};
	}
	const start = headLength(code);
	return {
		head: code.slice(0, start),
		gap: /^[ \t]*\n/.test(code.slice(start)) && start > 0 ? "\n" : "",
		program: code.slice(start),
		write: (program, at) => ({ text: program, cursor: at }),
		offsetInProgram: (offset) => offset - start,
		offsetInCode: (offset) => offset + start,
	};
}

/** Length of the text up to the end of the line that closes the metadata block; 0 without a block. */
function headLength(code: string): number {
	const opening = BLOCK_START.exec(code);
	if (opening === null) return 0;
	const after = opening.index + opening[0].length;
	const closing = BLOCK_END.exec(code.slice(after));
	if (closing === null) return 0;
	const end = code.indexOf("\n", after + closing.index + closing[0].length);
	return end === -1 ? code.length : end + 1;
}

/** The last number up to `end` for which an increasing condition holds; 0 when it holds for none. */
function lastIndexWhere(end: number, holds: (at: number) => boolean): number {
	let low = 0;
	let high = end;
	while (low < high) {
		const middle = Math.ceil((low + high) / 2);
		if (holds(middle)) low = middle;
		else high = middle - 1;
	}
	return low;
}

function offsetOf(text: string, line: number, column: number): number {
	const before = text.split("\n", line - 1).join("\n").length;
	return Math.min(text.length, before + (line > 1 ? 1 : 0) + column - 1);
}

/** Prettier's own form of a parser's error: place from 1, and a message that ends with a code frame. */
function syntaxErrorOf(thrown: unknown): { line: number; column: number; message: string } | null {
	if (!(thrown instanceof Error) || !("loc" in thrown)) return null;
	const start = (thrown.loc as { start?: { line?: unknown; column?: unknown } } | null)?.start;
	if (typeof start?.line !== "number" || typeof start.column !== "number") return null;
	const [first = ""] = thrown.message.split("\n");
	return { line: start.line, column: start.column, message: first.replace(/\s*\(\d+:\d+\)$/, "") };
}
