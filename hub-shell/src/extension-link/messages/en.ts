/** Spec 03 § 8; the others are our own. */
export const en = {
	notDetected: "Extension not detected. Please install and enable the Scriptorium browser extension.",
	timeout: "Connection timeout",
	notConnected: "Not connected to extension",
	failed: "Failed to connect to extension",
	cannotRun: "This version of the extension cannot run code in a tab",
	asksAlready: "The extension is already asking whether it may record. Answer on its page first.",
	notAllowed: "The recording was not allowed. Choose Start Recording to be asked again.",
	cannotOutline:
		"This version of the extension cannot share the outline of a page. Update the extension, then try again.",
	outlineAsked: "The extension is already asking you to choose a page. Answer on its page first.",
	outlineRefused: "No page was shared. Choose a page again, or go on without one.",
	outlineWithdrawn: "The request for a page was ended",
	outlineLost: "The request was lost because the extension or the browser was restarted. Choose a page again.",
	runLost: "The run was lost because the extension or the browser was restarted",
} as const;
