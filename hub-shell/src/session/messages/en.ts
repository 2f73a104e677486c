export const en = {
	signInFailed: "Failed to sign in with Google",
	desktopRedirectFailed: "Failed to redirect to desktop app",
	profileCreateFailed: "Failed to create profile",
	profileUpdateFailed: "Failed to update profile",
	profileSyncFailed: "Profile sync failed",
	/** Stands in for a name when there is neither one nor an e-mail address (spec 02 § 4). */
	namelessUser: "User",
} as const;
