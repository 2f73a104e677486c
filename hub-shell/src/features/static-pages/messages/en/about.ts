import { operator } from "../../../../operator/operator.ts";
import type { StaticDocument } from "../../static-document.ts";

export const about: StaticDocument = {
	title: "About",
	lead: "A scriptorium was the room where scripts were written, copied and shared. This one is for bookmarklets and userscripts.",
	layout: "sections",
	sections: [
		{
			id: "what",
			title: "What Scriptorium is",
			blocks: [
				"Small scripts make the web do what you need: they copy a table as a spreadsheet, make an article readable, show a hidden password, or fill the same form for the hundredth time. Scriptorium is a public place to find such scripts, to read them before they run, and to publish your own.",
				"There are two kinds. A **bookmarklet** is a bookmark that contains code and runs when you click it. A **userscript** is run by a script manager, such as the Scriptorium extension, on the pages that it names.",
			],
		},
		{
			id: "why",
			title: "Why it exists",
			blocks: [
				"A script can do on a page whatever you can do there. That is what makes scripts useful, and what makes installing one from a stranger a risk. So every version that is published here is analyzed by the hub, and the page of the script says what it can do, with the lines of the code that do it. How often the analysis is right is [measured and published](/security/scorecard).",
			],
		},
		{
			id: "parts",
			title: "What belongs to it",
			blocks: [
				{
					list: [
						"The [catalog](/explore), with search, categories, reviews, collections and the history of every script.",
						"The [editor](/create), which checks a script while you write it.",
						"The [visual builder](/builder), which makes a script from actions on a canvas or from a recording of what you did.",
						"The [browser extension](/extension), which records, installs userscripts and runs them.",
						"An open [API, feeds and installable files](/documentation#api), for everybody without a key.",
					],
				},
			],
		},
		{
			id: "principles",
			title: "What we hold to",
			blocks: [
				{
					list: [
						"The code of every published script is on its page. Nothing has to be believed that can be read.",
						"A rating is given by rules, with its reasons. It cannot be bought, and authors cannot change it.",
						"What could not be analyzed is called 'Not rated', never safe.",
						"The site shows no advertising and loads nothing from trackers.",
						"Whoever wants to leave can: scripts are plain text, and every one has a file that other script managers install.",
					],
				},
			],
		},
		{
			id: "who",
			title: "Who runs this hub",
			blocks: [
				`The software is free (MIT license), and anybody can run a hub. This one is run by ${operator.name}.`,
				...(operator.postalAddress === null ? [] : [`Postal address: ${operator.postalAddress}`]),
				"Write to us with the [contact form](/contact).",
			],
		},
	],
};
