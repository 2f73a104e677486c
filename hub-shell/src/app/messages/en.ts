export const en = {
	skipToContent: "Skip to content",
	mainLandmark: "Content",
	loadingScreen: "Loading…",
	remotesUnavailable: "Failed to load component",
	remotesUnavailableDetail: "The list of the hub's parts could not be read. Nothing you saved is lost.",
	reloadPage: "Reload page",
	crashTitle: "This screen stopped working",
	crashDetail: "The rest of the hub still works. Reload the page, or go on from the home page.",
	goHome: "Go to the home page",
	explore: "Explore Bookmarklets",
	planned: {
		account: {
			title: "Account Settings",
			description: "Here you will edit your name, username, picture and links. This screen is not open yet.",
		},
		documentation: {
			title: "Documentation",
			description: "How to use and write bookmarklets and userscripts. This page is not written yet.",
		},
		tutorials: {
			title: "Tutorials",
			description: "Step-by-step lessons, from a first bookmarklet to a tested userscript. They are not written yet.",
		},
		faq: { title: "FAQ", description: "Answers to what people ask most. This page is not written yet." },
		about: { title: "About", description: "What Scriptorium is and who it is for. This page is not written yet." },
		terms: { title: "Terms of Service", description: "The terms of this hub are not published yet." },
		privacy: { title: "Privacy Policy", description: "The privacy policy of this hub is not published yet." },
		contact: { title: "Contact Us", description: "Here you will be able to write to us. The form is not open yet." },
		performance: {
			title: "Performance",
			description: "How fast this hub is in your own browser, measured while you use it. This page is not open yet.",
		},
		accessibility: {
			title: "Accessibility",
			description: "What the hub does for keyboards, screen readers and small screens. This page is not open yet.",
		},
	},
} as const;
