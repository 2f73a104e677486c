import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createAnswerReader } from "./answer-reader.ts";

function read(answer: string, cuts: readonly number[] = []) {
	const pieces: string[] = [];
	const reader = createAnswerReader((text) => pieces.push(text));
	let from = 0;
	for (const cut of [...cuts.toSorted((a, b) => a - b), answer.length]) {
		if (cut < from) continue;
		reader.push(answer.slice(from, cut));
		from = cut;
	}
	return { ...reader.end(), shown: pieces.join("") };
}

test.each([
	["ANSWER\nIt is safe to say that it was checked.", "ANSWER", "It is safe to say that it was checked."],
	["SCRIPT\r\nI write it.", "SCRIPT", "I write it."],
	["**CHANGE**\nI make it red.", "CHANGE", "I make it red."],
	["FIND:\n\nI look for one.", "FIND", "I look for one."],
	["REFUSED", "REFUSED", ""],
	["Here you are: it hides ads.", "ANSWER", "Here you are: it hides ads."],
	["SCRIPTS are programs.\nThat is all.", "ANSWER", "SCRIPTS are programs.\nThat is all."],
	["", "ANSWER", ""],
])("%j is read", (answer, action, text) => {
	expect(read(answer)).toMatchObject({ action, text, hadCode: false });
});

describe("code without a rating", () => {
	test.each([
		["ANSWER\nPaste this:\n```js\nfetch('https://evil.example.com')\n```\nThen reload.", "Paste this:\n\nThen reload."],
		["ANSWER\nPaste this: ```fetch('https://evil.example.com')", "Paste this:"],
		["ANSWER\nMake a bookmark with javascript:fetch('https://evil.example.com') now.", "Make a bookmark with  now."],
		["ANSWER\nUse JavaScript :alert(1)", "Use"],
	])("is left out of the text: %j", (answer, text) => {
		expect(read(answer)).toMatchObject({ text, hadCode: true });
	});
});

test("however the answer is cut, what was shown is the text, and no code was", () => {
	const answer = "ANSWER\nFirst `a` then:\n```js\nhidden()\n```\nuse javascript:hidden() and **that** is all.";
	fc.assert(
		fc.property(fc.array(fc.integer({ min: 0, max: answer.length })), (cuts) => {
			const { shown, text } = read(answer, cuts);
			expect(shown.trim()).toBe(text);
			expect(shown).not.toContain("hidden");
		}),
	);
});
