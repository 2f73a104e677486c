export const en = {
	region: "Usage statistics",
	question: "May the hub count how you use it?",
	about:
		"Pages you open, without searches and addresses of your own, and what you do with scripts. Kept for 90 days, then only as daily sums. You can change this in your account settings at any time.",
	agree: "Yes, count",
	refuse: "No, thanks",
	failed: "Your answer could not be saved",
	setting: "Usage statistics",
	settingHint:
		"Lets the hub count which pages you open and what you do with scripts. Switching it off deletes what was kept.",
} as const;
