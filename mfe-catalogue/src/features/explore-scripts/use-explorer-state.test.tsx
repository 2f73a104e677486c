// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation, useNavigate } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useExplorerState } from "./use-explorer-state.ts";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

function open(at: string) {
	const wrapper = ({ children }: { children: ReactNode }) => (
		<MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
	);
	return renderHook(() => ({ ...useExplorerState(), search: useLocation().search, navigate: useNavigate() }), {
		wrapper,
	}).result;
}
/** A synchronous step, with everything React does after it. */
function step(run: () => unknown): void {
	act(() => {
		run();
	});
}
const rest = () => step(() => vi.advanceTimersByTime(300));

it("asks and writes the address only after 300 ms of rest, and loses no letter meanwhile", () => {
	const page = open("/explore");
	for (const search of ["t", "ta", "tab"]) {
		step(() => page.current.change({ search }));
		step(() => vi.advanceTimersByTime(299));
		expect(page.current.state.search).toBe(search);
		expect(page.current.rested.search).toBe("");
		expect(page.current.search).toBe("");
	}
	rest();
	expect(page.current.rested.search).toBe("tab");
	expect(page.current.search).toBe("?search=tab");
});

it("keeps a space that is being typed, though the address does not", () => {
	const page = open("/explore");
	step(() => page.current.change({ search: "table " }));
	rest();
	expect(page.current.search).toBe("?search=table");
	expect(page.current.state.search).toBe("table ");
});

it("follows an address that changes from elsewhere, and does not write the old one over it", () => {
	const page = open("/explore?search=table");
	step(() => page.current.change({ sort: "newest" }));
	rest();
	expect(page.current.search).toBe("?search=table&sort=newest");
	step(() => page.current.navigate("/explore?category=csv"));
	expect(page.current.state).toMatchObject({ search: "", category: "csv", sort: null });
	rest();
	expect(page.current.search).toBe("?category=csv");
	step(() => page.current.navigate(-1));
	expect(page.current.state).toMatchObject({ search: "table", sort: "newest" });
});

it("adds one step to the history for a filter and none for typing", () => {
	const page = open("/explore");
	step(() => page.current.change({ search: "t" }));
	rest();
	step(() => page.current.change({ category: "media" }));
	rest();
	step(() => page.current.change({ search: "table" }));
	rest();
	step(() => page.current.navigate(-1));
	expect(page.current.search).toBe("?search=t");
});

it("shows at once what the address asks for, and begins other filters at their first page", () => {
	const page = open("/explore?page=2");
	step(() => page.current.navigate("/explore?page=3"));
	expect(page.current.rested.page).toBe(3);
	step(() => page.current.change({ view: "list" }));
	expect(page.current.state.page).toBe(3);
	step(() => page.current.change({ sort: "newest" }));
	rest();
	expect(page.current.search).toBe("?sort=newest&view=list");
	step(() => page.current.navigate(-1));
	expect(page.current.rested).toMatchObject({ page: 3, sort: null });
});
