import { expect, it } from "vitest";
import { countOutcomes, countRules } from "./count-public.ts";
import { rated } from "./example.test-support.ts";
import { nameFindings, writePublicReport } from "./write-public-report.ts";

const scripts = [
	rated("benign", "green"),
	rated("benign", "amber", "broad-match"),
	rated("benign", "red", "broad-match", "broad-match"),
	rated("benign", "unrated"),
	rated("attack", "red", "keylogging", "broad-match"),
	rated("attack", "green"),
];

it("counts a benign script that was not rated as not green, and an attack as neither", () => {
	const hits = countOutcomes(scripts).map(({ verdict, outcome, hits, n }) => `${verdict} ${outcome} ${hits}/${n}`);
	expect(hits).toEqual([
		"benign red 1/4",
		"benign not-green 3/4",
		"benign unrated 1/4",
		"attack red 1/2",
		"attack amber 0/2",
		"attack green 1/2",
		"attack unrated 0/2",
	]);
});

it("counts scripts, not findings, of each rule", () => {
	expect(countRules(scripts)).toEqual([
		{ type: "broad-match", benign: 2, benignRed: 1, attack: 1 },
		{ type: "keylogging", benign: 0, benignRed: 0, attack: 1 },
	]);
});

it("reports counts and reasons without a name of a script", () => {
	const report = writePublicReport("Source.", [{ half: "counted", scripts }]);
	expect(report).toContain("| counted, benign: red");
	expect(report).toContain("Not rated (counted): 1 × benign: it took too long to check.");
	for (const { id } of scripts) expect(report).not.toContain(id);
});

it("counts the result of the full check beside that of the first one", () => {
	const [first] = [rated("benign", "amber", "checked-in-part")];
	const full = rated("benign", "green").rating;
	const report = writePublicReport("Source.", [{ half: "counted", scripts: [{ ...first, full }] }]);
	expect(report).toMatch(/counted, benign: not-green \| +1 \| +1 \| +100\.0 % \|[^|]*\| +0 \| +0\.0 %/);
});

it("says that there was nothing to count instead of a share of nothing", () => {
	expect(writePublicReport("Source.", [{ half: null, scripts: [] }])).toMatch(
		/all, attack: green .* 0 .* 0 .* – .* – /,
	);
});

it("names findings, the gravest level first", () => {
	expect(nameFindings(scripts).split("\n").slice(0, 3)).toEqual([
		"benign/benign-red: red, 40/100",
		"  1:2  high  broad-match  Something.",
		"  1:2  high  broad-match  Something.",
	]);
});
