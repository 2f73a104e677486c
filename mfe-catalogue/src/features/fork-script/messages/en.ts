import { textLimits } from "@scriptorium/shared-protocol/text-limits";

export const en = {
	dialog: {
		title: (title: string) => `Fork ${title}`,
		about:
			"You get a copy of your own, with its code and tags. It starts as a draft that only you see, and names the original once you publish it.",
		close: "Close",
		cancel: "Cancel",
		submit: "Fork Bookmarklet",
	},
	fields: {
		title: "Title",
		suggestions: "Suggested titles",
		description: "Description",
		improvements: "Improvements",
		improvementsHint: "Optional: what you are going to do differently. It becomes the change note of your fork.",
		used: (count: number, limit: number) => `${count} / ${limit}`,
	},
	suggested: {
		enhanced: (title: string) => `${title} (Enhanced)`,
		pro: (title: string) => `${title} Pro`,
		improved: (title: string) => `${title} - Improved`,
		mine: (title: string) => `My ${title}`,
		second: (title: string) => `${title} 2.0`,
	},
	invalid: {
		titleShort: `Title must be at least ${textLimits.script.title.min} characters.`,
		titleLong: `Title must not be longer than ${textLimits.script.title.max} characters.`,
		titleLines: "Title must be one line of plain text.",
		descriptionShort: `Description must be at least ${textLimits.script.description.min} characters.`,
		descriptionLong: `Description must not be longer than ${textLimits.script.description.max} characters.`,
		improvementsLong: `Improvements must not be longer than ${textLimits.script.changeNote.max} characters.`,
	},
	forked: "Bookmarklet forked successfully!",
	customize: "You can now customize your fork.",
	failed: "Failed to fork bookmarklet",
	offline: "The hub cannot be reached. What you typed is kept.",
	unavailable: "The hub did not answer as expected. What you typed is kept; try again.",
} as const;
