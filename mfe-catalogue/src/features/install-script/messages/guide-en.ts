/** The guide for those who have no extension. */
export const en = {
	title: "Install a userscript",
	intro: "A userscript needs a script manager in your browser. There are two ways.",
	close: "Close",
	extension: "With the Scriptorium extension",
	rating: "Rating",
	extensionText:
		"For Chrome, Edge and other Chromium browsers, version 138 or newer. It shows what a script may do and asks before it installs.",
	check: "Check again",
	found: "The extension is connected.",
	other: "With another script manager",
	otherText: "Violentmonkey, Tampermonkey and others offer to install the file when you open it:",
	openFile: "Open the installable file",
	unrated: "The analysis reached no result, so nothing is known about its safety. Read the code before you install it.",
} as const;
