import { plural } from "@scriptorium/ui-kit/locale";

const actions = (count: number) => plural("en", count, { one: "# action", other: "# actions" });

export const en = {
	title: "Replace the open flow?",
	text: (open: number, offered: number) =>
		`The open flow has ${actions(open)}, the new one ${actions(offered)}. You can undo either choice.`,
	/** The open flow has notes only. */
	notesOnly: (offered: number) =>
		`The open flow has notes, the new one ${actions(offered)}. You can undo either choice.`,
	cancel: "Cancel",
	close: "Close",
	replace: "Replace the Flow",
	addAfter: (label: string) => `Add after “${label}”`,
	addAtEnd: "Add at the End",
} as const;
