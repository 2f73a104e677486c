// @vitest-environment happy-dom

import { createTestHost, Surroundings, visitor } from "@scriptorium/remote-kit/host.test-support";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { leak, noCapabilities, reportRows } from "../../script-security/analysis.test-support.ts";
import type { Analysis } from "../../script-security/analysis.ts";
import { SecuritySection } from "./security-section.tsx";

afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

const versionId = "0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d";

function open(answer: () => Response, version: string | null = versionId) {
	const test = createTestHost(visitor, async () => answer());
	render(
		<Surroundings host={test.host} at="/ada/table-to-csv?locale=en">
			<SecuritySection versionId={version} kind="bookmarklet" />
		</Surroundings>,
	);
	return test;
}
const rated = (analysis: Analysis | null) => () => Response.json(reportRows(analysis));

it("says level, score, summary, findings with their way through the code, and what to do", async () => {
	open(rated(leak));
	expect(await screen.findByText("High Risk")).toBeTruthy();
	expect(screen.getByText("Score 12 out of 100")).toBeTruthy();
	expect(screen.getByText(leak.summary)).toBeTruthy();
	expect(screen.getByText("Critical")).toBeTruthy();
	expect(screen.getByText("Cookie to third party")).toBeTruthy();
	expect(screen.getByText("Do not install it.")).toBeTruthy();
	expect(screen.getByText(/with the rules 2026\.11\.1\./)).toBeTruthy();
	const [, ...steps] = screen.getAllByRole("listitem");
	expect(steps.slice(0, 2).map((step) => step.textContent)).toEqual([
		"reads document.cookie line 2",
		"sent by fetch line 3",
	]);
	const links = screen.getAllByRole("link", { name: /^line / }).map((link) => link.getAttribute("href"));
	expect(links).toEqual(["#L3", "#L2", "#L3"].map((hash) => `/ada/table-to-csv?locale=en${hash}`));
});

it("asks the assistant about one finding, by its rule, severity and line", async () => {
	const { assistant } = open(rated(leak));
	fireEvent.click(await screen.findByRole("button", { name: "Explain this: Cookie to third party, line 3" }));
	expect(assistant.asked).toEqual(["Explain the finding “Cookie to third party” (Critical) in line 3 of this script."]);
});

it("never lets green stand as a promise", async () => {
	open(rated({ ...leak, risk_level: "green", score: 100, vulnerabilities: [], capabilities: noCapabilities }));
	expect(await screen.findByText("Low Risk")).toBeTruthy();
	expect(screen.getByText("No findings.")).toBeTruthy();
	expect(screen.getByText(/not a guarantee/)).toBeTruthy();
	expect(screen.getByRole("link", { name: "How this rating is calculated" }).getAttribute("href")).toBe(
		"/security/scorecard",
	);
});

it("gives the reason when it could not tell, and no score", async () => {
	open(rated({ ...leak, risk_level: "unrated", score: 0, summary: "It is not JavaScript.", vulnerabilities: [] }));
	expect(await screen.findByText("Not rated")).toBeTruthy();
	expect(screen.getByText("It is not JavaScript.")).toBeTruthy();
	expect(screen.queryByText(/out of 100/)).toBeNull();
	expect(screen.queryByText("No findings.")).toBeNull();
});

it("shows that it is analyzing, looks again by itself, and reads the rating out when it is there", async () => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	let done = false;
	open(() => Response.json(reportRows(done ? leak : null)));
	await screen.findByText("Analyzing…");
	const said = screen.getByRole("status");
	done = true;
	await vi.advanceTimersByTimeAsync(1000);
	await within(said).findByText("High Risk");
	expect(screen.getByRole("status")).toBe(said);
});

it("keeps level and score when the details are of another form", async () => {
	open(() => {
		const report = { risk_level: "amber", score: 60, rules_version: "1", created_at: "2026-11-21T02:00:00Z" };
		return Response.json([{ security_reports: [{ ...report, summary_json: { form: "of tomorrow" } }] }]);
	});
	expect(await screen.findByText("Medium Risk")).toBeTruthy();
	expect(screen.getByText("Score 60 out of 100")).toBeTruthy();
	expect(screen.getByText(/The level and score are correct/)).toBeTruthy();
});

it("can be read again after a failure", async () => {
	let down = true;
	open(() => (down ? Response.json({ message: "down" }, { status: 503 }) : Response.json(reportRows(leak))));
	await screen.findByText("The security analysis could not be loaded");
	down = false;
	fireEvent.click(screen.getByRole("button", { name: "Try Again" }));
	expect(await screen.findByText("High Risk")).toBeTruthy();
});

const rules = ["one", "two", "three"].flatMap((type) =>
	leak.vulnerabilities.map((finding) => ({
		...finding,
		type,
		description: `Does ${type}.`,
		severity: "medium" as const,
	})),
);

it("shows what the verdict is based on, with the path of an attack, and all findings on request", async () => {
	open(rated({ ...leak, vulnerabilities: [...leak.vulnerabilities, ...rules] }));
	await screen.findByText("Findings (4)");
	expect(screen.getByRole("status").textContent).toContain("Looks like an attack");
	expect(screen.getByText("Cookie to third party")).toBeTruthy();
	expect(screen.getByText("Data flow (2 steps)")).toBeTruthy();
	expect(screen.queryByText(/^Does /)).toBeNull();
	fireEvent.click(screen.getByRole("button", { name: "Show all 4 findings" }));
	expect(screen.getAllByText(/^Does /)).toHaveLength(3);
});

it("says of a script that is worth a look at most two sentences, and of one that was checked in part which part", async () => {
	open(rated({ ...leak, risk_level: "amber", score: 58, vulnerabilities: rules }));
	await screen.findByText("Worth a look");
	expect(screen.getAllByText(/^Does /).map((words) => words.textContent)).toEqual(["Does one.", "Does two."]);
	cleanup();
	const part = { type: "checked-in-part", description: "Its beginning was checked." };
	const vulnerabilities = rules.slice(0, 1).map((finding) => ({ ...finding, ...part }));
	open(rated({ ...leak, risk_level: "amber", score: 70, vulnerabilities }));
	await screen.findByText("Checked in part");
	expect(screen.getByText("Its beginning was checked.")).toBeTruthy();
	expect(screen.queryByText("Data flow (2 steps)")).toBeNull();
});

it("says what the script could do, without a color", async () => {
	open(rated({ ...leak, capabilities: { ...leak.capabilities, loaded_code: [], reads: leak.capabilities.cookies } }));
	const access = within(await screen.findByRole("list", { name: "Access" }));
	expect(access.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
		"This site only: the page on which you click it",
		"Runs no code of others",
		"Reads nothing of the page or of you",
		"Contacts collector.example",
	]);
});

it("has nothing to say about a script without a version", () => {
	open(rated(leak), null);
	expect(screen.getByText(/nothing to analyze/)).toBeTruthy();
});
