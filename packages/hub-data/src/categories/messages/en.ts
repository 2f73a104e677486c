import type { Category } from "../known-categories.ts";

/** The names of the categories on every screen. The home page has texts of its own for its six tiles. */
const names: Readonly<Record<Category, string>> = {
	productivity: "Productivity",
	search: "Search",
	development: "Development",
	web: "Web",
	download: "Downloads",
	social: "Social",
	media: "Media",
	accessibility: "Accessibility",
	shopping: "Shopping",
	security: "Security",
	education: "Education",
	design: "Design",
	data: "Data",
	automation: "Automation",
	customization: "Customization",
	utility: "Utilities",
	other: "Other",
};

export const en = { names } as const;
