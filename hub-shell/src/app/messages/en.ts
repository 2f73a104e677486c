export const en = {
	skipToContent: "Skip to content",
	mainLandmark: "Content",
	scriptAssistant: "Script Assistant",
	sessionEnded: "Your session has ended",
	sessionEndedDetail: "It expired, or it was ended on another device. Sign in again to continue.",
	sessionNotRenewed: "Your session could not be renewed",
	sessionNotRenewedDetail:
		"The hub did not answer. You stay signed in, and it is tried again; until then, saving may fail.",
	loadingScreen: "Loading…",
	remotesUnavailable: "Failed to load component",
	remotesUnavailableDetail: "The list of the hub's parts could not be read. Nothing you saved is lost.",
	reloadPage: "Reload page",
	crashTitle: "This screen stopped working",
	crashDetail: "The rest of the hub still works. Reload the page, or continue from the home page.",
	goHome: "Go to the home page",
} as const;
