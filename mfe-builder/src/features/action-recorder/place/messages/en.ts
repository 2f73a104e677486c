export const en = {
	heading: "Action Recorder",
} as const;
