import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { describe, expect, test } from "vitest";
import { suggestTags } from "./suggest-tags.ts";
import { categoryWords, codeSigns } from "./tag-words.ts";

const suggest = (title: string, description: string, code = "void 0;") =>
	suggestTags({ title, description, code, capabilities: analyzeScript({ code }).capabilities });
const onSite = (match: string, body: string, grant = "none") =>
	`// ==UserScript==\n// @name Own\n// @match ${match}\n// @grant ${grant}\n// ==/UserScript==\n${body}`;

describe("the category", () => {
	test.each([
		[
			"Night reader",
			"Turns bright pages dark in the evening",
			"document.body.style.filter = 'invert(1)';",
			"customization",
		],
		[
			"Sidebar away",
			"Hides the sidebar and its banner",
			onSite("*://*/*", "GM_addStyle('aside{}');", "GM_addStyle"),
			"customization",
		],
		[
			"Video in a corner",
			"Keeps the player visible",
			"document.querySelector('video').requestPictureInPicture();",
			"media",
		],
		[
			"Slow it down",
			"Half the pace of a lecture",
			onSite("*://*.youtube.com/*", "document.querySelector('video').playbackRate = 0.5;"),
			"media",
		],
		[
			"Grab all pictures",
			"Downloads each file as one archive",
			"const a = URL.createObjectURL(new Blob([]));",
			"download",
		],
		["Cheapest first", "Sorts a shop by price and shows discounts", "void 0;", "shopping"],
		[
			"Quiet timeline",
			"Leaves out posts of the feed that you do not follow",
			onSite("*://x.com/*", "void 0;"),
			"social",
		],
		[
			"Clean addresses",
			"Removes tracking parameters for your privacy",
			"new URLSearchParams(location.search);",
			"security",
		],
		["Show selectors", "Writes the CSS selector and the HTML source to the console", "console.log(1);", "development"],
		["Rows to CSV", "Extracts the columns of a table for a spreadsheet", "void 0;", "data"],
		[
			"Press again",
			"Clicks the button repeatedly and fills the form",
			"el.dispatchEvent(new Event('click'));",
			"automation",
		],
		[
			"Read to me",
			"Speaks the selected text aloud",
			"speechSynthesis.speak(new SpeechSynthesisUtterance('a'));",
			"accessibility",
		],
		["Vocabulary trainer", "Learn the words of a lesson by a quiz", "void 0;", "education"],
		["Which font", "Names the typeface and the colors under the pointer", "getComputedStyle(document.body);", "design"],
		["Look it up", "Searches the selection with DuckDuckGo", "open('https://duckduckgo.com/?q=1');", "search"],
		[
			"Sticky notes",
			"Keeps a note and a reminder with each address",
			"localStorage.setItem('a', 'b');",
			"productivity",
		],
		["All links", "Lists every link and its url, also those that redirect", "void 0;", "web"],
		["Print neatly", "Makes a PDF without the margins", "print();", "utility"],
		["Zzyx", "Qwerty uiop", "void 0;", "other"],
	])("of %s (%s)", (title, description, code, category) => {
		expect(suggest(title, description, code).category).toBe(category);
	});
});

test("the confidence is the share of the votes that the category has", () => {
	// Title: `video` has three votes for media. Description: `price` has two for shopping. Code: one for media.
	const mixed = suggest("Video", "Price", "document.querySelector('a').playbackRate = 2;");
	expect(mixed).toMatchObject({ category: "media", confidence: 4 / 6 });
	expect(suggest("Video", "Movie")).toMatchObject({ category: "media", confidence: 1 });
	expect(suggest("Zzyx", "Qwerty")).toEqual({ category: "other", tags: ["zzyx"], confidence: 0 });
});

test("tags are in lower case and at most five, the best supported first", () => {
	const { tags } = suggest(
		"CSV Table Export of Prices",
		"Copies rows of a table, emails and links to a spreadsheet file",
	);
	expect(tags).toHaveLength(5);
	expect(tags[0]).toBe("table");
	for (const tag of tags) expect(tag).toBe(tag.toLowerCase());
	expect(new Set(tags).size).toBe(tags.length);
});

test("a word counts once, however often it is written", () => {
	expect(suggest("Video", "Price price price price")).toEqual(suggest("Video", "Price"));
	expect(suggest("Video", "", "playbackRate; playbackRate;")).toEqual(suggest("Video", "", "playbackRate;"));
});

test("a capability and a site are votes, without an analysis there are none", () => {
	const code = onSite("*://*.reddit.com/*", "GM_setClipboard('a');", "GM_setClipboard");
	const analyzed = suggest("Zzyx", "Qwerty", code);
	expect(analyzed.tags).toEqual(expect.arrayContaining(["clipboard", "social"]));
	expect(suggestTags({ title: "Zzyx", description: "", code, capabilities: null }).tags).toEqual(["clipboard", "zzyx"]);
});

test("long texts end", () => {
	const long = "video ".repeat(200_000);
	expect(suggestTags({ title: long, description: long, code: long, capabilities: null }).category).toBe("media");
});

test("every sign names a category that has words, and tags in lower case", () => {
	const known = new Set(categoryWords.map(({ category }) => category));
	for (const { category, tag } of codeSigns.values()) {
		expect(known).toContain(category);
		expect(tag).toMatch(/^[a-z-]+$/);
	}
	for (const { tags } of categoryWords) for (const tag of Object.keys(tags)) expect(tag).toMatch(/^[a-z-]+$/);
});
