export const en = {
	titleFirst: "Add an action",
	title: (label: string) => `Add an action after “${label}”`,
	titleBefore: (label: string) => `Add an action before “${label}”`,
	titleBetween: (before: string, after: string) => `Add an action between “${before}” and “${after}”`,
	close: "Close",
	where: "Where",
	search: "Search actions",
	results: "Actions",
	none: (query: string) => `No action matches “${query}”.`,
} as const;
