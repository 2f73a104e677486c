import { expect, it } from "vitest";
import { findingOfFact, type PlacedFinding } from "./finding-of-fact.ts";

const leak: PlacedFinding = {
	type: "cookie-exfiltration",
	severity: "critical",
	description: "Cookies are sent to collector.example.",
	line: 3,
	column: 1,
	path: [{ line: 2, column: 11 }],
};
const library = (address: string): PlacedFinding => ({
	type: "unpinned-require",
	severity: "medium",
	description: `Loads a library from ${address}: the address names no exact version.`,
	line: 5,
	column: 1,
	path: [],
});

it("finds what is said about a place, or about a place on the path of the data", () => {
	expect(findingOfFact([leak], { place: { line: 3, column: 1 } })?.number).toBe(1);
	expect(findingOfFact([leak], { place: { line: 2, column: 11 } })?.finding).toBe(leak);
});

it("finds the rule's own kind of fact wherever it is, and only the one that is named", () => {
	const findings = [leak, library("https://a.example/x.js"), library("https://b.example/x.js")];
	const about = (mention: string) => findingOfFact(findings, { types: ["unpinned-require"], mention })?.number ?? null;
	expect(about("https://b.example/x.js")).toBe(3);
	expect(about("https://c.example/x.js")).toBeNull();
});

it("leaves a fact without a finding neutral", () => {
	expect(findingOfFact([leak], { place: { line: 3, column: 2 }, types: ["broad-match"] })).toBeNull();
	expect(findingOfFact([leak], {})).toBeNull();
});
