export const en = {
	heading: "Test",
	quickTests: "Quick test URLs",
	device: "Device",
	ready: "Ready",
	loading: "Loading",
	preview: "Preview",
	deviceInTab: "Device sizes do not apply to a tab: make its window smaller.",
	results: "Results",
	performance: { heading: "Performance", slow: "above the scale" },
} as const;
