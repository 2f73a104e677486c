import { expect, it } from "vitest";
import { codeOf } from "./code-of.ts";

it.each([null, "", " \n"])("%j gets the specification's placeholder", (code) => {
	expect(codeOf(code)).toContain("This bookmarklet has no code yet.");
});

it("leaves code as it is", () => {
	expect(codeOf(" alert(1) ")).toBe(" alert(1) ");
});
