export const en = {
	title: "Visual Script Builder",
	beta: "Beta",
	lead: "Record what you do on a page, read it back as a list of steps, and export it as a test. Steps cannot be edited or saved as a script yet.",
	signIn: {
		text: "Sign in to save your creations and access advanced features.",
		action: "Sign In",
	},
	panels: "Panels of the builder",
	actions: "Actions",
	recordings: "Recordings",
	flow: "Flow",
} as const;
