/** Spec 03 § 8. */
export const en = {
	notDetected: "Extension not detected. Please install and enable the Scriptorium browser extension.",
	timeout: "Connection timeout",
	notConnected: "Not connected to extension",
	failed: "Failed to connect to extension",
} as const;
