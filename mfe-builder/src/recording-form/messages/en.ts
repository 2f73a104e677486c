import { MAX_TAGS, textLimits } from "@scriptorium/shared-protocol/text-limits";

export const en = {
	name: "Title",
	description: "Description",
	descriptionHint: "Optional: what it does, and where.",
	tags: "Tags",
	tagsHint: "Separated by commas.",
	isPublic: "Public",
	publicHint: "Anybody can open it and see every address, click and typed text in it.",
	used: (count: number, limit: number) => `${count} / ${limit}`,
	titleEmpty: "Please enter a title for the recording",
	titleLong: `Title must not be longer than ${textLimits.recording.title.max} characters.`,
	descriptionLong: `Description must not be longer than ${textLimits.recording.description.max.toLocaleString("en")} characters.`,
	tagsMany: `There may be ${MAX_TAGS} tags at most.`,
	tagLong: `A tag must not be longer than ${textLimits.tag.name.max} characters.`,
} as const;
