export const en = {
	title: "Page Not Found",
	lead: "There is nothing at this address. It may have been moved, renamed, or never written.",
	home: "Go to the home page",
	explore: "Explore Bookmarklets",
} as const;
