// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { type KeptPrompt, keepPrompt, takePrompt } from "./kept-prompt.ts";

const kept: KeptPrompt = { scriptKey: "new", ownerId: "person", first: "", prompt: "Hide ads", change: "less" };
const wanted = { scriptKey: "new", ownerId: "person", first: "" };
afterEach(() => sessionStorage.clear());

it("gives back once what was typed", () => {
	keepPrompt(kept);
	expect(takePrompt(wanted)).toEqual(kept);
	expect(takePrompt(wanted)).toBeNull();
});

it.each([
	["another script", { ...wanted, scriptKey: "7" }],
	["another person", { ...wanted, ownerId: "somebody else" }],
	["a visitor", { ...wanted, ownerId: null }],
	["a link with another prompt", { ...wanted, first: "Dark mode" }],
])("gives nothing to %s", (_name, asks) => {
	keepPrompt(kept);
	expect(takePrompt(asks)).toBeNull();
});

it("gives what a visitor typed to whoever signs in", () => {
	keepPrompt({ ...kept, ownerId: null });
	expect(takePrompt(wanted)?.prompt).toBe("Hide ads");
});

it("forgets what it cannot read", () => {
	for (const text of ["{", '{"scriptKey":"new"}']) {
		sessionStorage.setItem("scriptorium-copilot-prompt", text);
		expect(takePrompt(wanted)).toBeNull();
		expect(sessionStorage.length).toBe(0);
	}
});
