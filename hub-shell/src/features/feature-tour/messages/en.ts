export const en = {
	close: "Close the tour",
	skip: "Skip tour",
	previous: "Previous",
	next: "Next",
	finish: "Finish",
	progress: (step: number, steps: number) => `Step ${step} of ${steps}`,
	looking: "Looking for this part of the page…",
	gone: "This part is not on the page that is open now. Go to the home page to see it.",
	skipped: (titles: string) => `Skipped, because this page does not have it: ${titles}`,
	steps: {
		welcome: {
			title: "Welcome to Scriptorium",
			description:
				"This hub has small scripts for your browser, each with a security rating. The tour shows you five places. You can use the page meanwhile; the Escape key closes the tour.",
		},
		explore: {
			title: "Explore scripts",
			description: "Search all bookmarklets and userscripts, and filter them by category, kind or rating.",
		},
		create: {
			title: "Create your own",
			description: "Describe a script in your own words or write its code. Every version you save is rated.",
		},
		install: {
			title: "Install a script",
			description:
				"A card opens the page of a script. There you read its code and install it: drag its link to the bookmarks bar, or use the extension.",
		},
		security: {
			title: "Check the security rating",
			description:
				"The badge says how much harm a script could do: Low, Medium or High. The page of the script shows the lines that decided it.",
		},
		share: {
			title: "Share what helps you",
			description:
				"Share a script with the Share button on its page, or the whole hub with the links at the bottom of every page.",
		},
	},
} as const;
