// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LoadingRegion, Skeleton } from "./skeleton.tsx";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

test("takes its place at once, becomes visible and speaks after 150 ms", () => {
	const { container } = render(
		<LoadingRegion text="Loading scripts…">
			<Skeleton lines={3} />
		</LoadingRegion>,
	);
	const shape = container.querySelector("[data-visible]");
	expect(shape?.childElementCount).toBe(1);
	expect(screen.getByRole("status").textContent).toBe("");
	act(() => {
		vi.advanceTimersByTime(149);
	});
	expect(shape?.getAttribute("data-visible")).toBe("false");
	expect(screen.getByRole("status").textContent).toBe("");
	act(() => {
		vi.advanceTimersByTime(1);
	});
	expect(shape?.getAttribute("data-visible")).toBe("true");
	expect(screen.getByRole("status").textContent).toBe("Loading scripts…");
});

test("an answer within 150 ms leaves no timer behind", () => {
	render(<LoadingRegion text="Loading scripts…" />).unmount();
	expect(vi.getTimerCount()).toBe(0);
});
