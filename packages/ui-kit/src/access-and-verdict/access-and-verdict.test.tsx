// @vitest-environment happy-dom

import type { Access, AnalysisResult, Vulnerability } from "@scriptorium/script-analyzer/analysis-result";
import { unrated } from "@scriptorium/script-analyzer/rating/unrated";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { AccessList } from "./access-list.tsx";
import { AnswerChanges } from "./answer-changes.tsx";
import { describeAccess } from "./describe-access.ts";
import { de } from "./messages/de.ts";
import { en } from "./messages/en.ts";
import { VerdictFindings } from "./verdict-findings.tsx";

afterEach(cleanup);

const nothing: Access = {
	sites: "this-site",
	site_names: [],
	site_count: 0,
	code: "none",
	reads: [],
	offline: false,
	contacts: [],
	contact_count: 0,
	own_site: false,
	unknown_hosts: false,
};
const facts = (access: Partial<Access>) => describeAccess({ ...nothing, ...access }, en);
const short = (access: Partial<Access>) => facts(access).map((fact) => fact.short);
const full = (access: Partial<Access>) => facts(access).map((fact) => fact.full);

describe("access on a card", () => {
	it("claims nothing of a version that is not rated", () => {
		expect(describeAccess(null, en)).toEqual([]);
	});

	it.each<[string, Partial<Access>, string[]]>([
		["a bookmarklet that contacts nobody", { offline: true }, ["This site only", "Works offline"]],
		["any site", { offline: true, sites: "any-site" }, ["Any site", "Works offline"]],
		["one site", { site_names: ["example.com"], site_count: 1 }, ["Runs on example.com"]],
		[
			"several sites",
			{ sites: "named-sites", site_names: ["google.com", "google.de", "bing.com"], site_count: 14 },
			["Runs on google.com +13"],
		],
		["sites that are not all known by name", { sites: "named-sites" }, ["Named sites"]],
		["a pinned library", { code: "pinned" }, ["This site only", "Code of others, pinned"]],
		["code that can change", { code: "not-pinned" }, ["This site only", "Code of others, not pinned"]],
		["cookies and more", { reads: ["cookies", "messages", "page"] }, ["This site only", "Reads cookies +1"]],
		["page content alone", { reads: ["page"] }, ["This site only"]],
		["facts of earlier rules", { code: null, reads: null }, ["This site only"]],
		["several servers", { contacts: ["a.test", "b.test"], contact_count: 2 }, ["This site only", "Contacts a.test +1"]],
		[
			"a server and unknown ones",
			{ contacts: ["a.test"], contact_count: 1, unknown_hosts: true },
			["This site only", "Contacts a.test +1"],
		],
		["unknown servers", { own_site: true, unknown_hosts: true }, ["This site only", "Contacts unknown servers"]],
		["its own site", { own_site: true }, ["This site only", "Contacts the site it runs on"]],
	])("%s", (_of, access, expected) => {
		expect(short(access)).toEqual(expected);
	});

	it("names what is behind a number", () => {
		expect(
			full({
				sites: "named-sites",
				site_names: ["google.com", "google.de", "bing.com"],
				site_count: 14,
				code: "not-pinned",
				reads: ["passwords", "site-storage"],
				contacts: ["a.test", "b.test"],
				contact_count: 2,
				unknown_hosts: true,
			}),
		).toEqual([
			"Named sites: google.com, google.de, bing.com and 11 more",
			"Runs code of others, which can change unnoticed",
			"Reads passwords, data that the site stores",
			"Contacts a.test, b.test and servers that the analysis could not name",
		]);
		expect(full({ site_names: ["example.com"], site_count: 1 })).toEqual(["This site only: example.com"]);
		expect(describeAccess({ ...nothing, reads: ["page", "cookies"] }, de).map((fact) => fact.full)).toContain(
			"Liest Cookies",
		);
	});
});

it("the list of a script's access also says what it does not do, and warns of nothing", () => {
	const { container, rerender } = render(<AccessList access={{ ...nothing, reads: ["page"] }} />);
	const items = () => within(screen.getByRole("list", { name: "Access" })).getAllByRole("listitem");
	expect(items().map((item) => item.textContent)).toEqual([
		"This site only: the page on which you click it",
		"Runs no code of others",
		"Reads page content",
		"No server was found in its code",
	]);
	expect(container.querySelector("[data-severity], [data-risk]")).toBeNull();
	rerender(<AccessList access={{ ...nothing, code: null, reads: null, offline: true }} />);
	expect(items().map((item) => item.textContent)).toEqual([
		"This site only: the page on which you click it",
		"Whether it runs code of others is not known",
		"What it reads is not known",
		"Works offline: the analysis has shown that it contacts no server",
	]);
	rerender(<AccessList access={nothing} />);
	expect(items()[2]?.textContent).toBe("Reads nothing of the page or of you");
});

function finding(severity: Vulnerability["severity"], type: string): Vulnerability {
	const path = [
		{ description: "reads `document.cookie`", line: 1, column: 1 },
		{ description: "sent by fetch", line: 3, column: 1 },
	];
	return { type, severity, description: `Does ${type}.`, line: 3, column: 1, path };
}
const part = { ...finding("medium", "checked-in-part"), description: "Its beginning was checked." };

function show(risk_level: AnalysisResult["risk_level"], ...vulnerabilities: Vulnerability[]): string {
	cleanup();
	render(<VerdictFindings result={{ risk_level, vulnerabilities }} />);
	return document.querySelector("[data-verdict] > p")?.textContent ?? "";
}
const grounds = () => within(screen.getByRole("list", { name: "Most serious findings" }));

describe("the verdict", () => {
	it("of an attack quotes the path of its gravest finding, and no other", () => {
		expect(show("red", finding("critical", "theft"), finding("high", "other"))).toBe("Looks like an attack. ");
		expect(screen.getAllByRole("list", { name: "The path of the data" })).toHaveLength(1);
		const path = grounds().getByRole("list", { name: "The path of the data" });
		expect(
			within(path)
				.getAllByRole("listitem")
				.map((step) => step.textContent),
		).toEqual(["reads document.cookie line 1", "sent by fetch line 3"]);
		expect(screen.getByText("All findings (2)").closest("details")?.open).toBe(false);
	});

	it("of a script that is worth a look has at most two sentences, the others one press away", () => {
		show("amber", finding("medium", "one"), finding("medium", "two"), finding("medium", "three"), part);
		expect(
			grounds()
				.getAllByText(/^Does /)
				.map((words) => words.textContent),
		).toEqual(["Does one.", "Does two."]);
		expect(document.querySelector("[data-verdict] > p")?.textContent).toBe("Worth a look. Its beginning was checked.");
		expect(screen.getByText("All findings (4)")).toBeTruthy();
	});

	it("says the part that was checked, and tells it apart from a finding", () => {
		expect(show("amber", part)).toBe("Checked in part. Its beginning was checked.");
		expect(screen.queryByRole("list")).toBeNull();
	});

	it("says that nothing was found, or that nothing is known", () => {
		expect(show("green")).toBe("Nothing found. No sign of an attack was found.");
		expect(show("unrated")).toBe("Not read. The code could not be checked, so nothing is known about it.");
	});
});

describe("what changed between two versions", () => {
	const result = (
		level: AnalysisResult["risk_level"],
		more: Partial<AnalysisResult["capabilities"]>,
	): AnalysisResult => ({
		...unrated("crash"),
		risk_level: level,
		capabilities: { ...unrated("crash").capabilities, loaded_code: [], reads: [], ...more },
	});
	const at = { line: 1, column: 1 };
	const before = result("green", { runs_on: [{ what: "https://a.test/*", ...at }] });
	const texts = (after: AnalysisResult) => {
		cleanup();
		render(<AnswerChanges before={before} after={after} kind="userscript" />);
		return [...document.querySelectorAll("[data-answer-changes] :is(p, li)")].map((one) => one.textContent);
	};

	it("names the verdict and each fact of access that is another", () => {
		const reads = [{ what: "cookie", ...at }];
		const loaded = [{ host: "b.test", via: "@require", pinned: false, ...at }];
		expect(texts(result("amber", { runs_on: [], reads, loaded_code: loaded }))).toEqual([
			"The verdict changed from ‘Nothing found’ to ‘Worth a look’.",
			"Access changed:",
			"Before: This site only: a.test. Now: Any site that you visit.",
			"Before: Runs no code of others. Now: Runs code of others, which can change unnoticed.",
			"Before: Reads nothing of the page or of you. Now: Reads cookies.",
		]);
	});

	it("says so when both are the same", () => {
		expect(texts(before)).toEqual(["The verdict is the same: Nothing found.", "Access is the same."]);
	});
});
