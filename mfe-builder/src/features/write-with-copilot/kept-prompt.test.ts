// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { keepPrompt, takePrompt } from "./kept-prompt.ts";
import type { KeptPrompt } from "./read-kept-prompt.ts";

const kept: KeptPrompt = { scriptKey: "new", ownerId: "person", first: "", prompt: "Hide ads", change: "less" };
const wanted = { scriptKey: "new", ownerId: "person", first: "" };
afterEach(() => sessionStorage.clear());

it("gives back once what was typed", async () => {
	keepPrompt(kept);
	expect(await takePrompt(wanted)).toEqual(kept);
	expect(await takePrompt(wanted)).toBeNull();
});

it.each([
	["another script", { ...wanted, scriptKey: "7" }],
	["another person", { ...wanted, ownerId: "somebody else" }],
	["a visitor", { ...wanted, ownerId: null }],
	["a link with another prompt", { ...wanted, first: "Dark mode" }],
])("gives nothing to %s", async (_name, asks) => {
	keepPrompt(kept);
	expect(await takePrompt(asks)).toBeNull();
});

it("gives what a visitor typed to whoever signs in", async () => {
	keepPrompt({ ...kept, ownerId: null });
	expect((await takePrompt(wanted))?.prompt).toBe("Hide ads");
});

it("forgets what it cannot read", async () => {
	for (const text of ["{", '{"scriptKey":"new"}']) {
		sessionStorage.setItem("scriptorium-copilot-prompt", text);
		expect(await takePrompt(wanted)).toBeNull();
		expect(sessionStorage.length).toBe(0);
	}
});
