/** Why a part of a recording is missing from an export, or changed. */
export const exportNoteCodes = [
	/** The format has no step for it. */
	"no-such-step",
	/** The value was never recorded, because it was secret. */
	"secret-value",
	/** The format identifies frames in another way than recordings do. */
	"frame-left-out",
	/** Replaced by other steps, mostly with the same result. */
	"replaced",
	/** The format cannot express some of the selectors; the others are kept. */
	"selectors-left-out",
	/** The element is in a closed shadow root, which no tool of the format can access. */
	"closed-shadow-root",
	/** The format presses keys in the first tab only: the click is without the held keys. */
	"keys-left-out",
	/** The script needs a file of that name in its folder. */
	"file-needed",
	/** It is in a branch or loop that the format cannot express. */
	"branch-left-out",
	/** It reads a variable, whose value is known only when the flow runs. */
	"variable-left-out",
	/** Its address is relative to a page that is not known. */
	"address-left-out",
	/** The flow starts on the page where it is run; the export has to open it first. */
	"start-page-unknown",
] as const;
export type ExportNoteCode = (typeof exportNoteCodes)[number];

export interface ExportNote {
	/** Id of the action. */
	readonly actionId: string;
	readonly code: ExportNoteCode;
}

export interface Exported<Document> {
	readonly document: Document;
	readonly notes: readonly ExportNote[];
}
