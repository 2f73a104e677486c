import { expect, it } from "vitest";
import { lineHash, lineOfHash } from "./line-hash.ts";

it("reads the line it wrote", () => {
	expect(lineOfHash(lineHash(12))).toBe(12);
});

it.each(["", "#L0", "#L", "#l12", "#L12x", "#L-3", "#script-code", "#L12345678"])("%j names no line", (hash) => {
	expect(lineOfHash(hash)).toBeNull();
});
