/** Texts of the badge on recorded pages, and of the page that asks whether the hub may record. */
export const en = {
	refused: "The recording was not allowed. Choose Start Recording to be asked again.",
	refusedOften:
		"The recording was asked for several times without your agreement. Wait a minute, then choose Start Recording again.",
	asksAlready: "The extension is already asking whether it may record. Answer on its page first.",
	noPage: "The page that asks whether the hub may record could not be opened",
	gone: "Nobody waits for this answer any more",
	badge: "Recording by Scriptorium",
	recording: "Recording",
	paused: "Paused",
	count: (actions: number) => (actions === 1 ? "1 action" : `${actions} actions`),
	pause: "Pause",
	resume: "Resume",
	stop: "Stop",
	move: "Move this badge: drag it, or use the arrow keys",
} as const;
