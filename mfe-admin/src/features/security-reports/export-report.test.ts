import { expect, test } from "vitest";
import { csvReport, jsonReport, type ReportContent } from "./export-report.ts";

const script = { risk_level: "green", security_score: 90, last_security_scan: null, install_count: 3 } as const;
const content: ReportContent = {
	now: Date.UTC(2026, 10, 24, 23, 59),
	overview: { levels: { green: 2, amber: 0, red: 0, unrated: 0 }, rules_version: "7", months: [] },
	changes: [],
	scripts: [
		{ ...script, id: "a", title: 'Say "hello", world' },
		{ ...script, id: "b", title: "=1+1" },
	],
};

test("both files are named by date", () => {
	expect([jsonReport(content).name, csvReport(content).name]).toEqual([
		"security-report-2026-11-24.json",
		"security-report-2026-11-24.csv",
	]);
});

test("the JSON has everything", () => {
	expect(JSON.parse(jsonReport(content).text)).toMatchObject({
		exported_at: "2026-11-24T23:59:00.000Z",
		levels: { green: 2 },
		rating_changes: [],
		scripts: [{ id: "a" }, { id: "b" }],
	});
});

test("the CSV quotes titles, and none of them is a formula", () => {
	expect(csvReport(content).text.split("\r\n")).toEqual([
		"id,title,risk_level,security_score,last_security_scan,install_count",
		'a,"Say ""hello"", world",green,90,,3',
		"b,'=1+1,green,90,,3",
		"",
	]);
});
