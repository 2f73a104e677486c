// @vitest-environment happy-dom

import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { CategorySection } from "./category-section.tsx";

afterEach(cleanup);

function open(counts: Record<string, number> | undefined) {
	render(<CategorySection counts={counts} failed={false} onRetry={() => undefined} />, { wrapper: MemoryRouter });
	return screen.queryAllByRole("link").map((link) => link.textContent);
}

it("has a tile for each of its categories that has scripts, counting media with the downloads", () => {
	expect(open({ productivity: 2, media: 1, utility: 0, design: 4 })).toEqual(["Productivity", "Media & Downloads"]);
	expect(screen.getByText("2 scripts")).toBeTruthy();
});

it("has all tiles while the numbers are unknown", () => {
	expect(open(undefined)).toHaveLength(6);
});

it("is left out where no category has a script", () => {
	expect(open({ design: 4 })).toEqual([]);
	expect(screen.queryByRole("heading")).toBeNull();
});
