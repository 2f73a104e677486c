const number = new Intl.NumberFormat("en");

export const en = {
	loading: "Loading bookmarklets...",
	count: (total: number) =>
		total > 1000
			? "1,000+ scripts"
			: `${number.format(total)} ${new Intl.PluralRules("en").select(total) === "one" ? "script" : "scripts"}`,
	more: "Show more",
	moreFailed: "The next ones could not be read. Try again.",
	label: "Scripts",
} as const;
