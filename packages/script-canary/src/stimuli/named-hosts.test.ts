import { expect, it } from "vitest";
import { namesHost } from "./named-hosts.ts";

it.each([
	["Send this text to api.check.example?", "api.check.example", true],
	["Send it to CHECK.example (a free service)?", "api.check.example", true],
	["https://api.check.example/v2 gets the text.", "api.check.example", true],
	["Send it to api.check.example.", "api.check.example", true],
	["Send this text?", "api.check.example", false],
	["Send it to check.example.evil.example?", "check.example", false],
	["Send it to notcheck.example?", "check.example", false],
	["Send it to other.check.example?", "api.check.example", false],
	["A site in co.uk gets it.", "thief.co.uk", false],
	[`Send it? ${"All of this is harmless. ".repeat(20)} check.example`, "check.example", false],
])("%s names %s: %s", (question, host, isNamed) => {
	expect(namesHost(question, host)).toBe(isNamed);
});
