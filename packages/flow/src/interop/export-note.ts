/** Why a part of a recording is not in what was exported, or not as it was. */
export const exportNoteCodes = [
	/** The format has no step for it. */
	"no-such-step",
	/** The value was never recorded, because it was secret. */
	"secret-value",
	/** The format leads into frames in another way than recordings know them. */
	"frame-left-out",
	/** Done in another way that mostly ends the same. */
	"replaced",
	/** The format has no spelling for some of the selectors; the others are there. */
	"selectors-left-out",
	/** It is in a closed shadow root, which no tool of the format looks into. */
	"closed-shadow-root",
	/** A file of that name has to lie beside it. */
	"file-needed",
] as const;
export type ExportNoteCode = (typeof exportNoteCodes)[number];

export interface ExportNote {
	/** Of the action. */
	readonly actionId: string;
	readonly code: ExportNoteCode;
}

export interface Exported<Document> {
	readonly document: Document;
	readonly notes: readonly ExportNote[];
}
