import { textLimits } from "@scriptorium/shared-protocol/text-limits";

const { min, max } = textLimits.ratingReport.description;

export const en = {
	title: "Report a wrong rating",
	about:
		"A moderator reads every report, with the code of this version, and decides whether the rule is at fault. The author is not told who sent it.",
	close: "Close",
	cancel: "Cancel",
	send: "Send Report",
	claim: "What is wrong?",
	choose: "Choose",
	finding: (rule: string, line: number) => `“${rule}” in line ${line} is no danger`,
	missed: "It should have found something",
	description: "Why is it wrong?",
	hint: `${min} to ${max} characters. Say what the code does there, or what was not found and in which line.`,
	counter: (length: number) => `${length} / ${max}`,
	invalid: {
		claimMissing: "Please choose what is wrong",
		tooShort: `Write at least ${min} characters`,
		tooLong: `Write at most ${max} characters`,
	},
	notices: {
		sent: "Report sent",
		sentAbout: "A moderator will look at it. You are told in your notifications what was decided.",
		refused: "The report was not accepted",
		signInFirst: "Please sign in to report a rating",
		failed: "Failed to send report",
		kept: "What you typed is kept.",
		tooMany: "Too many in a short time. Try again a little later; what you typed is kept.",
	},
} as const;
