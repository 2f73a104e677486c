// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { TimeChart } from "./time-chart.tsx";

afterEach(cleanup);

const table = { name: "Show as a table", label: "Installs as a table", time: "Day", none: "no figure" };
const days = Array.from({ length: 30 }, (_, index) => ({
	at: `2026-11-${String(index + 1).padStart(2, "0")}`,
	value: index * 100,
}));

test("each point is a bar with its date and value, as high as its part of the largest", () => {
	render(<TimeChart title="Installs" summary="43,500 in all" points={days} table={table} />);
	const chart = screen.getByRole("img", { name: "Installs: 43,500 in all" });
	const bars = [...chart.querySelectorAll("rect")];
	expect(bars).toHaveLength(30);
	expect(bars[29]?.textContent).toBe("Nov 30, 2026: 2,900");
	const heights = bars.map((bar) => Number(bar.getAttribute("height")));
	expect(heights[0]).toBe(0);
	expect(heights[29]).toBeCloseTo(148 - 22 - 10);
	expect(heights[10]).toBeCloseTo((heights[29] ?? 0) * (10 / 29));
	// 276 px have room for two dates of 96 px.
	const texts = [...chart.querySelectorAll("text")].map(({ textContent }) => textContent);
	expect(texts).toEqual(["0", "1K", "2K", "Nov 8", "Nov 23"]);
});

test("the table has the same figures", () => {
	render(<TimeChart title="Installs" summary="" points={days.slice(0, 2)} table={table} />);
	const region = screen.getByRole("region", { name: "Installs as a table", hidden: true });
	const rows = within(region).getAllByRole("row", { hidden: true });
	expect(rows.map(({ textContent }) => textContent)).toEqual(["DayInstalls", "Nov 1, 20260", "Nov 2, 2026100"]);
});

test("a line leaves out what has no figure, and marks the last point", () => {
	const points = [
		{ at: "2026-11-01", value: null },
		{ at: "2026-11-02", value: 3 },
		{ at: "2026-11-03", value: 5 },
	];
	render(<TimeChart title="Rating" summary="5" points={points} form="line" min={1} max={5} table={table} />);
	const chart = screen.getByRole("img", { name: "Rating: 5" });
	expect(chart.querySelectorAll("rect")).toHaveLength(0);
	expect(chart.querySelector("path")?.getAttribute("d")?.match(/[ML]/g)).toEqual(["M", "L"]);
	expect(Number(chart.querySelector("circle")?.getAttribute("cy"))).toBe(10);
	expect(screen.getByText("no figure")).toBeTruthy();
});
