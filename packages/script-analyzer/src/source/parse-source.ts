import { parseMetadata } from "@scriptorium/userscript/parse-metadata";
import { readBlock } from "@scriptorium/userscript/read-block";
import { detectKind } from "@scriptorium/userscript/script-kind";
import type { Place, ScriptInput } from "../analysis-result.ts";
import type { Source } from "../trace/source.ts";
import { decodeAddress } from "./decode-address.ts";
import { createLocator } from "./locate.ts";
import { parseProgram } from "./parse-program.ts";

export type UnreadableReason = "too-large" | "syntax" | "depth";

export type SourceResult =
	| { readonly ok: true; readonly source: Source }
	| {
			readonly ok: false;
			readonly reason: UnreadableReason;
			/** What the parser said; empty when it was not asked. */
			readonly message: string;
			readonly place: Place;
	  };

/** As in the database: bytes of a version's code. */
const MAX_BYTES = 1_048_576;

/** Reads a script as stored: plain code or a `javascript:` address, with or without a metadata block. Never throws. */
export function parseSource(input: ScriptInput): SourceResult {
	const { code } = input;
	if (exceedsLimit(code)) return { ok: false, reason: "too-large", message: "", place: { line: 1, column: 1 } };
	const decoded = decodeAddress(code);
	const locate = createLocator(code);
	const placeOf = (offset: number): Place => locate(decoded.storedOffset(offset));
	const parsed = parseProgram(decoded.text);
	if (!parsed.ok) {
		return { ok: false, reason: parsed.reason, message: parsed.message, place: placeOf(parsed.offset) };
	}
	const block = readBlock(decoded.text);
	const metadata = parseMetadata(decoded.text, block);
	const source: Source = {
		text: decoded.text,
		program: parsed.program,
		goal: parsed.goal,
		kind: input.kind ?? detectKind(decoded.text),
		block,
		metadata: metadata.ok ? metadata.metadata : null,
		placeOf,
	};
	return { ok: true, source };
}

function exceedsLimit(code: string): boolean {
	if (code.length > MAX_BYTES) return true;
	if (code.length * 3 <= MAX_BYTES) return false;
	let bytes = 0;
	for (let index = 0; index < code.length; index += 1) {
		const unit = code.charCodeAt(index);
		// Half of a surrogate pair is two of the pair's four bytes.
		bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit & 0xf800) === 0xd800 ? 2 : 3;
	}
	return bytes > MAX_BYTES;
}
