export type ScriptKind = "bookmarklet" | "userscript";

/** Opening line of a metadata block: only the form that every manager recognizes. Lines end at \n only. */
export const BLOCK_START = /(?<![^\n])[ \t]*\/\/[ \t]*==UserScript==[ \t]*(?![^\n])/;
/** Closing line of a metadata block. */
export const BLOCK_END = /(?<![^\n])[ \t]*\/\/[ \t]*==\/UserScript==[ \t]*(?![^\n])/;
