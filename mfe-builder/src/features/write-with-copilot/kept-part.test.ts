// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { keepPart, takePart } from "./kept-part.ts";
import type { KeptPart } from "./read-kept-part.ts";

const part: KeptPart = {
	scriptKey: "new",
	ownerId: "person",
	received: "let a",
	order: { kind: "generate", request: "dark mode", plan: null, about: null },
};
afterEach(() => sessionStorage.clear());

it("gives a part back once, to the same person and script", async () => {
	keepPart(part);
	expect(await takePart("new", "somebody else")).toBeNull();
	expect(await takePart("another", "person")).toBeNull();
	expect(await takePart("new", "person")).toEqual(part);
	expect(await takePart("new", "person")).toBeNull();
});

it("forgets what it cannot read", async () => {
	sessionStorage.setItem("scriptorium-copilot-part", '{"scriptKey":"new"}');
	expect(await takePart("new", "person")).toBeNull();
	expect(sessionStorage.length).toBe(0);
	sessionStorage.setItem("scriptorium-copilot-part", "{");
	expect(await takePart("new", "person")).toBeNull();
});
