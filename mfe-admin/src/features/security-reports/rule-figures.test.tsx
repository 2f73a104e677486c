// @vitest-environment happy-dom
import { createTestHost, reader, Surroundings } from "@scriptorium/remote-kit/host.test-support";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { RuleFigures } from "./rule-figures.tsx";

afterEach(cleanup);

const figure = (rules_version: string, rule: string | null, counts: readonly [number, number, number, number]) => {
	const [scripts, reports, confirmed, at_fault] = counts;
	const rules = { rules_version, is_current: rules_version === "new", rated_at: "2026-11-30T00:00:00Z" };
	return { ...rules, rated_scripts: rules_version === "new" ? 200 : 50, rule, scripts, reports, confirmed, at_fault };
};

function open(rows: unknown, status = 200) {
	const { host } = createTestHost(reader, async () => Response.json(rows, { status }));
	render(
		<Surroundings host={host} at="/admin?locale=en">
			<RuleFigures />
		</Surroundings>,
	);
}
const shownRows = (table: HTMLElement) =>
	[...table.querySelectorAll("tbody tr")].map((row) => [...row.children].map((cell) => cell.textContent));

it("shows scripts, share, reports and decisions of each rule, of the current rules first", async () => {
	open([
		figure("next", "page-lock", [9, 0, 0, 0]),
		figure("new", "cookie-exfiltration", [13, 4, 1, 2]),
		figure("new", null, [0, 1, 0, 1]),
		figure("old", "cookie-exfiltration", [25, 0, 0, 0]),
	]);
	expect(shownRows(await screen.findByRole("region", { name: "Figures of the rules new" }))).toEqual([
		["Cookie exfiltration", "13", "6.5%", "4", "1", "2"],
		["Something was not found", "–", "–", "1", "0", "1"],
	]);
	expect(screen.getByText("200 scripts rated by these rules")).toBeTruthy();
	fireEvent.change(screen.getByLabelText("Rules"), { target: { value: "old" } });
	expect(shownRows(screen.getByRole("region", { name: "Figures of the rules old" }))).toEqual([
		["Cookie exfiltration", "25", "50%", "0", "0", "0"],
	]);
	expect(screen.getByRole("link", { name: "Open the reports of wrong ratings" }).getAttribute("href")).toBe(
		"/admin?tab=moderation&list=all&reason=rating",
	);
});

it("has no figures before the first rating, and says when they cannot be loaded", async () => {
	open([]);
	expect(await screen.findByText("No script was rated yet.")).toBeTruthy();
	cleanup();
	open({ message: "down" }, 503);
	expect(await screen.findByText("The figures of the rules could not be loaded")).toBeTruthy();
});
