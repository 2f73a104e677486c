/** Ids of the controls, so that the first one in error can be given the focus. */
export const fieldIds = {
	title: "script-title",
	description: "script-description",
	category: "script-category",
	tags: "script-tags",
	changeNote: "script-change-note",
} as const;
