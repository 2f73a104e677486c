export type ScriptKind = "bookmarklet" | "userscript";

/** Opening line of a metadata block, as managers recognise it. */
export const BLOCK_START = /^[ \t]*\/\/[ \t]*==UserScript==[ \t]*\r?$/m;
/** Closing line of a metadata block. */
export const BLOCK_END = /^[ \t]*\/\/[ \t]*==\/UserScript==[ \t]*\r?$/m;

/** A script is a userscript when its code carries the opening line of a metadata block, else a bookmarklet. */
export function detectKind(code: string): ScriptKind {
	return BLOCK_START.test(code) ? "userscript" : "bookmarklet";
}
