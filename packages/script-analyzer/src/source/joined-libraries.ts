import { isDataAddress, readDataAddress } from "@scriptorium/userscript/data-address";
import { decodeText } from "@scriptorium/userscript/decode-text";
import { parseLimited } from "@scriptorium/userscript/limited-parser";
import type { ScriptText } from "@scriptorium/userscript/read-script-text";
import { MAX_SCRIPT_BYTES, MAX_SCRIPT_SIZE, utf8Length } from "@scriptorium/userscript/script-size";
import type { Program } from "acorn";
import type { LibraryFile } from "../analysis-result.ts";
import { codeResourceAddress } from "../libraries/code-resource.ts";
import { identifyLibrary } from "../libraries/identify-library.ts";
import { isOfKnownPublisher, libraryTitle } from "../libraries/known-library.ts";

/** A file that the metadata block names, and what became of it. */
export type NamedFile =
	/**
	 * Its code is part of the program; or it is `apart`, because others than the script's author answer for it: then it is only rated by
	 * itself, and calls of it are modeled.
	 */
	| { readonly state: "checked"; readonly apart: boolean }
	/** A published version of a listed library, with its title. Calls of it are modeled; its code is left out. */
	| { readonly state: "known"; readonly title: string }
	/** Not in the program. The reason is a clause that can follow a colon. */
	| { readonly state: "not-checked"; readonly reason: string; readonly differs: boolean };

/** A script together with the libraries and code resources that could be read. */
export interface WithLibraries {
	/** The script's text, then those of the libraries. */
	readonly text: string;
	/** The libraries' statements before the script's own, as managers run them. Offsets count in `text`. */
	readonly program: Program;
	/** `data:` addresses whose code is in the program. */
	readonly inline: ReadonlySet<string>;
	/** The files that the caller had loaded, or failed to load, by the address in their line. */
	readonly files: ReadonlyMap<string, NamedFile>;
	/** Offset in the script's own text: inside of a library that of its line. */
	placeOf(offset: number): number;
	/** The address of the loaded file that an offset is in; null in the script's own text and in a `data:` address. */
	fileAt(offset: number): string | null;
}

interface Part {
	readonly start: number;
	/** Offset of its line in the script's own text. */
	readonly line: number;
	/** Null for a `data:` address. */
	readonly address: string | null;
}

/**
 * Adds libraries to a script, so that they are rated as part of it: those that its author wrote into a `data:` address, and files that the
 * caller has loaded. What cannot be decoded or parsed, and what would make the whole larger than a script may be, is left out, and remains
 * code that was not checked.
 *
 * @param script the script's own text
 * @param program its program
 * @param loaded files of `@require` and `@resource` lines, by their addresses as written
 * @param keepsApart whether libraries that others answer for are left out, to be rated by themselves
 */
export function withLibraries(
	script: ScriptText,
	program: Program,
	loaded: readonly LibraryFile[],
	keepsApart: boolean,
): WithLibraries {
	const given = new Map(loaded.map((file) => [file.address, file]));
	const inline = new Set<string>();
	const files = new Map<string, NamedFile>();
	const parts: Part[] = [];
	const statements: Program["body"] = [];
	let text = script.body;
	let bytes = given.size === 0 ? 0 : utf8Length(text);

	/** Adds a file to the program; returns why it could not be added. */
	function add(code: string, address: string | null, line: number): string | null {
		bytes += utf8Length(code) + 1;
		if (bytes > MAX_SCRIPT_BYTES) {
			bytes -= utf8Length(code) + 1;
			return `script and libraries together are larger than ${MAX_SCRIPT_SIZE}`;
		}
		const start = text.length + 1;
		const parsed = parseAt(code, start);
		if (parsed === null) return "its code cannot be read by this check";
		text += `\n${code}`;
		parts.push({ start, line: startOfLine(script.body, line), address });
		statements.push(...parsed.body.map(withoutDirective));
		return null;
	}
	function addFile(file: LibraryFile, line: number): NamedFile {
		if (file.problem !== undefined)
			return { state: "not-checked", reason: file.problem, differs: file.differs === true };
		const known = identifyLibrary(file.address, file.text);
		if (known !== null) return { state: "known", title: libraryTitle(known) };
		const apart = keepsApart && isOfKnownPublisher(file.address);
		const reason = apart ? null : add(file.text, file.address, line);
		return reason === null ? { state: "checked", apart } : { state: "not-checked", reason, differs: false };
	}

	for (const { key, value, line } of script.block?.entries ?? []) {
		const address = key === "require" ? value : key === "resource" ? codeResourceAddress(value) : null;
		if (address === null || inline.has(address) || files.has(address)) continue;
		const file = given.get(address);
		if (key === "require" && isDataAddress(address)) {
			const code = readInline(address);
			if (code !== null && add(code, null, line) === null) inline.add(address);
		} else if (file !== undefined) files.set(address, addFile(file, line));
	}
	const directives = program.body.filter(isDirective);
	const own = program.body.filter((statement) => !isDirective(statement));
	const partAt = (offset: number): Part | undefined => parts.findLast(({ start }) => start <= offset);
	return {
		text,
		program: parts.length === 0 ? program : { ...program, body: [...directives, ...statements, ...own] },
		inline,
		files,
		placeOf: (offset) => partAt(offset)?.line ?? offset,
		fileAt: (offset) => partAt(offset)?.address ?? null,
	};
}

function readInline(address: string): string | null {
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
