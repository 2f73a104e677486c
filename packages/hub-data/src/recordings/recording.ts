import * as z from "zod/mini";

/** The texts that its owner writes about a recording. */
export interface RecordingTexts {
	/** 1–200 characters, one line. */
	readonly title: string;
	/** At most 2,000 characters. */
	readonly description: string;
	/** At most 20 of at most 30 characters. */
	readonly tags: readonly string[];
	readonly isPublic: boolean;
}

const shape = {
	id: z.uuid(),
	user_id: z.uuid(),
	title: z.string(),
	description: z.nullable(z.string()),
	/** Of the page that it began on. */
	url: z.string(),
	/** From the first action to the last. */
	duration_ms: z.number(),
	actions_count: z.number(),
	tags: z.array(z.string()),
	is_public: z.boolean(),
	/** ISO 8601. */
	created_at: z.string(),
};

/** A recording in a list: without its actions. */
export const recordingEntry = z.object(shape);
export type RecordingEntry = z.infer<typeof recordingEntry>;
export const ENTRY_COLUMNS =
	"id, user_id, title, description, url, duration_ms, actions_count, tags, is_public, created_at";

/** The whole recording; `decodeRecording` reads `recording_data`. */
export const cloudRecording = z.object({ ...shape, recording_data: z.string() });
export type CloudRecording = z.infer<typeof cloudRecording>;

/** Spec 03 § 9. */
export const RECORDINGS_PAGE = 50;
export const RECORDINGS_FOUND = 20;

/**
 * Converts texts of a recording to columns of the table.
 * @param texts the texts to write; missing ones are left out
 * @returns the columns
 */
export function columnsOf({ title, description, tags, isPublic }: Partial<RecordingTexts>) {
	return {
		...(title === undefined ? {} : { title: title.trim() }),
		...(description === undefined ? {} : { description: description.trim() || null }),
		...(tags === undefined ? {} : { tags: tags.map((tag) => tag.trim()).filter((tag) => tag !== "") }),
		...(isPublic === undefined ? {} : { is_public: isPublic }),
	};
}
