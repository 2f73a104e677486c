import { legalDate, operator } from "../../../../operator/operator.ts";
import type { StaticDocument } from "../../static-document.ts";

export const privacy: StaticDocument = {
	title: "Privacy Policy",
	lead: `What this hub stores about you, why, and for how long. Last changed on ${legalDate("en-US")}.`,
	layout: "numbered",
	sections: [
		{
			id: "controller",
			title: "Who is responsible",
			blocks: [
				`Responsible for the data described here is ${operator.name}.${operator.postalAddress === null ? "" : ` ${operator.postalAddress}.`} You can reach us with the [contact form](/contact)${operator.email === null ? "" : ` or at ${operator.email}`}.`,
			],
		},
		{
			id: "visiting",
			title: "When you visit",
			blocks: [
				"You can browse, search and install without an account. Visits of people who are not signed in are not recorded as usage statistics. The site sets one cookie, and only if you choose a language in the footer: it contains that language.",
				"To keep single visitors from overloading the service, it counts requests such as searches while typing by the network part of your address (the first 24 bits of an IPv4 address, 56 of IPv6), or by your account while you are signed in. The servers that deliver the pages may log addresses for security, for at most " +
					`${operator.logDays} days.`,
			],
		},
		{
			id: "account",
			title: "Your account",
			blocks: [
				"You sign in with Google. From Google we get your name, your e-mail address and your picture. The e-mail address is visible to you and to administrators, not to other users.",
				"The sign-in service logs each sign-in with its time, your account and your address. [Account Settings](/account) lists where you are signed in and the devices that you have allowed to use your account.",
				"Your public profile shows your display name, your username and picture, and what you enter in your account settings: a biography and links. The picture is copied once and served by the hub, so that Google does not learn who looks at your profile. Your full name and your preferences, which you may enter there as well, are visible to you alone.",
				{ heading: "The Script Assistant", id: "assistant" },
				"The hub stores what you write to the assistant and what it answers, so that you find it on your other devices. Only you can read it. **Clear** deletes it at once, and it is a part of the export of your data.",
				"If the hub has an AI model, it receives your messages with the last ten before them and what you have open: a script, a flow, a recording, or the outline of a tab that you share for one question. The copilot and the generator of the extension send it what you describe and the code that you ask about. The hub counts by account and day how much of the model is used.",
			],
		},
		{
			id: "publishing",
			title: "What you publish",
			blocks: [
				"Published scripts with all versions that were public, their forks, public collections, reviews, and stars (as Favorites on your profile) are visible to everybody. Of the people you follow, everybody sees how many they are, and you alone see who they are; those people see only the number, too. Drafts, private collections and private recordings are visible to you alone; administrators can read drafts.",
				"When you report a script or a review, moderators see your report with your display name, and administrators your e-mail address as well. Neither the author nor a moderator whom the report is about is told who reported.",
			],
		},
		{
			id: "usage",
			title: "Usage statistics",
			blocks: [
				"If you are signed in and have agreed, the hub records sessions (start, end, pages viewed, the browser's identification and the page that you came from) and events such as 'script starred', in order to see which parts are used. Only administrators read them. No third party is involved.",
				"A session ends after 30 minutes without activity, or when the page is closed or hidden.",
				"You are asked once, and can change your answer in [Account Settings](/account). If you refuse, nothing is sent, and what was stored about you is deleted.",
			],
		},
		{
			id: "installs",
			title: "Install counts",
			blocks: [
				"An install is counted once a day for each script and person. For people who are not signed in, the count uses a hash of their address with a secret that changes every day and is deleted after two days; after that nobody can trace it back.",
			],
		},
		{
			id: "browser",
			title: "What is stored in your browser",
			blocks: [
				"The site stores in your browser: your session while you are signed in, your theme, whether shortcuts of a single key are on, what you have typed or recorded and not saved or sent yet, how far you had scrolled, the scripts that you opened last from the command palette, your progress in the tutorials, and whether you have finished or closed the tour of the home page. If you have agreed to usage statistics, it also keeps those that wait to be sent. The language that you choose in the footer is in the cookie. You can delete all of it in the settings of your browser.",
			],
		},
		{
			id: "extension",
			title: "The extension and recordings",
			blocks: [
				"The extension keeps installed scripts and recordings on your computer. It sends no pages, no history and no recordings to the hub by itself. For updates it asks the addresses that your installed scripts name, which are those of this hub for scripts from here. What you record goes into the open builder; it is stored at the hub only when you save it there, and is private unless you make it public.",
				"Values of fields for passwords, codes, card and identity numbers are recognized and never recorded. No recognition is perfect: look at a recording before you share it.",
			],
		},
		{
			id: "contact",
			title: "Messages to us",
			blocks: [
				"The contact form stores your name, your e-mail address, the subject, the category and the message, and your account if you are signed in. Only administrators read it, in order to answer you.",
			],
		},
		{
			id: "recipients",
			title: "Who receives data",
			blocks: [
				"Google, when you sign in. The companies that run the servers and the database for us. If the hub has an AI model, the company that runs it, which receives what is named under [Your account](/privacy#account). Authorities, where the law obliges us. We sell no data and show no advertising.",
				"Scripts that you install are programs of other people. What they send, and to whom, is on the page of the script under Security Analysis, as far as the analysis can tell.",
			],
		},
		{
			id: "duration",
			title: "How long data is kept",
			blocks: [
				{
					caption: "How long data is kept",
					columns: ["What", "How long"],
					rows: [
						["account and profile", "until the account is deleted"],
						[
							"published scripts and drafts",
							"until you delete them; a deleted script can be restored for 30 days. When the account is deleted, drafts go with it, and published scripts and reviews stay without your name",
						],
						["former usernames and addresses of scripts", "reserved for 90 days"],
						["usage statistics", "90 days; then only sums by day, which name nobody"],
						["messages to and from the Script Assistant", "90 days, or until you clear them"],
						["log of sign-ins", "until the account is deleted; then without what identifies you"],
						["counters of requests", "about a day after the last request"],
						["secrets of the install count", "2 days"],
						["decisions of moderators", "permanently, as proof"],
						["messages to us", "until they are dealt with and no longer needed"],
						["server logs", `at most ${operator.logDays} days`],
					],
				},
			],
		},
		{
			id: "rights",
			title: "Your rights, children, and changes",
			blocks: [
				"You may see, correct, export and delete the data that we have about you. [Account Settings](/account) does this at once; for everything else use the [contact form](/contact) with the category Account. You may also complain to the data protection authority where you live.",
				`The service is not directed to children under ${operator.minimumAge}, and we do not knowingly store data about them.`,
				`Changes of this policy are announced on this page ${operator.termsNoticeDays} days before they apply.`,
			],
		},
	],
};
