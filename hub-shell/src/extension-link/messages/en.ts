/** Spec 03 § 8; the last two are our own. */
export const en = {
	notDetected: "Extension not detected. Please install and enable the Scriptorium browser extension.",
	timeout: "Connection timeout",
	notConnected: "Not connected to extension",
	failed: "Failed to connect to extension",
	cannotRun: "This version of the extension cannot run code in a tab",
	runLost: "The extension knows nothing of this run any more: it was restarted, or the browser was",
} as const;
