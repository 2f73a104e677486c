import { expect, test } from "vitest";
import type { SlotValue, TemplateSlot } from "../script-template.ts";
import { findTemplate } from "../template-list.ts";
import { findSites } from "./find-sites.ts";
import { findValue } from "./find-value.ts";

function slotOf(id: string, name: string): TemplateSlot {
	const slot = findTemplate(id)?.slots.find((one) => one.name === name);
	if (!slot) throw new Error(`${id} has no slot ${name}`);
	return slot;
}

test.each<[template: string, slot: string, request: string, value: SlotValue | null]>([
	["video-speed", "speed", "play it at 2x", 2],
	["video-speed", "speed", "twice as fast please", 2],
	["video-speed", "speed", "half speed", 0.5],
	["video-speed", "speed", "three times the speed", 3],
	["video-speed", "speed", "play at 75% speed", 0.75],
	["video-speed", "speed", "1.25", 1.25],
	["text-spacing", "lines", "double line spacing", 2],
	["bigger-text", "percent", "make text twice as big", 200],
	["bigger-text", "percent", "50% larger letters", 150],
	["bigger-text", "percent", "one and a half times as large", 150],
	["bigger-text", "percent", "font size 125 percent", 125],
	["article-age", "months", "older than two years", 24],
	["article-age", "months", "more than a year ago", 12],
	["article-age", "months", "older than 6 months", 6],
	["article-age", "months", "older than 90 days", null],
	["reload-page", "pause", "reload every ten seconds", 10_000],
	["reload-page", "pause", "half a minute", 30_000],
	["reload-page", "pause", "refresh once a minute", 60_000],
	["reload-page", "pause", "each quarter of an hour", 900_000],
	["video-keys", "seconds", "skip five seconds", 5],
	["mark-cheap-prices", "limit", "under $50", 50],
	["mark-cheap-prices", "limit", "costs less than 20€", 20],
	["auto-scroll", "speed", "twice as fast", null],
	["mark-visited-links", "color", "make visited links navy blue", "#000080"],
	["mark-visited-links", "color", "light blue for read ones", "#add8e6"],
	["highlight-words", "words", 'mark "oak" and "elm" on the page', ["oak", "elm"]],
	["highlight-words", "words", "color 'tide', 'moon' and 'star'", ["tide", "moon", "star"]],
	["hide-posts", "words", "no posts about “football” or “golf” for me", ["football", "golf"]],
	["hide-posts", "words", 'nothing with "rain, snow" in it', ["rain", "snow"]],
	["text-width", "width", "my screen has 27 inches, narrower lines please", null],
	["text-width", "width", "on a 34-inch monitor keep lines to 80 characters", 80],
	["count-characters", "limit", "my 9 year old writes too much, at most 300 characters", 300],
	["convert-currency", "rate", "1 dollar is 0.92 euros", 0.92],
	["convert-currency", "rate", "show kroner, one euro = 11,4 kroner", 11.4],
	["convert-currency", "rate", "a pound buys 1.31 dollars these days", 1.31],
	["convert-currency", "rate", "use the rate 4.3", 4.3],
	["key-clicks-element", "keys", "ctrl+shift+k clicks save", "Ctrl+Shift+K"],
	["key-clicks-element", "keys", "ctrl shift k clicks save", "Ctrl+Shift+K"],
	["key-clicks-element", "keys", "press F2 to edit", "F2"],
	["key-clicks-element", "keys", "when I hit J go on", "J"],
	["key-clicks-element", "keys", "use the letter L to like", "L"],
	["key-clicks-element", "keys", "press a button with a key", null],
	["key-clicks-element", "keys", "press the save button", null],
])("%s.%s in %j", (template, slot, request, value) => {
	expect(findValue(slotOf(template, slot), request)?.value ?? null).toEqual(value);
});

test.each([
	["dark on reddit and hacker news", ["www.reddit.com", "news.ycombinator.com"]],
	["hide it on Stack Overflow", ["stackoverflow.com"]],
	["the news is old", []],
])("sites in %j", (request, hosts) => {
	expect(findSites(request).hosts).toEqual(hosts);
});

const speed = { name: "speed", type: "number", question: "", required: true } as const;

test.each([
	["play all videos at 1.5x speed", 1.5],
	["speed 1,25×", 1.25],
	["2x speed for every video", 2],
	["make it 3.", 3],
])("finds the number of %j", (request, value) => {
	expect(findValue(speed, request)?.value).toBe(value);
});

test.each(["walk 1.5km", "version 1.5.2x4", "the h1", "#123"])(
	"takes no part of a word for a number: %j",
	(request) => {
		expect(findValue(speed, request)).toBeNull();
	},
);
