import type { RecordingTexts } from "@scriptorium/hub-data/recordings/recording";
import { countCharacters, MAX_TAGS, textLimits } from "@scriptorium/shared-protocol/text-limits";

export interface RecordingValues {
	readonly title: string;
	readonly description: string;
	/** As typed, separated by commas. */
	readonly tags: string;
	readonly isPublic: boolean;
}

export type RecordingProblem = "titleEmpty" | "titleLong" | "descriptionLong" | "tagsMany" | "tagLong";
export type RecordingField = "title" | "description" | "tags";
export const recordingFields: readonly RecordingField[] = ["title", "description", "tags"];

/** Spec 03 § 5: split at commas, trimmed, without empty ones. */
export const splitTags = (tags: string): string[] =>
	tags
		.split(",")
		.map((tag) => tag.trim())
		.filter((tag) => tag !== "");

export const textsOf = ({ tags, ...values }: RecordingValues): RecordingTexts => ({ ...values, tags: splitTags(tags) });

/** Values that the database would refuse, by field. */
export function problemsOf({
	title,
	description,
	tags,
}: RecordingValues): Partial<Record<RecordingField, RecordingProblem>> {
	const list = splitTags(tags);
	const ofTitle =
		countCharacters(title) === 0
			? "titleEmpty"
			: countCharacters(title) > textLimits.recording.title.max
				? "titleLong"
				: null;
	const ofTags =
		list.length > MAX_TAGS
			? "tagsMany"
			: list.some((tag) => countCharacters(tag) > textLimits.tag.name.max)
				? "tagLong"
				: null;
	return {
		...(ofTitle === null ? {} : { title: ofTitle }),
		...(countCharacters(description) > textLimits.recording.description.max
			? { description: "descriptionLong" as const }
			: {}),
		...(ofTags === null ? {} : { tags: ofTags }),
	};
}
