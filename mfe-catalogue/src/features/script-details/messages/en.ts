import { plural } from "@scriptorium/ui-kit/locale";

export const en = {
	loading: "Loading bookmarklet...",
	anonymous: "Anonymous",
	by: "by",
	updated: "Updated",
	forkedFrom: "Forked from",
	featured: "Featured",
	kind: { bookmarklet: "Bookmarklet", userscript: "Userscript" },
	rating: (average: number, count: number) =>
		`${average.toFixed(1)} out of 5, ${plural("en", count, { one: "# review", other: "# reviews" })}`,
	noReviews: "No reviews yet",
	installsOf: (count: number) => plural("en", count, { one: "install", other: "installs" }),
	edit: "Edit",
	editCode: "Edit Code",
	share: "Share",
	visibility: {
		pending: {
			title: "Waiting for review",
			detail:
				"A moderator removed this code before, or code that resembles it. Only you and the administrators can see this script until a moderator has approved it. You are told in your notifications, where you can appeal against a removal.",
		},
		removed: {
			title: "Removed by a moderator",
			detail:
				"Only you and the administrators can see this script. If you think that this is a mistake, you can appeal once: the notification about the removal has the button Appeal. Another moderator decides, if there is one.",
		},
		draft: { title: "Draft", detail: "Only you and the administrators can see this script." },
		publish: "Publish it in My Bookmarklets",
		appeal: "Open my notifications",
	},
	description: "Description",
	picture: (title: string) => `A sample page after “${title}” has run on it`,
	tags: "Tags",
	category: "Category",
	error: {
		title: "Error Loading Bookmarklet",
		detail: "The hub did not answer as expected. Nothing is lost; try again, or continue browsing.",
		retry: "Try Again",
		explore: "Explore Bookmarklets",
	},
} as const;
