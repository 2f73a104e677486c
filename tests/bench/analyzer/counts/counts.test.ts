import type { AnalysisResult, RiskLevel, Severity } from "@scriptorium/script-analyzer/analysis-result";
import { describe, expect, it } from "vitest";
import type { Sample } from "../../../corpus/sample.ts";
import type { RatedSample } from "../rated-sample.ts";
import { countFalseAlarms, countPrecision } from "./count-alarms.ts";
import { countAnswers } from "./count-answers.ts";
import { countLines } from "./count-lines.ts";
import { countRecall } from "./count-recall.ts";
import { countCorpus, countThreats } from "./count-threats.ts";

const NOTHING: AnalysisResult["capabilities"] = {
	offline: true,
	runs_on: [],
	grants: [],
	hosts: [],
	storage: [],
	cookies: [],
	listeners: [],
	code_loading: [],
	hooks: [],
	unresolved: [],
	reads: [],
	loaded_code: [],
};

/** A sample labeled `label` and rated `level`, with findings as [severity, line]. */
function rated(
	kind: "risky" | "benign",
	group: string,
	label: Sample["level"],
	level: RiskLevel,
	findings: readonly (readonly [Severity, number])[] = [],
): RatedSample {
	const vulnerabilities = findings.map(([severity, line]) => ({
		type: "some-rule",
		severity,
		line,
		column: 1,
		description: "It does something.",
		path: [],
	}));
	const file = `${kind}/${group}/some.user.js`;
	const threat = kind === "risky" ? group : null;
	return {
		sample: { half: "tuning", file, class: kind, group, level: label, threat, why: "", code: "", harmLines: [4] },
		result: {
			risk_level: level,
			score: 0,
			summary: "",
			vulnerabilities,
			recommendations: [],
			capabilities: NOTHING,
			rules_version: "1",
		},
	};
}

const SAMPLES = [
	rated("risky", "cookie-theft", "red", "red", [
		["critical", 4],
		["low", 9],
	]),
	rated("risky", "cookie-theft", "red", "amber", [["medium", 7]]),
	rated("risky", "obfuscation", "amber", "amber", [["medium", 4]]),
	rated("risky", "obfuscation", "amber", "unrated"),
	rated("benign", "twins", "green", "green", [["low", 1]]),
	rated("benign", "plain", "green", "unrated"),
	rated("benign", "plain", "green", "red", [["critical", 2]]),
];

describe("the counts of a half", () => {
	it("recall: what was not rated was not found", () => {
		const hits = countRecall("tuning", SAMPLES).map(
			({ group, found_as, hits, n }) => `${group} ${found_as} ${hits}/${n}`,
		);
		expect(hits).toEqual([
			"red-labeled red 1/2",
			"red-labeled non-green 2/2",
			"all-risky red 1/4",
			"all-risky non-green 3/4",
			"critical non-green 1/4",
			"high non-green 1/4",
			"medium non-green 3/4",
			"low non-green 3/4",
		]);
	});

	it("precision: findings on risky samples among all of their severity", () => {
		const shares = countPrecision("tuning", SAMPLES).map(({ severity, right, n }) => `${severity} ${right}/${n}`);
		expect(shares).toEqual(["critical 1/2", "high 0/0", "medium 2/2", "low 1/2"]);
	});

	it("false alarms: what was not rated is not green", () => {
		expect(countFalseAlarms("tuning", SAMPLES)).toMatchObject([
			{ kind: "red", hits: 1, n: 3 },
			{ kind: "non-green", hits: 2, n: 3 },
		]);
	});

	it("answers: verdicts of all samples, access of those that were read", () => {
		const part = rated("benign", "plain", "green", "amber", [["medium", 1]]);
		const inPart = part.result.vulnerabilities.map((found) => ({ ...found, type: "checked-in-part" }));
		const sample = { ...part, result: { ...part.result, vulnerabilities: inPart } };
		const counts = countAnswers("tuning", [...SAMPLES, sample])
			.filter(({ hits }) => hits > 0)
			.map((row) => `${row.class} ${row.about} ${row.answer} ${row.hits}/${row.n}`);
		expect(counts).toEqual([
			"risky verdict attack 1/4",
			"risky verdict worth-a-look 2/4",
			"risky verdict unread 1/4",
			"risky sites this-site 3/3",
			"risky code none 3/3",
			"benign verdict attack 1/4",
			"benign verdict checked-in-part 1/4",
			"benign verdict nothing-found 1/4",
			"benign verdict unread 1/4",
			"benign sites this-site 3/3",
			"benign code none 3/3",
		]);
	});

	it("lists only lines with findings", () => {
		expect(countLines(SAMPLES)).toMatchObject({ n: 3, exact: 2 });
	});

	it("threats and corpus", () => {
		expect(countThreats("tuning", SAMPLES)).toEqual([
			{ half: "tuning", threat: "cookie-theft", n: 2, red: 1, non_green: 2 },
			{ half: "tuning", threat: "obfuscation", n: 2, red: 0, non_green: 1 },
		]);
		expect(countCorpus("tuning", SAMPLES)).toEqual({ half: "tuning", risky: 4, benign: 3, threats: 2 });
	});
});
