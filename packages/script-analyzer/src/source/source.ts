import type { ScriptMetadata } from "@scriptorium/userscript/metadata";
import type { MetadataBlock } from "@scriptorium/userscript/read-block";
import type { RunScope } from "@scriptorium/userscript/script-body";
import type { Program } from "acorn";
import type { Place } from "../analysis-result.ts";
import type { NamedFile } from "./joined-libraries.ts";

/** A script that could be read: its tree, and how to find the way back to the text as stored. */
export interface Source {
	/**
	 * The program text: decoded when the stored text is a `javascript:` address, and followed by its libraries. Offsets of the tree count
	 * in it.
	 */
	readonly text: string;
	readonly program: Program;
	/** `data:` addresses of `@require` lines whose code is part of the program. */
	readonly inlineLibraries: ReadonlySet<string>;
	/** Files of the metadata block that the caller had loaded, or failed to load, by the address in their line. */
	readonly namedFiles: ReadonlyMap<string, NamedFile>;
	readonly goal: "script" | "module";
	readonly kind: "bookmarklet" | "userscript";
	/** The scope that is rated; the first of `scopes` if nothing else is asked for. */
	readonly scope: RunScope;
	/** Every scope in which something runs the script. */
	readonly scopes: readonly RunScope[];
	/** The metadata block; null for a bookmarklet and for a block that is not closed. */
	readonly block: (MetadataBlock & { readonly ok: true }) | null;
	/** Where the block stands in the text as stored; null without one. */
	readonly blockRange: { readonly start: number; readonly end: number } | null;
	/** Null without a block that can be used. */
	readonly metadata: ScriptMetadata | null;
	/** Places that another reader may interpret differently: the rated code may not be the code that runs. */
	readonly ambiguities: readonly {
		readonly offset: number;
		readonly message: string;
		/**
		 * `high`: which code runs; `medium`: on which pages; `low`: only names and descriptions; `known`: nothing, as the text is rated under
		 * the reading that runs.
		 */
		readonly severity: "high" | "medium" | "low" | "known";
	}[];
	/** Line and column, in the text as stored, of an offset in `text`. */
	placeOf(offset: number): Place;
	/** The address of the loaded file that an offset is in; null in the script's own text and in a `data:` address. */
	fileAt(offset: number): string | null;
}
