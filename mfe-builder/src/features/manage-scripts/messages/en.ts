import { plural } from "@scriptorium/ui-kit/locale";

const scripts = (count: number) => plural("en", count, { one: "# script", other: "# scripts" });
/** One script by its title, several by their number. */
const named = (titles: readonly string[]) => (titles.length === 1 ? `“${titles[0]}”` : scripts(titles.length));

export const en = {
	title: "My Bookmarklets",
	lead: "Your scripts, your drafts, and how they are doing.",
	createNew: "Create New",
	search: "Search your bookmarklets",
	tabs: {
		label: "Which scripts",
		published: (count: number) => `Published (${count})`,
		drafts: (count: number) => `Drafts (${count})`,
		deleted: (count: number) => `Deleted (${count})`,
	},
	list: { published: "Published scripts", drafts: "Drafts", deleted: "Deleted scripts" },
	loading: "Loading your bookmarklets...",
	loadFailed: {
		title: "Failed to load your bookmarklets",
		detail: "The hub did not answer as expected. Nothing is lost; try again.",
		offline: "The hub cannot be reached. Nothing is lost; check your connection and try again.",
		retry: "Try Again",
	},
	empty: {
		published: { title: "No published bookmarklets yet", text: "What you publish appears here and in the catalog." },
		drafts: {
			title: "No drafts",
			text: "Scripts that you save as a draft and new forks appear here. Only you see them.",
		},
		deleted: { title: "Nothing deleted", text: "Deleted scripts stay here for 30 days." },
		found: "No matches. Try fewer words, or another tab.",
		clear: "Clear search",
	},
	deletedAbout: "Nobody sees deleted scripts. You can restore them for 30 days; then they are deleted for good.",
	signIn: {
		title: "Sign in to see your bookmarklets",
		text: "Your scripts and drafts belong to your account.",
		action: "Sign In",
	},
	selection: {
		label: "Actions for the selected scripts",
		all: "Select all",
		one: (title: string) => `Select ${title}`,
		count: (count: number) => plural("en", count, { one: "# selected", other: "# selected" }),
		clear: "Clear selection",
		removed: (count: number) =>
			plural("en", count, {
				one: "# script was removed by a moderator and cannot be published.",
				other: "# scripts were removed by a moderator and cannot be published.",
			}),
	},
	actions: {
		edit: "Edit",
		editOf: (title: string) => `Edit ${title}`,
		publish: "Publish",
		publishOf: (title: string) => `Publish ${title}`,
		unpublish: "Unpublish",
		unpublishOf: (title: string) => `Unpublish ${title}`,
		remove: "Delete",
		restore: "Restore",
		restoreOf: (title: string) => `Restore ${title}`,
		purge: "Delete permanently",
		more: (title: string) => `More actions for ${title}`,
		editCode: "Edit code",
		statistics: "Statistics",
		statisticsOf: (title: string) => `Statistics of ${title}`,
	},
	row: {
		userscript: "Userscript",
		bookmarklet: "Bookmarklet",
		flow: "Made in the builder",
		risk: { green: "Low Risk", amber: "Medium Risk", red: "High Risk", unrated: "Not rated" },
		version: (semver: string) => `Version ${semver}`,
		updated: "Updated",
		installs: "installs",
		stars: "stars",
		reviews: (average: string, count: number) =>
			plural("en", count, { one: `${average} of 5 in # review`, other: `${average} of 5 in # reviews` }),
		noReviews: "No reviews",
		removed: "Removed by a moderator",
		removedDetail: "Nobody else sees this script, and it cannot be published again.",
		reason: (reason: string) => `The moderator's note: ${reason}`,
		pending: "Waiting for a moderator",
		pendingDetail:
			"A moderator removed this code before, or code that resembles it. Only you see the script until a moderator has approved it.",
		restorable: (date: string) => `Can be restored until ${date}`,
	},
	done: {
		publish: (titles: readonly string[]) => `Published ${named(titles)}`,
		unpublish: (titles: readonly string[]) => `Unpublished ${named(titles)}`,
		remove: (titles: readonly string[]) => `Deleted ${named(titles)}`,
		restore: (titles: readonly string[]) => `Restored ${named(titles)}`,
		purge: (titles: readonly string[]) => `Deleted ${named(titles)} permanently`,
	},
	doneDetail: {
		publish: "Versions saved before as a draft stay private.",
		unpublish: "Visible only to you now, among your drafts. Installed copies keep working.",
		remove: "Can be restored for 30 days.",
		restore: "",
		purge: "",
	},
	held: (count: number) =>
		plural("en", count, { one: "# script is not public yet", other: "# scripts are not public yet" }),
	heldDetail:
		"A moderator removed this code before, or code that resembles it. Only you see it until a moderator has approved it.",
	undo: "Undo",
	failed: {
		publish: (titles: readonly string[]) => `Could not publish ${named(titles)}`,
		unpublish: (titles: readonly string[]) => `Could not unpublish ${named(titles)}`,
		remove: (titles: readonly string[]) => `Could not delete ${named(titles)}`,
		restore: (titles: readonly string[]) => `Could not restore ${named(titles)}`,
		purge: (titles: readonly string[]) => `Could not delete ${named(titles)} permanently`,
	},
	failedDetail: {
		offline: "The hub cannot be reached. Check your connection, then try again.",
		signedOut: "Your session has ended. Sign in again, then repeat it.",
		unavailable: "The hub did not answer as expected. Try again.",
		rateLimited: "Too many changes in an hour. Wait a moment, then try again.",
	},
	purgeDialog: {
		title: (titles: readonly string[]) => `Delete ${named(titles)} permanently?`,
		text: "Code, versions, reviews and figures are deleted. This cannot be undone.",
		confirm: "Delete permanently",
		cancel: "Cancel",
		close: "Close",
	},
} as const;
