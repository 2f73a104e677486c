export const en = {
	heading: "Generated Code",
	empty: "No code generated yet. Build your flow and click Generate Code to see the result.",
	target: "Write the code as",
	targets: {
		bookmarklet: "Bookmarklet",
		script: "JavaScript file",
		userscript: "Userscript",
		playwright: "Playwright test",
		puppeteer: "Puppeteer script",
		replay: "Chrome Recorder JSON",
		side: "Selenium IDE project",
	},
	copy: "Copy Code",
	copied: "Copied!",
	download: "Download",
	testRun: "Test Run",
	testing: "Testing...",
	code: "Code",
	outdated: "The flow or its settings have changed since this code was generated.",
	again: "Generate Code",
	notes: "What to know about this code",
	minified:
		"Minified code has no lines for its steps. Turn off Minify Code in the settings to see which lines belong to a step.",
	stepLines: (label: string) => `Marked: the lines of “${label}”. Click a line to select its step.`,
	lineHint: "Click a line to select its step.",
	preview: {
		loading: "Writing the code...",
		code: "Code of this action",
		none: (why: string) => `There is no code yet: ${why}`,
	},
	bookmarklet: {
		heading: "Bookmarklet URL",
		advice:
			"Drag this link to your bookmarks bar, then click it on any page to run the script. The address holds the code in its shortest form.",
		address: "Address of the bookmarklet",
		copy: "Copy URL",
		size: (kilobytes: string) => `${kilobytes} kB`,
		large: (kilobytes: string) =>
			`${kilobytes} kB is a lot for a bookmark: Firefox keeps at most 64 kB, and other browsers may not sync it. Use it as a userscript instead, or remove steps.`,
		untitled: "Bookmarklet",
		explanation: {
			title: "Drag this link to your bookmarks bar",
			text: "A click here would run the script on this page. Show the bookmarks bar (Ctrl+Shift+B, or ⌘+Shift+B), drag the link there, and click it on the page that it is made for.",
			close: "Close",
		},
	},
	testingNote: {
		heading: "Before you use it",
		text: "Test Run performs the steps once and shows on the canvas how far it got. Test a script on the page that it is made for before you save or share it.",
	},
	notices: {
		copied: "Code copied to clipboard!",
		urlCopied: "Bookmarklet URL copied to clipboard!",
		notCopied: "Failed to copy code",
		downloaded: "Code downloaded!",
		failed: "Failed to generate code",
	},
} as const;
