// @vitest-environment happy-dom
import { createTestHost, reader, Surroundings } from "@scriptorium/remote-kit/host.test-support";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ScriptStatistics } from "./script-statistics.tsx";

afterEach(cleanup);

const SCRIPT_ID = "6f1c2a34-9b7d-4c1e-8a55-0d6d8f6f9a10";
const DAY_MS = 86_400_000;
const daysOf = (count: number) =>
	Array.from({ length: count }, (_, index) => ({
		day: new Date(Date.UTC(2026, 9, 1) + index * DAY_MS).toISOString().slice(0, 10),
		installs: index === 2 ? 5 : 0,
		stars: index === 3 ? 1 : 0,
		reviews: index === 4 ? 2 : 0,
		average_rating: index < 4 ? null : 4.5,
	}));

function open(answer: (days: number) => Response = (days) => Response.json(daysOf(days))) {
	const asked: unknown[] = [];
	const fetch: typeof globalThis.fetch = async (_input, init) => {
		const body = JSON.parse(String(init?.body)) as { p_days: number };
		asked.push(body);
		return answer(body.p_days);
	};
	const { host } = createTestHost(reader, fetch);
	render(
		<Surroundings host={host}>
			<ScriptStatistics scriptId={SCRIPT_ID} />
		</Surroundings>,
	);
	return asked;
}

it("draws each figure with its total in words, and has the same figures in a table", async () => {
	const asked = open();
	const chart = await screen.findByRole("img", { name: "Installs: 5 installs" });
	expect(asked).toEqual([{ p_bookmarklet_id: SCRIPT_ID, p_days: 30 }]);
	expect(screen.getAllByRole("img")).toHaveLength(4);
	expect(screen.getByRole("img", { name: "Stars: 1 star" })).toBeTruthy();
	expect(screen.getByRole("img", { name: "Reviews: 2 reviews" })).toBeTruthy();
	expect(screen.getByRole("img", { name: "Average rating: 4.5 of 5" })).toBeTruthy();

	const bars = [...chart.querySelectorAll("rect")];
	const heights = bars.map((bar) => Number(bar.getAttribute("height")));
	expect(bars).toHaveLength(30);
	expect(heights.indexOf(Math.max(...heights))).toBe(2);
	expect(heights.filter((height) => height > 0)).toHaveLength(1);
	expect(bars[2]?.textContent).toBe("Oct 3, 2026: 5");

	const table = screen.getByRole("region", { name: "Average rating as a table", hidden: true });
	const rows = within(table)
		.getAllByRole("row", { hidden: true })
		.map(({ textContent }) => textContent);
	expect(rows).toHaveLength(31);
	expect(rows.slice(0, 6)).toEqual([
		"DayAverage rating",
		"Oct 1, 2026–",
		"Oct 2, 2026–",
		"Oct 3, 2026–",
		"Oct 4, 2026–",
		"Oct 5, 20264.5",
	]);
});

it("reads another period when it is chosen; a year is shown by week", async () => {
	const asked = open();
	await screen.findByRole("img", { name: "Installs: 5 installs" });
	fireEvent.change(screen.getByLabelText("Period"), { target: { value: "365" } });
	await waitFor(() => expect(asked).toHaveLength(2));
	expect(asked[1]).toMatchObject({ p_days: 365 });
	await screen.findByText(/^By week/);
	expect(screen.getByRole("img", { name: /^Installs/ }).querySelectorAll("rect")).toHaveLength(52);
});

it("says that the figures could not be loaded, and tries again", async () => {
	let isDown = true;
	open((days) =>
		isDown ? Response.json({ code: "XX000", message: "down" }, { status: 500 }) : Response.json(daysOf(days)),
	);
	await screen.findByText("The figures could not be loaded");
	isDown = false;
	fireEvent.click(screen.getByRole("button", { name: "Try Again" }));
	await screen.findByRole("img", { name: "Installs: 5 installs" });
});
