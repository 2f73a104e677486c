/** Spec 03 § 8; the last two are our own. */
export const en = {
	notDetected: "Extension not detected. Please install and enable the Scriptorium browser extension.",
	timeout: "Connection timeout",
	notConnected: "Not connected to extension",
	failed: "Failed to connect to extension",
	cannotRun: "This version of the extension cannot run code in a tab",
	runLost: "The run was lost because the extension or the browser was restarted",
} as const;
