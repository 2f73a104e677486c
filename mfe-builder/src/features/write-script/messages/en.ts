import { plural } from "@scriptorium/ui-kit/locale";

const lines = (count: number) => plural("en", count, { one: "finding", other: "findings" });

export const en = {
	title: { edit: "Edit Your Script" },
	loading: "Loading bookmarklet data...",
	tabs: { label: "Code", editor: "Editor", security: "Security", testing: "Testing" },
	fields: {
		description: "Description",
		category: "Category",
		chooseCategory: "Choose a category",
		tags: "Tags",
		tagsHint: "Separated by commas, for example: table, export",
		changeNote: "What changed",
		changeNoteHint: "Optional. Shown with this version in the version history.",
		code: { bookmarklet: "Bookmarklet Code", userscript: "Userscript Code" },
		codeHint: "A bookmarklet should start with javascript:, a userscript with its // ==UserScript== block.",
	},
	dropped: {
		tooLarge: (name: string) => `${name} is larger than 16 MB.`,
		unreadable: (name: string) => `${name} could not be read.`,
		notText: (name: string, encoding: string) => `${name} is not text in ${encoding}. Save it as UTF-8.`,
	},
	format: {
		action: "Format",
		busy: "Formatting...",
		syntaxError: (line: number, message: string) => `Line ${line}: ${message} Correct it, then press Format again.`,
		outcomes: {
			formatted: "The code is formatted. Undo takes it back.",
			unchanged: "The code is already formatted.",
			"code-changed": "The code has changed while it was being formatted. Press Format again.",
			"too-slow": "Formatting took longer than 30 seconds and was stopped. The code has not changed.",
			unavailable: "The formatter could not be loaded. Check your connection, then press Format again.",
		},
	},
	invalidText: ({ line, column, message }: { line: number; column: number; message: string }) =>
		`Line ${line}, column ${column}: ${message}`,
	actions: {
		create: { bookmarklet: "Create Bookmarklet", userscript: "Create Userscript" },
		creating: "Creating...",
		update: { bookmarklet: "Update Bookmarklet", userscript: "Update Userscript" },
		updating: "Updating...",
		publish: { bookmarklet: "Publish Bookmarklet", userscript: "Publish Userscript" },
		publishing: "Publishing...",
		saveDraft: "Save as draft",
		savingDraft: "Saving...",
		cancel: "Cancel",
		backToCopilot: "Back to Copilot",
	},
	/** Spec 02 § 5 and § 8. */
	tagGeneration: {
		generated: (confidence: number) => `Generated tags with ${confidence}% confidence`,
		failed: "Failed to generate tags, proceeding without them",
		busy: "Generating tags...",
		skip: "Save without tags",
	},
	fork: {
		action: "Fork",
		busy: "Forking...",
		signInFirst: "Please sign in to fork bookmarklets",
		unsaved: "Cannot fork unsaved bookmarklet",
		forked: "Bookmarklet forked successfully",
		failed: "Failed to fork bookmarklet",
		failedDetail: "Check your connection, then try again. What you have typed is still here.",
	},
	/** Saving a public script as a draft takes it off the catalog. */
	withdrawal: {
		title: "Save as draft and unpublish?",
		text: "Only you will see this script until you publish it again. Whoever installed it keeps their copy.",
		confirm: "Save as draft",
		cancel: "Cancel",
		close: "Close",
	},
	hints: {
		quickStart: {
			title: "Quick Start",
			text: "Paste or write a script, give it a name, and save. It is checked as you type.",
		},
		builder: {
			title: "Visual Builder",
			text: "Build a script from actions without writing code: on a canvas, from a template, or from a recording.",
			open: "Try Builder",
		},
	},
	tips: {
		heading: "Before you save",
		items: [
			"Request as few permissions and sites as possible: scripts that can do less are easier to trust.",
			"Marks next to the line numbers show security findings as you type.",
			"Every save creates a new version. Earlier versions stay available, each with its own rating.",
		],
	},
	live: {
		heading: "Security check of what you are typing",
		checking: "Checking…",
		empty: "Nothing to check yet.",
		risk: { green: "Low Risk", amber: "Medium Risk", red: "High Risk", unrated: "Not rated" },
		findings: (count: number) => (count === 0 ? "No findings" : `${count} ${lines(count)}`),
		details: "See the security check",
		reasons: {
			"took-too-long":
				"The check took longer than 3 seconds and was stopped. The hub checks the code again after you save.",
			crashed: "The check failed. Change the code to try again; the hub also checks it after you save.",
			unavailable:
				"The check could not start in this browser. Your code is not affected; the hub checks it after you save.",
		},
	},
	steps: {
		next: "Next finding",
		previous: "Previous finding",
		total: (count: number) => plural("en", count, { one: "1 line is marked", other: "# lines are marked" }),
	},
	security: {
		heading: "Security check",
		about: "Preview rating. The public rating is calculated with the same rules when you save.",
		score: (score: number) => `Score ${score} out of 100`,
		findings: "Findings",
		noFindings: "No findings.",
		others: (count: number) => plural("en", count, { one: "# other finding", other: "# other findings" }),
		path: "The path of the data",
		recommendations: "Recommendations",
		severity: { critical: "Critical", high: "High", medium: "Medium", low: "Low" },
		line: (line: number) => `Line ${line}`,
		explain: "Explain this",
		explainNamed: (rule: string, line: number) => `Explain this: ${rule}, line ${line}`,
		/** Sent to the Script Assistant in the person's name. */
		question: (rule: string, severity: string, line: number) =>
			`Explain the finding “${rule}” (${severity}) in line ${line} of this script.`,
		goToLine: (line: number) => `Go to line ${line} in the editor`,
	},
	testing: { heading: "Test run", loading: "Loading the test…" },
	saved: {
		created: "Bookmarklet created",
		updated: "Bookmarklet updated",
		published: "Bookmarklet published",
		publishedDetail: "Versions saved before as a draft stay private.",
		draft: "Draft saved",
		draftDetail: "Only you can see it. It is public once you publish it.",
		typedMeanwhile: "What you typed while it was being saved is kept as an unsaved draft.",
		goOn: "Go on editing",
		/** The changes that made the code canonical. */
		changed: {
			"byte-order-mark": "The byte order mark at the start of the code was removed.",
			"line-ends": "Line ends were changed to \\n (Unix).",
		},
		held: "Saved, but not public yet",
		heldDetail:
			"A moderator removed this code before, or code that resembles it. Only you can see the script until a moderator has approved it.",
	},
	analysisFailed: "Failed to analyze bookmarklet security",
	analysisFailedDetail: "Your script is saved. The hub will analyze it shortly, and its page will show the rating.",
	failed: {
		title: "Failed to save bookmarklet",
		unavailable: "Please try again or contact support.",
		kept: "What you have typed is still here.",
		offline: "The hub cannot be reached. Check your connection, then try again.",
		invalid: (why: string) => `The hub did not accept it: ${why}`,
		forbidden: "Only its owner can change this script.",
		signedOut: "You must be logged in to create a bookmarklet. Sign in in another tab, then save once more.",
		rateLimited: "You have saved too often. Wait a moment, then try again.",
		conflict: (version: string) =>
			`Version ${version} was saved elsewhere since you opened this script. Compare the two, then save yours on top of it.`,
		openLatest: "Open the latest version",
		onTop: (version: string) => `Save on top of version ${version}`,
	},
	signIn: {
		title: "Sign in required",
		text: "You need to be signed in to create and save bookmarklets.",
		kept: "What you typed is kept in this browser and will be saved when you return.",
		go: "Sign in",
		stay: "Keep writing",
		close: "Close",
	},
	draft: {
		found: "You have an unsaved draft.",
		restore: "Restore draft",
		discard: "Discard",
		keptFailed: "This browser cannot keep drafts. Save before you leave this page.",
	},
	loadFailed: {
		title: "Failed to load bookmarklet data",
		detail: "The hub did not answer as expected. Nothing is lost; try again.",
		retry: "Try Again",
	},
	notYours: {
		title: "Only its owner can edit this script",
		detail: "You can read it, install it and see its rating.",
		open: "Open its page",
	},
} as const;
