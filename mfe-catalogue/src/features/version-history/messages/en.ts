export const en = {
	historyTitle: "Version history",
	historyAbout: "Each version keeps the rating it was given. Newest first.",
	close: "Close",
	loading: "Loading the versions...",
	failed: "The versions could not be read",
	retry: "Try Again",
	empty: "There is no version yet",
	emptyHow: "Versions appear here as soon as the script is saved.",
	newest: "Current",
	risk: { green: "Low Risk", amber: "Medium Risk", red: "High Risk", unrated: "Not rated" },
	analyzing: "Analyzing…",
	score: (score: number) => `${score} out of 100`,
	changes: "What changed",
	changesOf: (semver: string, before: string) => `What changed in ${semver} since ${before}`,
	install: "Install this version",
	installOf: (semver: string) => `Install this version (${semver})`,
	installDangerous: "Install anyway…",
	installDangerousOf: (semver: string) => `Install High Risk version ${semver} anyway`,
	restore: {
		button: "Restore this version",
		buttonOf: (semver: string) => `Restore this version (${semver})`,
		title: (semver: string) => `Restore version ${semver}?`,
		about: (semver: string, current: string) =>
			`The code of ${semver} becomes a new version on top of ${current}. No version is deleted, and everybody who installed the script is offered the new one.`,
		confirm: "Restore",
		cancel: "Cancel",
		done: (semver: string, restored: string) => `Version ${semver} restored as ${restored}`,
		held: "Restored, but not public yet",
		heldDetail:
			"A moderator removed this code before, or code that resembles it. Only you can see the script until a moderator has approved it.",
		failed: "Failed to restore this version",
		why: {
			CONFLICT: "Another version was saved meanwhile. Look at the history and try again.",
			FORBIDDEN: "Only the owner may change this script.",
			UNAUTHENTICATED: "Your session has ended. Sign in and try again.",
			RATE_LIMITED: "Too many versions in a short time. Wait a little and try again.",
			other: "Nothing was changed. Try again.",
		},
	},
	picker: {
		label: "Compare two versions",
		older: "From version",
		newer: "To version",
		compare: "Compare",
	},
	comparison: {
		title: (older: string, newer: string) => `Versions ${older} and ${newer}`,
		back: "All versions",
		unknown: "There is no such version",
		unknownHow: (one: string, other: string) => `This script does not have both versions ${one} and ${other}.`,
		sameVersion: "Choose two different versions to see what changed between them.",
	},
	capabilities: {
		heading: "What it can do",
		loading: "Loading the analyses...",
		failed: "The analyses could not be read",
		missing: {
			awaited: (semver: string) =>
				`Version ${semver} is still being analyzed: what it can do cannot be compared yet. Read its code below.`,
			unrated: (semver: string) =>
				`Version ${semver} could not be rated, so it is not known what it can do. Read its code below.`,
			unreadable: (semver: string) =>
				`The analysis of version ${semver} has a form that this page does not know. Read its code below.`,
		},
	},
	code: {
		heading: "Code",
		loading: "Comparing the code...",
		failed: "The code could not be read",
	},
} as const;
