// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { type KeptPart, keepPart, takePart } from "./kept-part.ts";

const part: KeptPart = {
	scriptKey: "new",
	ownerId: "person",
	received: "let a",
	order: { kind: "generate", request: "dark mode", plan: null, about: null },
};
afterEach(() => sessionStorage.clear());

it("gives a part back once, to the same person and script", () => {
	keepPart(part);
	expect(takePart("new", "somebody else")).toBeNull();
	expect(takePart("another", "person")).toBeNull();
	expect(takePart("new", "person")).toEqual(part);
	expect(takePart("new", "person")).toBeNull();
});

it("forgets what it cannot read", () => {
	sessionStorage.setItem("scriptorium-copilot-part", '{"scriptKey":"new"}');
	expect(takePart("new", "person")).toBeNull();
	expect(sessionStorage.length).toBe(0);
	sessionStorage.setItem("scriptorium-copilot-part", "{");
	expect(takePart("new", "person")).toBeNull();
});
