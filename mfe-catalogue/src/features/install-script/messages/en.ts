export const en = {
	heading: "Instructions",
	ambiguous: ({ line, column, message }: { line: number; column: number; message: string }) =>
		`This version cannot be installed, because browsers and script managers could read it in different ways. Line ${line}, column ${column}: ${message} Its author has to save it again.`,
	notRead: "How to install this script could not be loaded",
	readAgain: "Try Again",
	before: {
		analyzing: "Analyzing…",
		advice: {
			green: "See what it may do",
			amber: "Look at the findings first",
			red: "Read the findings first",
			unrated: "Read the code first",
		},
	},
	bookmark: "Add to bookmarks",
	touch: {
		copy: "Copy the address",
		copyName: (title: string) => `Copy the address of the bookmarklet ${title}`,
		android: {
			heading: "Chrome on Android",
			copy: "Copy the address with the button above.",
			add: "Open the menu ⋮ and tap the star to bookmark this page.",
			change: (title: string) =>
				`In Bookmarks, tap ⋮ beside it, then Edit. Change its name to “${title}” and paste the address into the URL field.`,
			run: "To run it on a page: tap the address bar, type the first letters of that name, and tap the entry with the star. It does not run from the list of bookmarks.",
		},
		ios: {
			heading: "Safari on iPhone and iPad",
			copy: "Copy the address with the button above.",
			add: "Tap Share, then Add Bookmark, and save it.",
			change: (title: string) =>
				`Open Bookmarks, tap Edit and then the new bookmark. Change its name to “${title}” and paste the copied text into the address field.`,
			run: "To run it on a page: tap the address bar, type the first letters of that name, and tap it below Bookmarks.",
		},
	},
	drag: {
		hint: "Drag this to your bookmarks bar. Then open any page and click it there.",
		runOnceHint:
			"Without a script manager: drag this to your bookmarks bar and click it on a matching page to run it once.",
		clicked: "Drag it, don't click it",
		close: "Close",
		clickedHow:
			"Drag the link and drop it on the bookmarks bar. If the bar is hidden, press Ctrl+Shift+B (⌘+Shift+B on a Mac). With a keyboard or on a phone: copy the link and create a bookmark with it as the address.",
		unavailable: (names: string) =>
			`As a bookmark it has to do without ${names}: a bookmark cannot have these functions. Install it as a userscript to keep them.`,
		tooLong:
			"It is too long for a bookmark: browsers keep addresses of up to 2 MB. Install it as a userscript instead.",
		tooLongForFirefox: "Firefox keeps no bookmark of this length (64 kB); other browsers do.",
		notLoaded: "As a bookmark it does not load the files the script names with @require or @resource.",
	},
	cspHeading: "On sites with a strict content policy",
	copyLink: "Copy link",
	copyLinkName: (title: string) => `Copy link of the bookmarklet ${title}`,
	copyFailed: "The link could not be copied. Select the code below and copy it with the keyboard.",
	linkCopied: "Bookmarklet link copied to clipboard",
	actions: { install: "Install", update: "Update", reinstall: "Install again" },
	actionNames: {
		install: (title: string) => `Install ${title} with the Scriptorium extension`,
		update: (title: string) => `Update ${title} in the Scriptorium extension`,
		reinstall: (title: string) => `Install again: ${title} in the Scriptorium extension`,
	},
	installed: {
		title: (version: string) => (version === "" ? "Installed" : `Installed, version ${version}`),
		switchedOff: "It is switched off in the extension.",
		newer: (version: string) => `Version ${version} is available.`,
		removal: "To remove it, click the extension's icon, choose Manage scripts, then Remove.",
	},
	getExtension: "Get the extension",
	asUserscript: "Install as a userscript",
	userscriptHint: "Runs by itself on the pages named under ‘What it may do’.",
	bookmarkletAsUserscript:
		"Runs only on a page where you choose it in your script manager's menu, with everything you can see and do there.",
	file: "Installable file",
	opened: "Continue in the extension",
	openedHow: "It shows what the script may do and asks for your confirmation before installing.",
	installFailed: "The extension could not install the script",
	reasons: {
		EXTENSION_NOT_INSTALLED: "The extension no longer responds. Reload this page and try again.",
		PERMISSION_DENIED: "The extension refused: it only installs scripts from this hub.",
		UNKNOWN_ERROR: "Try again, or open the installable file with any script manager.",
	},
	status: {
		connected: "Extension connected",
		connecting: "Looking for the extension…",
		disconnected: "Extension not connected",
		error: "Extension not connected",
	},
	remove: {
		heading: "How to remove it",
		bookmark: "As a bookmark: delete it from your bookmarks. Nothing else remains.",
		userscript:
			"As a userscript: open your script manager, find it in the list and choose Remove. It updates automatically until then.",
	},
} as const;
