import { expect, it } from "vitest";
import { countCharacters } from "./text-limits.ts";

it("counts what the database counts", () => {
	expect(countCharacters("  é🦊  ")).toBe(2);
});
