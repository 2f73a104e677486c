import { MIN_CODE_LENGTH } from "@scriptorium/shared-protocol/hub-edge/code-limits";
import { MAX_TAGS, textLimits } from "@scriptorium/shared-protocol/text-limits";
import { MAX_SCRIPT_SIZE } from "@scriptorium/userscript/script-size";
import type { StaticDocument } from "../../static-document.ts";

export const documentation: StaticDocument = {
	title: "Documentation",
	lead: "How to install, write, publish, record and build scripts, and how to use the hub from a program or run your own.",
	layout: "sections",
	sections: [
		{
			id: "install",
			title: "Install",
			blocks: [
				"The page of a script shows what it does, what it can do, its rating with the reasons, its code, its versions and its reviews. Below **Instructions** is everything to install it.",
				{ heading: "Bookmarklets", id: "install-bookmarklet" },
				"Drag the link to your bookmarks bar. If the bar is hidden, press Ctrl+Shift+B (⌘+Shift+B on a Mac). With a keyboard or on a phone, copy the link and make a bookmark with it as the address; the page has the steps for Android and iOS. To remove it, delete the bookmark.",
				{ heading: "Userscripts with the Scriptorium extension", id: "install-userscript" },
				"[Get the extension](/extension); the page says when it is connected. It needs Chrome, Edge, Brave or another Chromium browser, version 138 or newer. Then choose **Install** on the page of a script. A page of the extension shows the code and its rating; nothing is installed before you confirm there.",
				"**Manage scripts** in the extension's menu lists what is installed. There you switch a script off, remove it, or check for a newer version and see what changes in it.",
				{ heading: "Userscripts with another manager", id: "other-managers" },
				"Open the installable file of the script (`.user.js`). Violentmonkey, Tampermonkey and other managers offer to install it, and look for updates at its address.",
				{ heading: "Collections", id: "collections" },
				"A collection is a list of scripts that somebody put together. Sign in and choose **Add to collection** on a script to start your own; it is private until you make it public.",
			],
		},
		{
			id: "write",
			title: "Write",
			blocks: [
				`A script is one text of up to ${MAX_SCRIPT_SIZE}. If it carries a \`// ==UserScript==\` block, it is a userscript, otherwise a bookmarklet.`,
				{ heading: "A bookmarklet", id: "write-bookmarklet" },
				{
					code: "javascript:(() => {\n  const words = document.body.innerText.trim().split(/\\s+/).length;\n  alert(words + ' words');\n})();",
				},
				"Wrap the code in a function, so that its names do not clash with those of the page. You may leave `javascript:` out; the link that the hub makes has it.",
				{ heading: "A userscript", id: "write-userscript" },
				{
					code: "// ==UserScript==\n// @name     Larger text\n// @match    https://example.org/*\n// @grant    none\n// ==/UserScript==\n\ndocument.documentElement.style.fontSize = '120%';",
				},
				{
					caption: "Keys of the block",
					columns: ["Key", "Meaning"],
					rows: [
						["`@name`", "required; the name of the script"],
						["`@match`, `@include`, `@exclude`", "the pages on which it runs"],
						["`@grant`", "a function of the script manager that it uses, or `none`"],
						["`@connect`", "a server that it may contact with `GM_xmlhttpRequest`"],
						["`@run-at`", "when it starts: `document-start`, `document-end` or `document-idle`"],
						["`@require`, `@resource`", "files that are loaded at install; add `#sha256=…` to pin their content"],
					],
				},
				"The version, and the addresses for updates, are written by the hub into the file that it serves.",
				{ heading: "What is refused", id: "refused" },
				"A text that browsers and script managers could read in different ways is refused when you save it, with line and column: a second `==UserScript==` block, code above the block, misspelled keys, invisible characters in the block, a `javascript:` address with invalid escapes, and the like. That is why the text that you read is the text that runs.",
				{ heading: "Tips for a good rating", id: "rating-tips" },
				{
					list: [
						"Name the exact sites in `@match`, and only the functions that you use in `@grant`.",
						"Name the servers that you contact as constants, so that the analysis can see them, and in `@connect`.",
						"Use a known library in a listed version, or do without one: every other library makes a script Medium, pinned or not.",
						"Do not make the code unreadable. Code that cannot be followed is never rated Low.",
					],
				},
			],
		},
		{
			id: "publish",
			title: "Publish",
			blocks: [
				"Open [Create](/create). Paste or write the code; findings of the security check are marked beside the line numbers while you type. Fill in the form:",
				{
					caption: "Fields of a script",
					columns: ["Field", "Rule"],
					rows: [
						["Title", `${textLimits.script.title.min} to ${textLimits.script.title.max} characters`],
						["Description", `${textLimits.script.description.min} to ${textLimits.script.description.max} characters`],
						["Category", "one of the list"],
						["Tags", `optional, separated by commas; up to ${MAX_TAGS} of ${textLimits.tag.name.max} characters`],
						["Code", `${MIN_CODE_LENGTH} characters to ${MAX_SCRIPT_SIZE}`],
					],
				},
				"**Create** publishes the script at once. **Save as draft** keeps it for yourself. What you type is kept in your browser until you save it.",
				{ heading: "Versions", id: "versions" },
				"Every save makes a new version (1.0.0, 1.1.0, …), which is analyzed and rated anew. Earlier versions stay in the history with their ratings; any two can be compared, by code and by what they can do, and an earlier one can be restored as a new version.",
				{ heading: "Your scripts", id: "manage" },
				"[My Bookmarklets](/manage-bookmarklets) lists what is published, your drafts, and what you deleted in the last 30 days, with installs and stars. Scripts can be unpublished, deleted and restored there.",
				{ heading: "Forks", id: "forks" },
				"**Fork** on the page of a script gives you a copy as a draft. Once you publish it, its page names the original.",
				{ heading: "Limits", id: "limits" },
				"An account has room for 500 scripts, 1,000 recordings and 256 MB, and may save 60 versions in an hour. Whoever reaches a limit keeps everything and is told which limit it was.",
			],
		},
		{
			id: "record",
			title: "Record",
			blocks: [
				"With the [extension](/extension), the [builder](/builder) records what you do on any page: clicks, typing, choices, key presses, scrolling and page changes, in all frames of a tab.",
				{
					list: [
						"Choose **Record** beside the title of the builder, and do it once on the page, as you always do.",
						"Come back and choose **Stop**. The list shows every recorded action.",
						"**Convert** makes steps of it that you can change, test and save as a script. Where a flow is open, it asks whether to replace it or to add the steps to it.",
					],
				},
				"Passwords, codes, card and identity numbers are never recorded; the steps ask for them when the script runs. You can hide any other value in the list before you save or share the recording.",
				"**Recording options** switch on screenshots, requests and console messages, exclude parts of pages, and limit the sites. **Save to Cloud** stores a recording at the hub, private unless you make it public.",
				"**Export** writes a recording as a Playwright test, a Puppeteer script, a Selenium IDE project or a file for the recorder of the DevTools. **Import** reads the last two, and flows and recordings of Scriptorium.",
			],
		},
		{
			id: "build",
			title: "Build",
			blocks: [
				"A flow is a list of steps with connections: click, type, wait, read a text, decide, repeat, and more. Drag actions from the **Actions Library** to the canvas, or work in the **Outline**, which shows the same flow as a list and is made for the keyboard and for screen readers.",
				{
					list: [
						"**Templates** are complete flows to start from.",
						"A step finds its element by several properties, so that it still works when a page changes a little. When it is not sure, it stops and says so, instead of clicking on something else.",
						"The badge in the toolbar lists errors and warnings; each leads to its step.",
						"**Generate Code** writes the flow as a bookmarklet, a JavaScript file, a userscript, a Playwright or Puppeteer test, a file for the Chrome Recorder or a Selenium IDE project.",
						"**Test Run** performs it once, in a tab that you choose through the extension or in a sandbox, and marks on the canvas how far it came.",
						"**Save** publishes it like any script; the flow is kept with it, so that you can open it in the builder again.",
						"**Share** makes a link that contains the flow with all typed values; **Export** and **Import** use a file.",
					],
				},
			],
		},
		{
			id: "assistant",
			title: "Ask the Script Assistant",
			blocks: [
				"The round button at the lower right of every page opens the **Script Assistant**. You have to be signed in. Describe what you need in your own words: it writes a script or a flow, finds scripts of this hub, answers from this documentation, or explains a finding of a rating.",
				{
					list: [
						"Every script of an answer is analyzed before you see it, and shows its rating and what it may do. Nothing is saved or run before you do it: **Open in editor**, **Open in builder**, **Test** and **Copy** are yours to press.",
						"Above the field stands what is sent with your question: the script, flow or recording that you have open. You can leave it out. **Share a page** sends the outline of a tab for one question; it needs the [extension](/extension), which shows you the outline first.",
						"Where you have code already, the editor shows the difference and asks before it replaces anything.",
						"**Thinking process...** lists what was done for the answer. Without a language model the assistant answers from templates, the scripts of this hub and this documentation, and says so.",
						"The conversation is kept in your account for 90 days; **Clear** deletes it. It is part of your data export.",
					],
				},
			],
		},
		{
			id: "api",
			title: "API and feeds",
			blocks: [
				"The API returns what every visitor sees. It needs no key, pages of every origin may use it, and nothing can be written. `/api/openapi.json` describes it completely.",
				{
					caption: "Addresses of the API",
					columns: ["Address", "Answer"],
					rows: [
						[
							"`/api/v1/scripts`",
							"scripts that match all filters: `category`, `tag`, `risk`, `kind`, `author`, `featured`, `sort`",
						],
						["`/api/v1/search?q=`", "scripts that match a term, the best match first"],
						["`/api/v1/scripts/{id}`", "one script with its code and analysis"],
						["`/api/v1/scripts/{id}/versions`", "its versions with their ratings"],
						["`/api/v1/scripts/{id}/reviews`", "its reviews and their distribution"],
						["`/api/v1/categories`, `/api/v1/tags`", "with the number of scripts"],
						["`/api/v1/authors/{username}`", "a public profile"],
					],
				},
				{ code: "curl 'https://<hub>/api/v1/scripts?category=productivity&risk=green&sort=newest&limit=5'" },
				"`limit` (1 to 100) and `offset` page through a list; `next` is the address of the next page. Answers may be cached for a minute and carry an `ETag`. Errors have the fields `error`, `details`, `code` and `status`.",
				"Feeds exist as Atom (`.atom`) and JSON Feed (`.json`): `/feeds/latest`, `/feeds/category/{category}`, `/feeds/author/{username}`, `/feeds/tag/{tag}`, and `/feeds/script/{id}` with the versions of a script. `/oembed?url=` gives a card for other sites.",
			],
		},
		{
			id: "self-host",
			title: "Run your own hub",
			blocks: [
				"The software is free. A computer with Node 20 or newer is enough to try it:",
				{ code: "npm start" },
				"installs what is missing, builds everything, and starts database, functions and hub at `http://localhost:4173`, with sample scripts. Nothing else has to be installed; the data stays in a folder of the project.",
				"For a public hub you need a Supabase project (hosted or your own), a Google client for sign-in, and a server with Node for the pages. `docs/deployment.md` in the source code names every step and setting, and `npm run check:hosted` compares a project with them.",
				"Names, addresses and promises that these pages state are in one file, `hub-shell/src/operator/operator.ts`. Change it before you open a hub.",
			],
		},
	],
};
