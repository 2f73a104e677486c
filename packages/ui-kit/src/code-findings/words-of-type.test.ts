import { expect, it } from "vitest";
import { wordsOfType } from "./words-of-type.ts";

it.each([
	["cookie-to-third-party", "Cookie to third party"],
	["dom-xss", "DOM xss"],
	["html_injection", "HTML injection"],
	["miner", "Miner"],
	["", ""],
])("%j reads %j", (type, words) => {
	expect(wordsOfType(type)).toBe(words);
});
