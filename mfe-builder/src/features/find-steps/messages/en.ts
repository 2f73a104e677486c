export const en = {
	label: "Find in flow",
	placeholder: "Label, selector, value …",
	next: "Next match",
	previous: "Previous match",
	close: "Close search",
	matches: (at: number, count: number) => (count === 0 ? "No matches" : `${at} of ${count}`),
} as const;
