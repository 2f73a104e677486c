export const en = {
	debug: "Admin debug page",
	panel: {
		title: "Admin Panel",
		description:
			"Here you will see how the hub is used, choose what is featured, decide on reports and re-scan scripts: Analytics, Featured Management, Content Moderation and Security Reports. You are signed in as an administrator; your access works.",
	},
} as const;
