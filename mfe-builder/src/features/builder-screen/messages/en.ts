export const en = {
	title: "Visual Script Builder",
	beta: "Beta",
	lead: "Put actions together, or record them, and get a bookmarklet, a userscript or a test.",
	signIn: {
		text: "Sign in to save your creations and access advanced features.",
		action: "Sign In",
	},
	panels: "Panels of the builder",
	actions: "Actions",
	templates: "Templates",
	recordings: "Recordings",
	/** What undo calls it. */
	converted: "Convert recording",
	imported: "Import file",
	views: "Flow and code",
	visual: "Visual Editor",
	code: "Generated Code",
	editors: "Editors of the flow",
	outline: "Outline",
	canvas: "Canvas",
	find: "Find in flow",
	notKept: {
		refused: "This browser does not keep drafts: what you build here is lost when the page is closed.",
		unread:
			"Your draft is kept in this browser, but a part of the builder that reads it could not be loaded. Reload the page to go on with it; what you build before that is not kept.",
	},
} as const;
