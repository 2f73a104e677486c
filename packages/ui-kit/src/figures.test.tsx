// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CompactNumber } from "./compact-number.tsx";
import { LocaleProvider } from "./locale.tsx";
import { RelativeTime, relativeWords } from "./relative-time.tsx";
import { ReviewStars } from "./review-stars.tsx";

const NOW = Date.parse("2026-03-10T12:00:00Z");
beforeEach(() => {
	vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

describe("relative time", () => {
	test.each([
		["2026-03-10T11:59:30Z", "now"],
		["2026-03-10T11:58:00Z", "2 minutes ago"],
		["2026-03-10T15:00:00Z", "in 3 hours"],
		["2026-03-09T11:00:00Z", "yesterday"],
		["2026-02-20T12:00:00Z", "2 weeks ago"],
		["2025-01-10T12:00:00Z", "last year"],
	])("%s is %s", (iso, words) => {
		expect(relativeWords(Date.parse(iso), NOW, "en")).toBe(words);
	});

	test("English words are those of the browser", () => {
		const intl = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
		for (const [unit, seconds] of [
			["year", 31_557_600],
			["month", 2_629_800],
			["week", 604_800],
			["day", 86_400],
			["hour", 3_600],
			["minute", 60],
		] as const) {
			for (const count of unit === "year" ? [1, 2, 17] : [1, 2, 3]) {
				for (const value of [count, -count]) {
					expect(relativeWords(value * seconds * 1000, 0, "en-US")).toBe(intl.format(value, unit));
				}
			}
		}
		expect(relativeWords(0, 0, "en")).toBe(intl.format(0, "second"));
	});

	test("says the exact time under the pointer and for programs, and moves on with the clock", () => {
		render(<RelativeTime iso="2026-03-10T11:58:00+00:00" />);
		const time = screen.getByText("2 minutes ago");
		expect(time.getAttribute("datetime")).toBe("2026-03-10T11:58:00.000Z");
		const exact = new Intl.DateTimeFormat("en", { dateStyle: "long", timeStyle: "short" });
		expect(time.title).toBe("");
		fireEvent.pointerEnter(time);
		expect(time.title).toBe(exact.format(Date.parse("2026-03-10T11:58:00Z")));
		act(() => {
			vi.advanceTimersByTime(60_000);
		});
		expect(time.textContent).toBe("3 minutes ago");
	});

	test("the clock stops when the last time is gone", () => {
		render(<RelativeTime iso="2026-03-10T11:58:00Z" />).unmount();
		expect(vi.getTimerCount()).toBe(0);
	});

	test("what is not a date is shown as it is", () => {
		render(<RelativeTime iso="soon" />);
		expect(screen.getByText("soon").tagName).toBe("SPAN");
	});
});

test("a compact number shows 12.3K, and says 12,345 installs", () => {
	render(<CompactNumber value={12_345} label="installs" />);
	const figure = screen.getByTitle("12,345 installs");
	expect(figure.querySelector("[aria-hidden]")?.textContent).toBe("12.3K");
	expect(figure.textContent).toBe("12.3K12,345 installs");
});

test("figures follow the locale", () => {
	render(
		<LocaleProvider locale="de">
			<CompactNumber value={12_345} />
			<ReviewStars value={4.25} count={3} label="4,3 von 5" showValue />
		</LocaleProvider>,
	);
	expect(screen.getByTitle("12.345")).toBeDefined();
	expect(screen.getByRole("img", { name: "4,3 von 5" }).textContent).toBe("4,3(3)");
});

test("stars fill in proportion, to a tenth", () => {
	render(<ReviewStars value={3.47} label="3.5 of 5" />);
	const tenths = [...screen.getByRole("img").querySelectorAll<HTMLElement>("[data-tenths]")].map((leaf) =>
		Number(leaf.dataset.tenths),
	);
	expect(tenths).toEqual([10, 10, 10, 5, 0]);
});
