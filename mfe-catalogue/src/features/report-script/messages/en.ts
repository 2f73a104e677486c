import { textLimits } from "@scriptorium/shared-protocol/text-limits";

export const en = {
	scriptTitle: "Report this script",
	reviewTitle: "Report this review",
	about: "A moderator looks at every report. The author is not told who sent it.",
	close: "Close",
	cancel: "Cancel",
	send: "Send Report",
	reason: "What is wrong?",
	reasons: {
		malicious: "Malicious: it harms or deceives people",
		security: "Security: it leaks data or opens a hole",
		spam: "Spam or advertising",
		inappropriate: "Inappropriate or offensive",
		broken: "Broken: it does not do what it says",
		copyright: "Copyright: it was published without permission",
	},
	description: "Details (optional)",
	descriptionHint: "What did you see, and where? A line of the code or an address helps.",
	counter: (length: number, limit: number) => `${length} / ${limit}`,
	invalid: {
		reasonMissing: "Please choose a reason",
		descriptionLong: `Details must be at most ${textLimits.report.description.max} characters long`,
	},
	notices: {
		signInFirst: "Please sign in to report",
		sent: "Report sent",
		sentAbout: "A moderator will look at it.",
		duplicate: "You have already reported this",
		failed: "Failed to send report",
		kept: "What you typed is kept.",
		tooMany: "Too many in a short time. Try again a little later; what you typed is kept.",
	},
} as const;
