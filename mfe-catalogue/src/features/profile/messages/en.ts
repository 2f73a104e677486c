export const en = {
	loading: "Loading profile...",
	anonymous: "Anonymous",
	unknown: "User not found",
	/** The notice; the screen itself carries `error.title`. */
	failed: "Failed to fetch user profile",
	error: {
		title: "Error Loading Profile",
		detail: "The profile could not be read. Nothing is lost; the rest of the hub may still work.",
		retry: "Try Again",
		explore: "Explore Bookmarklets",
	},
	joined: "Joined",
	website: "Website",
	github: "GitHub",
	edit: "Edit profile",
	counts: { bookmarklets: "Bookmarklets", favorites: "Favorites", followers: "Followers" },
	counting: "Counting…",
	notCounted: "Could not be counted",
	tabs: {
		label: "What to show of this profile",
		published: "Published Bookmarklets",
		favorites: "Favorites",
		following: "Following",
	},
	lists: {
		loading: "Loading bookmarklets...",
		retry: "Try Again",
		failedDetail: "The rest of the profile is here; only this list is missing.",
		published: "Failed to fetch bookmarklets",
		favorites: "Failed to fetch favorite bookmarklets",
		following: "Failed to fetch bookmarklets",
		pastEnd: "Nothing on this page",
		pastEndText: "The list is shorter now than when this address was made.",
		firstPage: "To the first page",
	},
	empty: {
		published: {
			title: "No published bookmarklets yet",
			own: "What you publish appears here, for everybody.",
			other: (name: string) => `${name} has not published anything so far.`,
			create: "Create a Bookmarklet",
		},
		favorites: {
			title: "No favorites yet",
			own: "Star a bookmarklet, and it is kept here. Everybody can see your favorites.",
			other: (name: string) => `${name} has not starred anything so far.`,
			explore: "Explore Bookmarklets",
		},
		following: {
			title: "Nothing new from authors you follow",
			text: "Follow an author on their profile, and what they publish appears here. Only you can see whom you follow.",
			explore: "Find authors",
		},
	},
	pages: {
		label: "Pages",
		previous: "Previous page",
		next: "Next page",
		/** `of` is null in a list too long to be counted. */
		current: (page: number, of: number | null) => (of === null ? `Page ${page}` : `Page ${page} of ${of}`),
	},
} as const;
