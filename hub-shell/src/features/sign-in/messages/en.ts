export const en = {
	pageTitle: "Sign In",
	heading: "Welcome to Scriptorium",
	leadDesktop: "Sign in to connect your desktop app",
	lead: "Sign in to access your scripts and settings",
	google: "Continue with Google",
	loading: "Checking whether you are signed in…",
	failed: "Failed to sign in with Google",
	failedDetail: "Nothing was changed. Check your connection and try again.",
	failedWhileSignedIn: "Nothing was changed: you are still signed in with the account above.",
	signedInAs: "You are signed in as",
	redirecting: "Redirecting to desktop app...",
	handOffTo: (target: string) => `Your account will be opened to the app at ${target}.`,
	complete: "Complete Authorization",
	dashboard: "Go to Dashboard",
	desktopFailed: "Failed to redirect to desktop app",
	desktopFailedDetail:
		"The address that the app gave is not one of this computer, so nothing was sent to it. Start again from the app.",
} as const;
