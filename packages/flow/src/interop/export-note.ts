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
	/** The script needs a file of that name in its folder. */
	"file-needed",
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
