import { plural } from "@scriptorium/ui-kit/locale";

export const en = {
	pageTitle: "Bookmarklets and userscripts, written and shared",
	title: "Small scripts, made by hand and kept in the open",
	lead: "Bookmarklets and userscripts that make the web do what you need. Read every line before it runs, install with one drag, and keep your own beside those of everybody else.",
	explore: "Explore Bookmarklets",
	create: "Create Your Own",
	onTheDesk: "From the catalogue",
	categories: {
		heading: "Browse By Category",
		failed: "The counts could not be read. The categories still work.",
		retry: "Try Again",
		counting: "Counting scripts…",
		count: (count: number) =>
			count === 0 ? "No scripts yet" : plural("en", count, { one: "# script", other: "# scripts" }),
		titles: {
			productivity: "Productivity",
			search: "Search Tools",
			development: "Web Development",
			download: "Media & Downloads",
			social: "Social Media",
			utility: "Utilities",
		},
		notes: {
			productivity: "Read, collect and tidy up faster",
			search: "Find it, here or anywhere",
			development: "Look under the page you are on",
			download: "Take tables and images along",
			social: "Share well, scroll less",
			utility: "Small things, one click away",
		},
	},
	why: {
		heading: "Why Scriptorium",
		lead: "A script you install sees what you see. So the hub is built around reading before running.",
		inPreparation: "In preparation",
		features: {
			scanning: {
				title: "Security scanning",
				text: "Each version carries its own risk rating, shown before you install, beside the sites it asks for and its full source. Until a version has been checked it says ‘Not rated’, and never passes for safe.",
			},
			assistant: {
				title: "AI assistant",
				text: "Say in plain words what a page should do and get a script proposed. You read it, try it and decide: nothing is run or saved without your click.",
			},
			repair: {
				title: "Automatic repair and versioning",
				text: "Every change becomes a version of its own, so earlier ones stay as they were. When a website changes, a repair is proposed as a new version to review, never applied behind your back.",
			},
		},
	},
	featured: {
		heading: "Featured Bookmarklets",
		all: "See all",
		loading: "Loading featured bookmarklets...",
		failed: "Failed to fetch bookmarklets",
		empty: "No featured bookmarklets yet",
		emptyText: "The editors have not picked any. Everything there is waits in the catalogue.",
		emptyAction: "Explore Bookmarklets",
	},
	recent: {
		heading: "Recently Added",
		all: "See all",
		loading: "Loading recent bookmarklets...",
		failed: "Failed to fetch bookmarklets",
		empty: "Nothing here yet",
		emptyText: "The shelf is empty: the first script could be yours.",
		emptyAction: "Create Your Own",
	},
	failedDetail: "The rest of the page still works.",
	retry: "Try Again",
} as const;
