export const en = {
	title: "Visual Script Builder",
	beta: "Beta",
	lead: "Do something once, and keep it as steps that can be done again.",
	signIn: {
		text: "Sign in to save your creations and access advanced features.",
		action: "Sign In",
	},
	panels: "Panels of the builder",
	actions: "Actions",
	recordings: "Recordings",
	flow: "Flow",
} as const;
