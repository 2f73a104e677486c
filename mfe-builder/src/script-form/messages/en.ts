import { MIN_CODE_LENGTH } from "@scriptorium/shared-protocol/hub-edge/code-limits";
import { MAX_TAGS, textLimits } from "@scriptorium/shared-protocol/text-limits";
import { MAX_SCRIPT_SIZE } from "@scriptorium/userscript/script-size";

export const en = {
	title: "Title",
	used: (count: number, limit: number) => `${count} / ${limit}`,
	/** Spec 02 § 5. */
	invalid: {
		titleShort: `Title must be at least ${textLimits.script.title.min} characters.`,
		titleLong: `Title must not be longer than ${textLimits.script.title.max} characters.`,
		descriptionShort: `Description must be at least ${textLimits.script.description.min} characters.`,
		descriptionLong: `Description must not be longer than ${textLimits.script.description.max} characters.`,
		codeShort: `Code must be at least ${MIN_CODE_LENGTH} characters.`,
		codeLong: `Code must not be larger than ${MAX_SCRIPT_SIZE}.`,
		category: "Please select a category.",
		tagsMany: `At most ${MAX_TAGS} tags are allowed.`,
		tagLong: `A tag must not be longer than ${textLimits.tag.name.max} characters.`,
		changeNoteLong: `What changed must not be longer than ${textLimits.script.changeNote.max} characters.`,
	},
} as const;
