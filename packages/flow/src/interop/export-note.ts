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
