import { BLOCK_START, type ScriptKind } from "@scriptorium/userscript/script-kind";

/**
 * What a text that is being typed is called on the screen. The reader decides the kind when the script is saved.
 * @param code the text as typed
 * @returns `userscript` when it has the start of a metadata block
 */
export const kindOfText = (code: string): ScriptKind => (BLOCK_START.test(code) ? "userscript" : "bookmarklet");
