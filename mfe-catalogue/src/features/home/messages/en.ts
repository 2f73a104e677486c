import { plural } from "@scriptorium/ui-kit/locale";

export const en = {
	pageTitle: "Bookmarklets and userscripts, written and shared",
	title: "Small scripts, made by hand and kept in the open",
	lead: "Bookmarklets and userscripts that make the web do what you need. Read every line before it runs, install with one drag, and publish your own alongside everyone else's.",
	explore: "Explore Bookmarklets",
	create: "Create Your Own",
	builder: "Or record what you do on a page in the builder",
	onTheDesk: "From the catalogue",
	categories: {
		heading: "Browse By Category",
		failed: "The counts could not be read. The categories still work.",
		retry: "Try Again",
		counting: "Counting scripts…",
		count: (count: number) => plural("en", count, { one: "# script", other: "# scripts" }),
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
			development: "Inspect the page you're on",
			download: "Save tables and images",
			social: "Share more, scroll less",
			utility: "Small things, one click away",
		},
	},
	why: {
		heading: "Why Scriptorium",
		lead: "A script you install can see what you see. So the hub is built around reading code before running it.",
		features: {
			scanning: {
				title: "Security scanning",
				text: "Every version is analyzed and has a risk rating of its own. You see it before you install, with the lines that decided it, the sites the script runs on, the servers it contacts, and its full source. Until then it is shown as ‘Not rated’, never as safe. The browser extension rates what it is about to install once more. A script rated High Risk is never shown on this page.",
			},
			assistant: {
				title: "AI assistant",
				text: "Sign in and say in plain words what a page should do. You get scripts of the hub that do it, or a new one with its code and its rating. You read it, try it and decide: nothing is saved until you save it.",
			},
			repair: {
				title: "Automatic repair and versioning",
				text: "When a website moves or renames a button, a script from the builder finds it again by its text, its attributes and what is around it; if nothing fits well enough, it stops and says so. Every change you save becomes a new version. Earlier ones stay unchanged, and you can compare and restore them.",
			},
		},
	},
	featured: {
		heading: "Featured Bookmarklets",
		all: "See all",
		loading: "Loading featured bookmarklets...",
		failed: "Failed to fetch bookmarklets",
		empty: "No featured bookmarklets yet",
		emptyText: "Nothing has been featured yet. Browse all scripts instead.",
		emptyAction: "Explore Bookmarklets",
	},
	recent: {
		heading: "Recently Added",
		all: "See all",
		loading: "Loading recent bookmarklets...",
		failed: "Failed to fetch bookmarklets",
		empty: "Nothing here yet",
		emptyText: "No scripts have been published yet. Yours could be the first.",
		emptyAction: "Create Your Own",
	},
	failedDetail: "The rest of the page still works.",
	retry: "Try Again",
} as const;
