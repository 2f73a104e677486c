import type { CodeWriter } from "./code-writer.ts";
import type { TypedCode } from "./read-code.ts";

/** Adds a line that begins an expression, the code that somebody typed, and the line that ends it. */
export function addTyped(writer: CodeWriter, opening: string, { code, isVerbatim }: TypedCode, closing: string): void {
	writer.block(opening, () => (isVerbatim ? writer.addVerbatim(code) : writer.add(code)), closing);
}
