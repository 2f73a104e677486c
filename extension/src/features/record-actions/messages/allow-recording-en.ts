/** Texts of the page on which the user lets the hub record. */
export const en = {
	product: "Scriptorium",
	loading: "Loading…",
	title: "Record what you do in your browser?",
	lead: (hub: string) =>
		`A page of ${hub} asks to record. Until you stop, it receives what you do in every tab: addresses, clicks, keys, and what you type. Passwords, codes and card numbers are left out.`,
	more: "It asks for more than you have allowed in its tab before.",
	sites: "On these pages",
	everySite: "Every website, also those where you are signed in.",
	captures: "Beside your actions",
	screenshots: "Pictures of the pages",
	network: "Addresses of the requests that pages make",
	console: "What pages write to the console",
	nothing: "Nothing else.",
	allow: "Allow recording",
	refuse: "Do not record",
	note: "You are asked once for this tab of the hub, until you close it. The icon of the extension shows REC while it records. In the extension's settings you can take your permission back.",
	failed: "The recording did not start",
	failedDetail: "Nothing is recorded. Close this page, then choose Start Recording again.",
	gone: "There is nothing to record",
	goneDetail:
		"The page of the hub does not wait for your answer any more. Choose Start Recording there to be asked again.",
	close: "Close",
	consent: {
		title: "Recordings",
		none: "No page of the hub may record without asking you.",
		some: (tabs: number) =>
			tabs === 1
				? "One tab of the hub may start recordings without asking you again, until you close it."
				: `${tabs} tabs of the hub may start recordings without asking you again, until you close them.`,
		forget: "Ask me again",
		changeFailed: "The change could not be saved. Try again.",
	},
} as const;
