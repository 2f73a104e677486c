import { legalDate, operator } from "../../../../operator/operator.ts";
import type { StaticDocument } from "../../static-document.ts";

export const terms: StaticDocument = {
	title: "Terms of Service",
	lead: `The terms between you and ${operator.name}. Last changed on ${legalDate("en-US")}.`,
	layout: "numbered",
	sections: [
		{
			id: "acceptance",
			title: "Acceptance of these terms",
			blocks: [
				"These terms apply to the use of this site, its API, its feeds and its browser extension (together: the service). By using the service you accept them. If you do not accept them, do not use it.",
			],
		},
		{
			id: "service",
			title: "The service",
			blocks: [
				"The service is a public catalog of bookmarklets and userscripts that its users publish, with an editor, a visual builder, an automatic security analysis and a browser extension. Browsing, searching and installing need no account.",
			],
		},
		{
			id: "age",
			title: "Who may use it",
			blocks: [
				`The service is not directed to children. People under ${operator.minimumAge} may not use it or have an account.`,
				"If you act for an organization, you state that you may accept these terms for it.",
			],
		},
		{
			id: "account",
			title: "Your account",
			blocks: [
				"You sign in with a Google account. You are responsible for what is done with your account here, so keep the Google account safe and sign out on computers that others use.",
				"One person may not use several accounts to get around a limit, a decision of a moderator, or the rule of one review for each script.",
			],
		},
		{
			id: "content",
			title: "What you publish",
			blocks: [
				"Scripts, descriptions, reviews, collections and recordings that you publish stay yours. Publish only what you have the right to publish.",
				"By publishing something you allow the operator to store, analyze and show it, to serve it through pages, installable files, the API and feeds, and to keep earlier versions available to those who installed them, without payment and for as long as it is published.",
			],
		},
		{
			id: "license",
			title: "License of scripts",
			blocks: [
				"If the code of a script names a license (`@license` or a comment), that license applies between you and its users. Otherwise you allow other users to install and run the script, to read and change it for themselves, and to publish a fork on this hub that names the original.",
			],
		},
		{
			id: "conduct",
			title: "What is not allowed",
			blocks: [
				{
					list: [
						"Scripts that harm the people who install them: that steal passwords, cookies, payment data or other secrets, mine cryptocurrency, replace addresses of wallets, or load code for such purposes.",
						"Scripts that deceive about what they do, or code that is made unreadable to hide it.",
						"Spam, advertising without content, and copies of scripts that are published as one's own.",
						"Reviews, stars, installs or reports that are bought, automated or exchanged.",
						"Insults, harassment, and content that the law forbids.",
						"Attacks on the service, on its users or on other sites, and attempts to get around its limits.",
					],
				},
			],
		},
		{
			id: "rating",
			title: "Security ratings",
			blocks: [
				"The hub analyzes scripts automatically. A rating says what was checked in one version of a script. It is neither a guarantee nor a recommendation, and it may be wrong in both directions; see [Security & Trust](/security). Read a script before you run it where much depends on it.",
			],
		},
		{
			id: "moderation",
			title: "Reports and removal",
			blocks: [
				`Everybody who is signed in can report a script or a review. Security reports are investigated within ${operator.securityReportHours} hours. Moderators may remove content that breaks these terms; its author sees the reason. Code that was removed is not published again until a moderator has approved it.`,
				"If you think that a removal was wrong, you can appeal against it once: [Notifications](/notifications) lists each removal of something of yours with its reason and the button Appeal. A moderator who neither removed nor reported it decides; where there is no other one, one of them decides alone, and the notification says so. If the appeal is granted, everything is public again as it was.",
				"Accounts that break these terms repeatedly or seriously may be closed. If you think that this was wrong, use the [contact form](/contact).",
			],
		},
		{
			id: "api",
			title: "API, feeds and automatic access",
			blocks: [
				"Programs may use the [API and feeds](/documentation#api) as documented, within reasonable limits. Do not read the pages of the site by a program where the API gives the same data.",
			],
		},
		{
			id: "availability",
			title: "Availability and changes of the service",
			blocks: [
				"The service is offered as it is. It may be changed, interrupted or ended. Keep copies of scripts that matter to you: every script can be copied and downloaded at any time.",
			],
		},
		{
			id: "liability",
			title: "Liability",
			blocks: [
				"Scripts are written by users, not by the operator. As far as the law allows, the operator is not liable for damage caused by scripts or by the use of the service, and gives no warranty of any kind. Rights that the law gives to consumers and that cannot be excluded stay as they are.",
				...(operator.governingLaw === null
					? []
					: [`The law of ${operator.governingLaw} applies, without its conflict-of-law rules.`]),
			],
		},
		{
			id: "changes",
			title: "Changes of these terms, and contact",
			blocks: [
				`Changes of these terms are announced on this page ${operator.termsNoticeDays} days before they apply. Whoever uses the service after that accepts them.`,
				"Questions about these terms: use the [contact form](/contact).",
			],
		},
	],
};
