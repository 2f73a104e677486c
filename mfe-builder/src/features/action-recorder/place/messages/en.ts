import { plural } from "@scriptorium/ui-kit/locale";

const actions = (count: number) => plural("en", count, { one: "# action", other: "# actions" });

export const en = {
	heading: "Action Recorder",
	bar: {
		label: "Record actions",
		record: "Record",
		hint: "What you do on a page becomes a flow.",
		needsExtension:
			"Recording needs the browser extension. This button leads to the recorder, which explains how to get it.",
		recorded: (count: number) => `${actions(count)} recorded`,
		/** The card has a button “Convert to Flow”; buttons of the same name would be hard to tell apart by voice. */
		convert: "Convert",
		convertName: "Convert the recording",
		recording: (count: number) => `Recording: ${actions(count)}`,
		paused: (count: number) => `Paused: ${actions(count)}`,
		pause: "Pause",
		pauseName: "Pause recording",
		resume: "Resume",
		resumeName: "Resume recording",
		stop: "Stop",
		stopName: "Stop recording",
		asking: "The extension has opened a page that asks whether this builder may record.",
		cancel: "Cancel",
		cancelName: "Cancel recording",
	},
} as const;
