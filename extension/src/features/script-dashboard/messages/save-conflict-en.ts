/** Texts for a script that was saved elsewhere while it was being edited. */
export const en = {
	title: "The script was changed elsewhere since you opened it here",
	detail: "Another page of the extension, or an update, has saved it. Nothing of yours is lost yet.",
	compare: "Compare",
	compared: "Saved elsewhere, and yours",
	theirs: "saved elsewhere",
	mine: "yours",
	sides: "Lines with − are only in the one saved elsewhere, lines with + only in yours.",
	keepMine: "Keep mine",
	keepMineHint: "Yours is saved. The one from elsewhere is kept under Versions.",
	takeTheirs: "Take theirs",
	takeTheirsHint: "Yours is dropped.",
} as const;
