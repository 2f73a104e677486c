// @vitest-environment happy-dom

import { createTestHost, Surroundings, visitor } from "@scriptorium/remote-kit/host.test-support";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { leak, reportRows } from "../../script-security/analysis.test-support.ts";
import { useRereadWhenChecked } from "../../script-security/use-later-checks.ts";
import { SecuritySection } from "./security-section.tsx";

afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

const versionId = "0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d";
const inPart = {
	...leak,
	risk_level: "amber" as const,
	score: 60,
	summary: "Checked in part.",
	vulnerabilities: [
		{ type: "checked-in-part", severity: "medium" as const, description: "Too large.", line: 1, column: 1, path: [] },
	],
};
type Row = Readonly<Record<"full_check" | "test_run" | "test_run_at", string | null>>;
const nothing: Row = { full_check: null, test_run: null, test_run_at: null };

/** As the route puts it together. */
function Page() {
	useRereadWhenChecked(versionId);
	return <SecuritySection kind="userscript" versionId={versionId} />;
}
function open(answers: { checks: Row; report: typeof inPart | typeof leak }) {
	const asked: string[] = [];
	const { host } = createTestHost(visitor, async (input) => {
		const path = new URL(input instanceof Request ? input.url : input).pathname.split("/").at(-1) ?? "";
		asked.push(path);
		return Response.json(path === "later_checks" ? [answers.checks] : reportRows(answers.report));
	});
	render(
		<Surroundings host={host} at="/ada/table-to-csv?locale=en">
			<Page />
		</Surroundings>,
	);
	return asked;
}

it.each([
	["full_check", "under_way", /full check is under way/],
	["full_check", "waiting", /Only the first check has looked/],
	["full_check", "done", /the result of the full check/],
	["full_check", "no_result", /full check came to no result/],
	["test_run", "under_way", /can only raise the risk/],
	["test_run", "evidence", /findings whose names begin with ‘Canary’/],
	["test_run", "nothing_seen", /That proves nothing/],
	["test_run", "no_result", /says nothing about this version/],
] as const)("says what %s '%s' means", async (check, state, words) => {
	open({ checks: { ...nothing, [check]: state }, report: inPart });
	expect(await screen.findByText(words)).toBeTruthy();
	expect(screen.queryByText(/full check is under way/) !== null).toBe(state === "under_way" && check === "full_check");
});

it("says that a version was not tried, and when a test run ended", async () => {
	open({ checks: nothing, report: inPart });
	expect(await screen.findByText(/from reading the code alone/)).toBeTruthy();
	cleanup();
	open({ checks: { ...nothing, test_run: "nothing_seen", test_run_at: "2026-11-21T02:00:00Z" }, report: inPart });
	expect((await screen.findByText(/It ended/)).querySelector("time")?.dateTime).toBe("2026-11-21T02:00:00.000Z");
});

describe("the rating changes without a reload when", () => {
	it.each([
		["the full check", { full_check: "under_way" }, { full_check: "done" }],
		["a test run with evidence", { test_run: "under_way" }, { test_run: "evidence" }],
	] as const)("%s has ended", async (_name, before, after) => {
		vi.useFakeTimers({ shouldAdvanceTime: true });
		const answers: Parameters<typeof open>[0] = { checks: { ...nothing, ...before }, report: inPart };
		const asked = open(answers);
		expect(await screen.findByText("Medium Risk")).toBeTruthy();
		answers.checks = { ...nothing, ...after };
		answers.report = leak;
		await vi.advanceTimersByTimeAsync(1000);
		expect(await screen.findByText("High Risk")).toBeTruthy();
		const { length } = asked;
		await vi.advanceTimersByTimeAsync(60_000);
		expect(asked).toHaveLength(length);
	});
});
