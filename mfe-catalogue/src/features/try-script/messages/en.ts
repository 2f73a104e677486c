import { plural } from "@scriptorium/ui-kit/locale";

const elements = (count: number) => plural("en", count, { one: "# element", other: "# elements" });

export const en = {
	heading: "Try it",
	intro:
		"Runs it on a sample page, in a sealed frame of this page: it reaches no network, no storage and nothing of yours. Nothing is installed.",
	page: "Sample page",
	pages: {
		article: "An article",
		table: "A page with tables",
		form: "A form",
		shop: "A shop",
		video: "A video page",
		feed: "A feed of posts",
	},
	run: "Try it",
	again: "Run again",
	refused: {
		red: "This script is rated High Risk, so the hub does not run it here.",
		reason: (description: string, line: number) => `The reason: ${description} (line ${line})`,
		unrated: "The analysis of this script reached no result, so the hub does not run it here.",
		analyzing: "This version is being analyzed. You can try it as soon as it is rated.",
	},
	state: {
		loading: "The sample page is loading…",
		running: "The script is running…",
	},
	ended: {
		done: "The script has run.",
		failed: "The script ended with an error.",
		blocked: "The script was ended: it blocked its page for seconds, and may never have ended by itself.",
		left: "The script was ended: it tried to lead the frame to another page.",
		unread: "The script ended the measurement. What it changed is not known.",
		notLoaded: "The sample page could not be loaded. Check your connection, then try again.",
		unreadable: (line: number, message: string) => `The hub cannot read the code. Line ${line}: ${message}`,
	},
	moments: { before: "Before", after: "After" },
	frames: { before: "Sample page before the script", after: "Sample page after the script" },
	gone: "The frame was closed.",
	left: "The page was left, so its frame is closed. Run the script again to see it.",
	changes: "What it changed",
	nothing:
		"Nothing that can be seen on this page. Some scripts wait for a click or a key: use the page on which it ran, or choose another sample page.",
	compared: {
		added: (count: number) => `Added ${elements(count)}`,
		removed: (count: number) => `Removed ${elements(count)}`,
		hidden: (count: number) => `Hid ${elements(count)}`,
		shown: (count: number) => `Showed ${elements(count)}`,
		texts: (count: number) => `Changed the text of ${elements(count)}`,
		restyled: (count: number) => `Changed the look of ${elements(count)}`,
	},
	title: (after: string) => `Changed the title of the page to “${after}”`,
	address: (after: string) => `Changed the address to ${after}`,
	stored: {
		cookie: (key: string) => `Changed the cookie “${key}”`,
		local: (key: string) => `Changed “${key}” in local storage`,
		session: (key: string) => `Changed “${key}” in session storage`,
	},
	filled: (field: string) => `Changed the field ${field}`,
	read: (field: string) => `Read the field “${field}”`,
	readSecret: (field: string) => `Read the secret field “${field}”`,
	did: {
		opens: (text: string) => `Tried to open ${text}. Here nothing opens.`,
		downloads: (text: string) => `Tried to save ${text === "" ? "a file" : `“${text}”`}. Here nothing is saved.`,
		dialogs: (text: string) => `Showed a dialog: “${text}”`,
		clipboard: (text: string) => `Copied “${text}”. Your clipboard is as it was.`,
	},
	request: (method: string, url: string) => `Tried to reach ${url} (${method}). Nothing was sent.`,
	error: (message: string) => `Error: ${message}`,
	libraries: "It requires libraries, which are not loaded here. Parts of it may not work.",
	more: (count: number) => plural("en", count, { one: "and # more", other: "and # more" }),
	console: (count: number) => plural("en", count, { one: "Console (# line)", other: "Console (# lines)" }),
	where: "Where",
} as const;
