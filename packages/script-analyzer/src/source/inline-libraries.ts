import { isDataAddress, readDataAddress } from "@scriptorium/userscript/data-address";
import { decodeText } from "@scriptorium/userscript/decode-text";
import { parseLimited } from "@scriptorium/userscript/limited-parser";
import type { ScriptText } from "@scriptorium/userscript/read-script-text";
import type { Program } from "acorn";

/** Longest text of a script and its inline libraries together, in UTF-16 units: as a script without any. */
const MAX_LENGTH = 1_048_576;

/** A script together with the libraries whose code is in `data:` addresses of its `@require` lines. */
export interface WithInlineLibraries {
	/** The script's text, then those of the libraries. */
	readonly text: string;
	/** The libraries' statements before the script's own, as managers run them. Offsets count in `text`. */
	readonly program: Program;
	/** The addresses whose code is in the program. */
	readonly addresses: ReadonlySet<string>;
	/** Offset in the script's own text: inside of a library that of its `@require` line. */
	placeOf(offset: number): number;
}

/**
 * Adds inline libraries to a script: they are code that its author wrote into it, and are rated with it. What cannot be decoded or parsed
 * is left out, and remains code that was not checked.
 */
export function withInlineLibraries(script: ScriptText, program: Program): WithInlineLibraries {
	let text = script.body;
	const addresses = new Set<string>();
	const places: { readonly start: number; readonly offset: number }[] = [];
	const statements: Program["body"] = [];
	for (const { key, value, line } of script.block?.entries ?? []) {
		if (key !== "require" || !isDataAddress(value)) continue;
		const library = readLibrary(value);
		if (library === null || text.length + library.length > MAX_LENGTH) continue;
		const start = text.length + 1;
		const parsed = parseAt(library, start);
		if (parsed === null) continue;
		text += `\n${library}`;
		addresses.add(value);
		places.push({ start, offset: startOfLine(script.body, line) });
		statements.push(...parsed.body.map(withoutDirective));
	}
	const directives = program.body.filter(isDirective);
	const own = program.body.filter((statement) => !isDirective(statement));
	return {
		text,
		program: addresses.size === 0 ? program : { ...program, body: [...directives, ...statements, ...own] },
		addresses,
		placeOf: (offset) => places.findLast(({ start }) => start <= offset)?.offset ?? offset,
	};
}

function readLibrary(address: string): string | null {
	const data = readDataAddress(address);
	const decoded = data && decodeText(data.bytes, data.contentType);
	return decoded?.ok ? decoded.text : null;
}

/** The program of a text as if it stood at an offset of another one. */
function parseAt(library: string, start: number): Program | null {
	try {
		// A hashbang line is one at the beginning of a program only.
		const text = " ".repeat(start) + library.replace(/^#!/, "//");
		return parseLimited(text, { ecmaVersion: "latest", sourceType: "script", allowReturnOutsideFunction: true });
	} catch {
		return null;
	}
}

function startOfLine(text: string, line: number): number {
	let start = 0;
	for (let number = 1; number < line; number += 1) start = text.indexOf("\n", start) + 1;
	return start;
}

type Statement = Program["body"][number];

const isDirective = (statement: Statement): boolean =>
	statement.type === "ExpressionStatement" && statement.directive !== undefined;

/** The directives of a library are its own. */
function withoutDirective(statement: Statement): Statement {
	if (statement.type !== "ExpressionStatement") return statement;
	const { directive: _directive, ...rest } = statement;
	return rest;
}
