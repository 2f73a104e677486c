import { MAX_STORED_FLOW_BYTES } from "@scriptorium/flow/document/stored-flow";
import { textLimits } from "@scriptorium/shared-protocol/text-limits";
import { MAX_SCRIPT_SIZE } from "@scriptorium/userscript/script-size";

export const en = {
	save: "Save",
	saving: "Saving...",
	saveDraft: "Save as draft",
	notGenerated: "Generate the code first",
	signIn: "Please sign in to save your bookmarklet",
	incomplete: "Please provide a name and description",
	failed: "Failed to save bookmarklet",
	notLoaded:
		"A part of the builder could not be loaded. Your flow is kept in this browser: reload the page and try again.",
	problems: {
		name: {
			missing: "The name is missing in the settings.",
			short: `The name must be at least ${textLimits.script.title.min} characters.`,
			long: `The name must not be longer than ${textLimits.script.title.max} characters.`,
		},
		description: {
			missing: "The description is missing in the settings.",
			short: `The description must be at least ${textLimits.script.description.min} characters.`,
			long: `The description must not be longer than ${textLimits.script.description.max} characters.`,
		},
		code: (megabytes: string) =>
			`The code is ${megabytes} MB, and a script may have ${MAX_SCRIPT_SIZE}. Turn on Minify Code, or remove steps.`,
		flow: (megabytes: string) =>
			`The flow is ${megabytes} MB, and the hub keeps at most ${MAX_STORED_FLOW_BYTES / 1024 / 1024} MB. Remove steps.`,
	},
	saved: {
		done: "Bookmarklet saved successfully!",
		draft: "Only you can see it. It is public once you publish it.",
		held: "Saved, but not public yet",
		heldDetail:
			"A moderator removed this code before, or code that resembles it. Only you can see the script until a moderator has approved it.",
		analysisFailed: "Failed to analyze bookmarklet security",
		analysisFailedDetail: "Your script is saved. The hub will analyze it shortly, and its page will show the rating.",
	},
	reasons: {
		offline: "The hub cannot be reached. Your flow is kept in this browser; check your connection, then save again.",
		invalid: (why: string) => `The hub did not accept it: ${why}`,
		forbidden: "Only its owner can change this script.",
		signedOut: "Your session has ended. Sign in again, then save.",
		rateLimited: "You have saved too often. Wait a moment, then try again.",
		unavailable: "The hub did not answer as expected. Your flow is kept in this browser; try again.",
		conflict: (version: string) => `Version ${version} was saved elsewhere since you opened this script.`,
		onTop: (version: string) => `Save on top of version ${version}`,
	},
	withdrawal: {
		title: "Save as draft and unpublish?",
		text: "Only you will see this script until you publish it again. Whoever installed it keeps their copy.",
		confirm: "Save as draft",
		cancel: "Cancel",
		close: "Close",
	},
} as const;
