import { textLimits } from "@scriptorium/shared-protocol/text-limits";
import { operator } from "../../../../operator/operator.ts";
import type { Section, StaticDocument, Step } from "../../static-document.ts";

type Level = "Beginner" | "Intermediate" | "Advanced";

function tutorial(
	id: string,
	title: string,
	level: Level,
	minutes: number,
	about: string,
	steps: readonly Step[],
): Section {
	return { id, title, facts: [level, `${minutes} minutes`, `by ${operator.tutorialAuthor}`], blocks: [about], steps };
}

export const tutorials: StaticDocument = {
	title: "Tutorials",
	lead: "Step-by-step lessons, from a first bookmarklet to a tested flow. Your progress is kept in this browser only.",
	layout: "answers",
	sections: [
		tutorial(
			"first-bookmarklet",
			"Use your first bookmarklet",
			"Beginner",
			5,
			"You find a script, read what it can do, put it on your bookmarks bar, and run it.",
			[
				{
					title: "Find a script",
					blocks: [
						"Open [Explore](/explore) and type what you need, for example `table`. Each card says what the script is for and how it is rated.",
						{ picture: "explore-search", alt: "Explore with the search term “table” and cards of matching scripts" },
					],
				},
				{
					title: "Read its page",
					blocks: [
						"Open a script. Under Security Analysis you see what it can do. Below is the code: every line that will run.",
						{ picture: "script-security", alt: "Page of a script with its rating and what it can do" },
					],
				},
				{
					title: "Drag it to the bookmarks bar",
					blocks: [
						"Show the bookmarks bar with Ctrl+Shift+B (⌘+Shift+B on a Mac), and drag the link there.",
						{ picture: "script-install", alt: "Instructions of a bookmarklet with the link that is dragged" },
					],
				},
				{
					title: "Run it",
					blocks: ["Open a page with a table and click the bookmark. To remove it, delete the bookmark."],
				},
			],
		),
		tutorial(
			"first-userscript",
			"Install a userscript with the extension",
			"Beginner",
			10,
			"You add the extension to your browser and let it run a script on the pages that the script names.",
			[
				{
					title: "Get the extension",
					blocks: [
						"Open [Get the extension](/extension) and follow its steps. At the end the page says that the extension is connected.",
						{ picture: "get-extension", alt: "The page “Get the extension” with its steps" },
					],
				},
				{
					title: "Choose a userscript",
					blocks: [
						"Search for `kind:userscript` in [Explore](/explore?search=kind%3Auserscript): only userscripts are listed.",
						{ picture: "explore-userscripts", alt: "Explore with userscripts only" },
					],
				},
				{
					title: "Install it",
					blocks: [
						"Choose Install. A page of the extension opens with the code and its rating. Read it, and confirm there.",
						{ picture: "script-userscript", alt: "Page of a userscript with the button Install" },
					],
				},
				{
					title: "See that it runs",
					blocks: [
						"Open a page that the script names. The icon of the extension lists the scripts that run there; Manage scripts lists all, to switch them off or remove them.",
					],
				},
			],
		),
		tutorial(
			"write-and-publish",
			"Write and publish a script",
			"Intermediate",
			15,
			"You write a bookmarklet that counts words, see it checked while you type, and publish it.",
			[
				{
					title: "Open the editor",
					blocks: [
						"Open [Create](/create). You can write without signing in; what you type is kept in this browser.",
						{ picture: "create-empty", alt: "The editor for a new script" },
					],
				},
				{
					title: "Write the code",
					blocks: [
						"Paste this into Bookmarklet Code:",
						{
							code: "javascript:(() => {\n  const words = document.body.innerText.trim().split(/\\s+/).length;\n  alert(words + ' words');\n})();",
						},
					],
				},
				{
					title: "Look at the check",
					blocks: [
						"The security check below the code runs while you type. This script should be Low Risk, because nothing that it reads leaves the page.",
						{ picture: "create-checked", alt: "The editor with code, form and the result of the security check" },
					],
				},
				{
					title: "Describe and publish it",
					blocks: [
						`Give it a title, a description of at least ${textLimits.script.description.min} characters and a category, and choose Create. Sign in when you are asked; the script is saved right after. Choose Save as draft instead if nobody should see it yet.`,
					],
				},
			],
		),
		tutorial(
			"record-a-task",
			"Record a task and repeat it",
			"Intermediate",
			15,
			"You record what you do on a page, and make a script of it.",
			[
				{
					title: "Open the builder",
					blocks: [
						"Open the [builder](/builder) in a browser with the [extension](/extension). The button Record is at the top, beside the title.",
						{ picture: "builder-empty", alt: "The builder without steps, with the button Record beside its title" },
					],
				},
				{
					title: "Record",
					blocks: [
						"Choose Record. When the extension asks whether this builder may record, choose Allow recording. Then open the page in another tab and do your task once. Passwords, codes and card numbers are left out.",
					],
				},
				{
					title: "Stop and convert",
					blocks: [
						"Return to the builder and choose Stop. The number of recorded actions beside Record leads to their list: look through it. Then choose Convert: the recording becomes steps on the canvas. Where a flow is open already, you are asked whether the new steps replace it or are added to it.",
						{ picture: "builder-recording", alt: "The builder after a recording was converted to steps" },
					],
				},
				{
					title: "Test and save it",
					blocks: [
						"Choose Generate Code and then Test Run to perform the steps once. Give the flow a name and a description in the Settings below the Actions Library, and choose Save.",
					],
				},
			],
		),
		tutorial(
			"build-without-code",
			"Build a script without writing code",
			"Intermediate",
			20,
			"You start from a template, change it, and get code that you can read.",
			[
				{
					title: "Choose a template",
					blocks: [
						"Open the [builder](/builder) and its tab Templates. Choose a template: its steps appear on the canvas. Undo brings back what was there before.",
						{
							picture: "builder-template",
							alt: "The builder with the list of templates and the steps of one on the canvas",
						},
					],
				},
				{
					title: "Change a step",
					blocks: [
						"Double-click a step to change its fields, and drag actions from the Actions Library to add more. The Outline shows the same flow as a list.",
					],
				},
				{
					title: "Fix the marked steps",
					blocks: [
						"The badge in the toolbar says Valid, or counts errors and warnings. Choose it to list them; each leads to its step.",
					],
				},
				{
					title: "Generate the code",
					blocks: [
						"Generate Code shows the script. Choose there whether it is written as a bookmarklet, a userscript or a test. Click a line to see which step it belongs to.",
					],
				},
			],
		),
		tutorial(
			"read-a-rating",
			"Read a security rating like a reviewer",
			"Advanced",
			20,
			"You learn what a rating is based on, and compare two versions of a script.",
			[
				{
					title: "Know the levels",
					blocks: [
						"[Security & Trust](/security) explains what Low, Medium, High and Not rated mean, and what they do not mean.",
						{ picture: "security-levels", alt: "The page Security & Trust" },
					],
				},
				{
					title: "Read the findings",
					blocks: [
						"Open a script and its Security Analysis. Each finding names its severity and the line; the code is marked at the same place.",
					],
				},
				{
					title: "Ask what it can do",
					blocks: [
						"Look at the servers, the data and the functions that are listed. Does the script need them for what it says it does? If not, read these lines.",
					],
				},
				{
					title: "Compare versions",
					blocks: [
						"Choose View version history and compare two versions: the page lists what the newer one can newly do, and the changed lines.",
					],
				},
				{
					title: "Know how often it is wrong",
					blocks: [
						"The [scorecard](/security/scorecard) shows what the analysis finds, what it misses, and its false alarms.",
						{ picture: "scorecard", alt: "The scorecard of the security rating" },
					],
				},
			],
		),
	],
};
