export const en = {
	heading: "Actions Library",
	hint: "Drag an action onto the canvas, or choose it to add it after the selected step.",
} as const;
