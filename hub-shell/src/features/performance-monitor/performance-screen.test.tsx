// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TestHost } from "../../host-context/test-host.test-support.tsx";
import { CHROMIUM_TYPES, type FakePerformance, fakePerformance } from "./fake-performance.test-support.ts";
import PerformanceScreen from "./performance-screen.tsx";

let fake: FakePerformance;

function show(types: readonly string[], page: { memory?: number; network?: string } = {}) {
	fake = fakePerformance(types);
	if (page.memory !== undefined) {
		Object.defineProperty(performance, "memory", { value: { usedJSHeapSize: page.memory }, configurable: true });
	}
	if (page.network !== undefined) {
		Object.defineProperty(navigator, "connection", { value: { effectiveType: page.network }, configurable: true });
	}
	return render(
		<TestHost>
			<PerformanceScreen />
		</TestHost>,
	);
}
/** When the last frame was rendered. */
let now = 0;
/** A second of this many frames. */
const second = (rate: number) =>
	act(async () => {
		if (now === 0) fake.frame(0);
		const start = now;
		for (let frame = 1; frame <= rate; frame += 1) {
			now = start + (frame * 1000) / rate;
			fake.frame(now);
		}
	});
const score = () => screen.getByRole("region", { name: "Score" });

beforeEach(() => {
	now = 0;
	vi.stubGlobal(
		"ResizeObserver",
		class {
			observe = () => undefined;
			disconnect = () => undefined;
		},
	);
});
afterEach(() => {
	cleanup();
	Reflect.deleteProperty(performance, "memory");
	Reflect.deleteProperty(navigator, "connection");
	vi.unstubAllGlobals();
});

test("all four figures: a score of 100 with its level, a cost with what to do, and a chart of the visit", async () => {
	const { container } = show(CHROMIUM_TYPES, { memory: 30 * 1024 * 1024, network: "4g" });
	expect(score().textContent).toContain("Measuring…");
	await second(50);
	expect(score().textContent).toBe("Score100 of 100Good4 of 4 measured");
	await act(async () => fake.tell("longtask", [{}, {}, {}]));
	await second(40);
	expect(score().textContent).toBe("Score75 of 100Warning4 of 4 measured");
	expect(screen.getByText("3 since the page was loaded")).toBeTruthy();
	expect(screen.getByText(/^−10 points · Extensions/)).toBeTruthy();
	expect(screen.getByText("30 MB")).toBeTruthy();
	expect(await screen.findByRole("img", { name: "Frame rate: 40 per second now" })).toBeTruthy();
	expect(container.querySelectorAll("[aria-label='Frame rate as a table'] tbody tr")).toHaveLength(2);
});

test("a browser that offers only frames: the others are named and not scored, and nothing is called good", async () => {
	show(["paint", "resource"]);
	await second(60);
	expect(score().textContent).toContain("100 of 100");
	expect(score().textContent).toContain("1 of 4 measured");
	expect(score().textContent).toContain(
		"Not available in this browser and not scored: Memory, Network type, Long tasks",
	);
	expect(screen.queryByText("Good")).toBeNull();
	// Three figures and three vitals.
	expect(screen.getAllByText("Not available in this browser")).toHaveLength(6);
});

test("paused and closed, it measures nothing", async () => {
	const { unmount } = show(CHROMIUM_TYPES);
	expect(fake.isFrameWanted()).toBe(true);
	fireEvent.click(screen.getByRole("button", { name: "Pause" }));
	expect(fake.isFrameWanted()).toBe(false);
	expect(fake.connected()).toEqual([]);
	fireEvent.click(screen.getByRole("button", { name: "Resume" }));
	expect(fake.isFrameWanted()).toBe(true);
	unmount();
	expect(fake.isFrameWanted()).toBe(false);
	expect(fake.connected()).toEqual([]);
});
