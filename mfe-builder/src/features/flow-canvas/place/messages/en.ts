export const en = {
	loading: "Loading the canvas…",
	empty: "Drag an action here",
	emptyText: "Or double-click to choose one, load a template, or record what you do on a page.",
} as const;
