import type { ExportNoteCode } from "./export-note.ts";

/** Writes a text as an expression of code. */
export type WriteText = (text: string) => string;

/** What the statements of an action depend on besides it. */
export interface StepContext {
	/** Names of environment variables by the ids of actions. */
	readonly secrets: ReadonlyMap<string, string>;
	readonly note: (actionId: string, code: ExportNoteCode) => void;
	/** How texts are written; as literals when left out. */
	readonly text?: WriteText;
	/** How the address of a page to open is written. */
	readonly address?: (url: string, page: string) => string;
	/** An expression of the element that an action's selector searches; null for the page. */
	readonly within?: (actionId: string) => string | null;
	/** Variables of tabs are declared where they are opened. */
	readonly declaresTabs?: boolean;
}
