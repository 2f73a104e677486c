import { expect, test } from "vitest";
import type { SlotType } from "../script-template.ts";
import { parseSlot } from "./parse-slot.ts";

const slot = (type: SlotType) => ({ name: "value", type, question: "Which value?", required: true });

test.each<[SlotType, string, unknown]>([
	["site", "example.com", "example.com"],
	["site", " https://Shop.Example.co.uk/a?b ", "shop.example.co.uk"],
	["site", "*.example.org", "*.example.org"],
	["site", "localhost", "localhost"],
	["site", "not a site", null],
	["site", "example", null],
	["site", "javascript:alert(1)", null],
	["number", "50", 50],
	["number", "1,5", 1.5],
	["number", "1,200.50", 1200.5],
	["number", "1.200,50", 1200.5],
	["number", "1'000", 1000],
	["number", "-2", -2],
	["number", "0.925", 0.925],
	["number", "a lot", null],
	["number", "1e9", null],
	["duration", "10 seconds", 10_000],
	["duration", "1.5 min", 90_000],
	["duration", "5", 5000],
	["duration", "never", null],
	["duration", "100 days", null],
	["color", "Red", "#ff0000"],
	["color", "#abc", "#aabbcc"],
	["color", "#12345G", null],
	["color", "url(https://evil.example)", null],
	["keys", "alt + shift + k", "Alt+Shift+K"],
	["keys", "Shift+Ctrl+Enter", "Ctrl+Shift+Enter"],
	["keys", "f5", "F5"],
	["keys", "n", "N"],
	["keys", "alt+alt+n", null],
	["keys", "banana", null],
	["words", "one, two;three\nfour ", ["one", "two", "three", "four"]],
	["words", " , ;", null],
	["text", "  hello  ", "hello"],
	["text", "", null],
	["text", "x".repeat(501), null],
	["element", ".card > a", ".card > a"],
])("%s: %j", (type, typed, expected) => {
	expect(parseSlot(slot(type), typed)).toEqual(expected);
});
