import { operator } from "../../../../operator/operator.ts";
import type { StaticDocument } from "../../static-document.ts";

export const faq: StaticDocument = {
	title: "FAQ",
	lead: "Answers to what people ask most about bookmarklets, userscripts and their safety.",
	layout: "answers",
	sections: [
		{
			id: "what-is-a-bookmarklet",
			title: "What is a bookmarklet?",
			blocks: [
				"A bookmark whose address is a small program (`javascript:…`). Click it on any page, and the program runs there once. It needs no extension and works in all common browsers.",
			],
		},
		{
			id: "what-is-a-userscript",
			title: "What is a userscript, and how does it differ?",
			blocks: [
				"A program that a script manager runs by itself on the pages that it names, every time you open one. It can use functions that a bookmark cannot have, such as storage of its own. Install it with the [Scriptorium extension](/extension), or with Violentmonkey, Tampermonkey or another manager.",
			],
		},
		{
			id: "install-bookmarklet",
			title: "How do I install a bookmarklet?",
			blocks: [
				"Open its page and drag the link to your bookmarks bar (show the bar with Ctrl+Shift+B, or ⌘+Shift+B on a Mac). On a phone, the page shows how to do the same with a copied address. Then open any page and choose the bookmark.",
			],
		},
		{
			id: "install-userscript",
			title: "How do I install a userscript?",
			blocks: [
				"[Get the extension](/extension), then choose Install on the page of the script. The extension shows the code and its rating in a page of its own, and installs the script when you confirm there. With another manager, open the installable file of the script.",
			],
		},
		{
			id: "need-account",
			title: "Do I need an account?",
			blocks: [
				"Not to search, read, install or build. You need one to save and publish scripts, to review, star and report, to follow authors, and to keep collections. You sign in with Google.",
			],
		},
		{
			id: "is-it-free",
			title: "Does it cost anything?",
			blocks: ["No. The hub and its extension are free, and their source code is open (MIT license)."],
		},
		{
			id: "are-scripts-safe",
			title: "Are the scripts safe?",
			blocks: [
				"Each version is analyzed before its rating says anything, and the page shows what the script can do: which sites it runs on, which servers it contacts, and what it reads and stores. That finds much, not everything. Low Risk is a statement about what was checked, not a guarantee. [How the rating works](/security), and [how good it is](/security/scorecard).",
			],
		},
		{
			id: "risk-levels",
			title: "What do Low, Medium and High Risk mean?",
			blocks: [
				"**Low Risk** (80 to 100 points): what was found could be shown to be harmless. **Medium Risk** (40 to 79): something could not be shown to be harmless. **High Risk** (up to 39): data was shown to go to somebody else, foreign code is run, or something harmful was recognized. **Not rated**: the analysis reached no result; that never counts in favor of a script.",
			],
		},
		{
			id: "report",
			title: "How do I report a bad script?",
			blocks: [
				`Sign in, open the page of the script and choose Report. Moderators read every report; security reports are investigated within ${operator.securityReportHours} hours. For anything else use the [contact form](/contact).`,
			],
		},
		{
			id: "publish",
			title: "How do I publish a script of my own?",
			blocks: [
				"Open [Create](/create), paste or write the code, give it a title, a description and a category, and choose Create. You can save it as a draft first; only you see it then. Every save makes a new version with a rating of its own. The [documentation](/documentation#publish) has the details.",
			],
		},
		{
			id: "without-code",
			title: "Can I make a script without writing code?",
			blocks: [
				"Yes. The [visual builder](/builder) makes one from actions that you put on a canvas, from a template, or from a recording of what you do on a page (this needs the extension).",
			],
		},
		{
			id: "passwords-recorded",
			title: "Does the recorder see my passwords?",
			blocks: [
				"It does not record them. Values of fields for passwords, codes, card and identity numbers are recognized in the page and left out before anything is stored; a replay asks you for them. Look at a recording before you share it all the same, because no recognition is perfect.",
			],
		},
		{
			id: "updates",
			title: "How are installed scripts updated?",
			blocks: [
				"The extension tells you when the hub has a newer version, and shows what it can newly do before you accept it. Other managers look for updates at the address in the installed file. A bookmarklet is not updated: drag the new link when there is one.",
			],
		},
		{
			id: "does-not-work",
			title: "Why does a bookmarklet do nothing on some sites?",
			blocks: [
				"Some sites limit what scripts may do in their pages (Content-Security-Policy), and no script runs on pages of the browser itself, such as its settings or its store. The page of a script says what such a policy would stop. Installed as a userscript it may work there.",
			],
		},
		{
			id: "fork",
			title: "May I change a script of somebody else?",
			blocks: [
				"Choose Fork on its page. You get a copy of your own as a draft, with code and tags, and the fork names the original once you publish it. If the code names a license, that license applies.",
			],
		},
	],
};
