export const en = {
	pageTitle: "Sign In",
	heading: "Welcome to Scriptorium",
	lead: "Sign in to access your scripts and settings",
	google: "Continue with Google",
	loading: "Checking whether you are signed in…",
	failed: "Failed to sign in with Google",
	problems: {
		failed: {
			title: "Failed to sign in with Google",
			detail: "Nothing was changed. Check your connection and the clock of this device, and try again.",
		},
		denied: {
			title: "Failed to sign in with Google",
			detail:
				"You did not allow it at Google, so nothing was changed. The hub needs your name and e-mail address only.",
		},
		ended: {
			title: "Your session has ended",
			detail: "It expired, or it was ended on another device. Sign in again to continue.",
		},
	},
	failedWhileSignedIn: "Nothing was changed: you are still signed in with the account above.",
	signedInAs: "You are signed in as",
	complete: "Complete Authorization",
	dashboard: "Go to Dashboard",
	apps: {
		desktop: {
			lead: "Sign in to connect your desktop app",
			redirecting: "Redirecting to desktop app...",
			handOffTo: (target: string) => `Your account will be opened to the app at ${target}.`,
			failed: "Failed to redirect to desktop app",
			failedDetail:
				"What the app asked for is not allowed: its address is not one of this computer, or the request was changed. Nothing was sent to it. Start again from the app.",
		},
		extension: {
			lead: "Sign in to connect the Scriptorium extension",
			redirecting: "Redirecting to the extension...",
			handOffTo: (_target: string) => "Your account will be opened to the Scriptorium extension of this browser.",
			failed: "Failed to connect the extension",
			failedDetail:
				"The request did not come from the Scriptorium extension, or it was changed. Nothing was sent. Press Sign in in the extension again.",
		},
	},
	desktopCodeFailedDetail:
		"The hub did not answer, so nothing was sent to the app. Check your connection and try again.",
} as const;
