import { expect, test } from "vitest";
import { findLeaks } from "../flows/leak.ts";
import { reachOf } from "../flows/reach.ts";
import type { Finding, Rule } from "../rules/rule.ts";
import { parseSource } from "../source/parse-source.ts";
import { reportFindings } from "./report-findings.ts";

const read = parseSource({ code: "a();\nb();\nc();" });
if (!read.ok) throw new Error(read.message);
const trace = {
	status: "complete",
	sinks: [],
	reads: [],
	listeners: [],
	hooks: [],
	unresolved: [],
	textPrograms: [],
} as const;
const reach = reachOf(read.source);
const subject = { source: read.source, trace, reach, leaks: findLeaks(trace, reach) };

function rule(id: string, findings: readonly Finding[]): Rule {
	return { id, title: id, catches: id, severity: "high", advice: `Mind ${id}.`, check: () => findings };
}

function finding(severity: Finding["severity"], offset: number): Finding {
	return { severity, offset, description: `${severity} at ${offset}`, steps: [{ offset: 0, description: "reads" }] };
}

test("sorted by severity, then by place; one per rule and place; each advice once", () => {
	const report = reportFindings(
		[
			rule("mild", [finding("low", 5), finding("low", 0)]),
			rule("grave", [finding("medium", 10), finding("critical", 10), finding("high", 5)]),
		],
		subject,
	);
	expect(report.vulnerabilities.map(({ type, severity, line }) => `${type} ${severity} ${line}`)).toEqual([
		"grave critical 3",
		"grave high 2",
		"mild low 1",
		"mild low 2",
	]);
	expect(report.vulnerabilities[0]?.path).toEqual([{ description: "reads", line: 1, column: 1 }]);
	expect(report.recommendations).toEqual(["Mind grave.", "Mind mild."]);
});
