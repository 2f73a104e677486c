import { knownCategories } from "@scriptorium/hub-data/categories/known-categories";
import { expect, test } from "vitest";
import { motifs, pigments } from "../../packages/ui-kit/src/cover-motifs.ts";

test.each([
	["an emblem", motifs],
	["a color", pigments],
])("every category has %s of its own", (_what, ofCategory) => {
	expect(Object.keys(ofCategory).toSorted()).toEqual([...knownCategories].toSorted());
});
