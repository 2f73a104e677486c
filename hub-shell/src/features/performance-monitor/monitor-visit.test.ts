// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CHROMIUM_TYPES, type FakePerformance, fakePerformance } from "./fake-performance.test-support.ts";
import { findUnavailable, monitorVisit, type VisitFigures } from "./monitor-visit.ts";

let fake: FakePerformance;
let samples: VisitFigures[];
const take = (figures: VisitFigures) => void samples.push(figures);
const painted = { entryType: "paint", name: "first-contentful-paint", startTime: 100, duration: 0 };
const largest = { entryType: "largest-contentful-paint", startTime: 1200, duration: 0 };
const shift = (value: number) => ({
	entryType: "layout-shift",
	value,
	hadRecentInput: false,
	startTime: 200,
	duration: 0,
});
/** Renders frames until `to`, beginning after `from`. */
function frames(from: number, to: number, step: number): void {
	for (let now = from; now <= to; now += step) fake.frame(now);
}

beforeEach(() => {
	samples = [];
	// The library asks for it before it observes interactions.
	vi.stubGlobal(
		"PerformanceEventTiming",
		class {
			readonly interactionId = 0;
		},
	);
	Object.defineProperty(PerformanceEventTiming.prototype, "interactionId", { value: 0 });
	fake = fakePerformance(CHROMIUM_TYPES);
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

test("counts the frames of each second, and none of the time in which the page was hidden", () => {
	const stop = monitorVisit(window, take);
	frames(0, 1000, 20);
	expect(samples.map(({ frameRate }) => frameRate)).toEqual([50]);
	frames(1040, 2000, 40);
	expect(samples.map(({ frameRate }) => frameRate)).toEqual([50, 25]);
	frames(602_000, 603_000, 20);
	expect(samples.map(({ frameRate }) => frameRate)).toEqual([50, 25, 50]);
	stop();
});

test("long tasks and files are counted from the load of the page on, with those that the browser has dropped", async () => {
	const stop = monitorVisit(window, take);
	await fake.tell("longtask", [{}, {}], 1);
	await fake.tell("longtask", [{}]);
	await fake.tell("resource", [{ name: "http://localhost/a.js", initiatorType: "script", transferSize: 5 }], 7);
	frames(0, 1000, 500);
	expect(samples[0]).toMatchObject({
		longTasks: 4,
		forgotten: 7,
		resources: { script: { files: 1, bytes: 5 }, style: { files: 0 } },
	});
	stop();
});

test("LCP and CLS come by web-vitals, with their rating", async () => {
	const stop = monitorVisit(window, take);
	await fake.tell("largest-contentful-paint", [largest]);
	await fake.tell("paint", [painted]);
	await fake.tell("layout-shift", [shift(0.1), shift(0.2)]);
	frames(0, 1000, 500);
	expect(samples[0]?.vitals).toEqual({
		LCP: { value: 1200, rating: "good" },
		CLS: { value: expect.closeTo(0.3), rating: "poor" },
	});
	stop();
});

test("nothing runs after it was stopped: no frame is asked for, no observer and no listener of it is left", async () => {
	const native = globalThis.PerformanceObserver;
	const listeners: (AbortSignal | undefined)[] = [];
	const listen = window.addEventListener.bind(window);
	vi.spyOn(window, "addEventListener").mockImplementation((type: string, listener: unknown, options?: unknown) => {
		listeners.push((options as AddEventListenerOptions | undefined)?.signal ?? undefined);
		listen(type, listener as EventListener, options as AddEventListenerOptions);
	});
	const stop = monitorVisit(window, take);
	// CLS is observed only when something was painted.
	await fake.tell("paint", [painted]);
	expect(new Set(fake.connected().flatMap(({ types }) => types))).toEqual(
		new Set(["event", "first-input", "largest-contentful-paint", "layout-shift", "longtask", "resource"]),
	);
	expect(listeners.length).toBeGreaterThan(3);
	expect(fake.isFrameWanted()).toBe(true);
	stop();
	expect(fake.connected()).toEqual([]);
	expect(fake.isFrameWanted()).toBe(false);
	expect(listeners.map((signal) => signal?.aborted)).toEqual(listeners.map(() => true));
	expect(globalThis.PerformanceObserver).toBe(native);
	fake.frame(5000);
	expect(samples).toEqual([]);
});

test("others observe as before while it measures, and are not stopped with it", async () => {
	const stop = monitorVisit(window, take);
	new PerformanceObserver(() => undefined).observe({ type: "longtask" });
	stop();
	expect(fake.connected().map(({ types }) => types)).toEqual([["longtask"]]);
});

test("measures anew when it is opened again", async () => {
	monitorVisit(window, take)();
	const stop = monitorVisit(window, take);
	await fake.tell("largest-contentful-paint", [largest]);
	frames(0, 1000, 500);
	expect(samples[0]?.vitals.LCP).toEqual({ value: 1200, rating: "good" });
	stop();
});

test("names what a browser does not offer", () => {
	expect(findUnavailable(window).figures).toEqual(["memory", "network"]);
	vi.unstubAllGlobals();
	fakePerformance(["paint", "resource"]);
	expect(findUnavailable(window)).toEqual({
		figures: ["memory", "network", "longTasks"],
		vitals: ["LCP", "INP", "CLS"],
	});
	vi.stubGlobal("PerformanceObserver", undefined);
	const stop = monitorVisit(window, take);
	stop();
});
