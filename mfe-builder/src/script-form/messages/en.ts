import { MAX_SCRIPT_SIZE } from "@scriptorium/userscript/script-size";

export const en = {
	title: "Title",
	used: (count: number, limit: number) => `${count} / ${limit}`,
	/** Spec 02 § 5. */
	invalid: {
		titleShort: "Title must be at least 3 characters.",
		titleLong: "Title must not be longer than 50 characters.",
		descriptionShort: "Description must be at least 10 characters.",
		descriptionLong: "Description must not be longer than 500 characters.",
		codeShort: "Code must be at least 5 characters.",
		codeLong: `Code must not be larger than ${MAX_SCRIPT_SIZE}.`,
		category: "Please select a category.",
		tagsMany: "At most 20 tags are allowed.",
		tagLong: "A tag must not be longer than 30 characters.",
		changeNoteLong: "What changed must not be longer than 2000 characters.",
	},
} as const;
