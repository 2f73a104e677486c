export const en = {
	badge: "Recording by Scriptorium",
	recording: "Recording",
	paused: "Paused",
	count: (actions: number) => (actions === 1 ? "1 action" : `${actions} actions`),
	pause: "Pause",
	resume: "Resume",
	stop: "Stop",
	move: "Move this badge: drag it, or use the arrow keys",
} as const;
