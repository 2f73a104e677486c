/** Spec 03 § 8; the last four are our own. */
export const en = {
	notDetected: "Extension not detected. Please install and enable the Scriptorium browser extension.",
	timeout: "Connection timeout",
	notConnected: "Not connected to extension",
	failed: "Failed to connect to extension",
	cannotRun: "This version of the extension cannot run code in a tab",
	asksAlready: "The extension is already asking whether it may record. Answer on its page first.",
	notAllowed: "The recording was not allowed. Choose Start Recording to be asked again.",
	runLost: "The run was lost because the extension or the browser was restarted",
} as const;
