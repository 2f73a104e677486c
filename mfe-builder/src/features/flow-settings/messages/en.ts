import { textLimits } from "@scriptorium/shared-protocol/text-limits";

export const en = {
	heading: "Settings",
	change: (field: string) => `Change ${field}`,
	fields: {
		name: "Name",
		description: "Description",
		category: "Category",
		targetUrl: "Target URL Pattern",
		minify: "Minify Code",
		wrapInIIFE: "Wrap in IIFE",
		addComments: "Add Comments",
		useAsync: "Use Async/Await",
		errorHandling: "Error Handling",
	},
	hints: {
		name: `${textLimits.script.title.min} to ${textLimits.script.title.max} characters. Shown in the catalog, and as the name of the bookmark.`,
		description: `${textLimits.script.description.min} to ${textLimits.script.description.max} characters. What it does, and on which pages.`,
		targetUrl: "* for all sites, or patterns like *.example.com, separated by commas. Used by userscripts.",
		minify: "Smaller code that is hard to read. Lines no longer show their steps.",
		wrapInIIFE: "A function around the code, so that the page does not see its names.",
		addComments: "The name of each step above its code.",
		useAsync: "await for each step; otherwise a chain of promises.",
		errorHandling: "Shows an alert when a step fails; otherwise the console has the error.",
	},
	categories: {
		utility: "Utility",
		productivity: "Productivity",
		developer: "Developer",
		social: "Social",
		data: "Data",
		automation: "Automation",
		customization: "Customization",
		other: "Other",
	},
	used: (count: number, limit: number) => `${count} / ${limit}`,
} as const;
