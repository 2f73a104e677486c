import { countResources, NO_RESOURCES, type ResourceCounts } from "./resource-kinds.ts";
import type { ScoredFigures } from "./score-performance.ts";
import { offersVital, type Vital, type VitalName, watchVitals } from "./watch-vitals.ts";

/** What Chromium tells about the page and others do not; the standard library has no types for it. */
type ChromiumPage = Window & {
	readonly performance: { readonly memory?: { readonly usedJSHeapSize: number } };
	readonly navigator: { readonly connection?: { readonly effectiveType?: string } };
};

export type FigureName = keyof ScoredFigures;

export interface VisitFigures extends ScoredFigures {
	readonly resources: ResourceCounts;
	/** Resources that the browser has forgotten before the monitor was opened. */
	readonly forgotten: number;
	readonly vitals: Readonly<Partial<Record<VitalName, Vital>>>;
	/** When the figures were taken, in milliseconds since 1970. */
	readonly at: number;
}

/** What this browser does not offer, whatever happens. */
export interface Unavailable {
	readonly figures: readonly FigureName[];
	readonly vitals: readonly VitalName[];
}

const VITALS: readonly VitalName[] = ["LCP", "INP", "CLS"];
const BYTES_PER_MEGABYTE = 1024 * 1024;
/** Frames are counted for so long, in milliseconds, before a figure is given. */
const SAMPLE_MS = 1000;
/** A longer time between two frames is no slow frame: the page was hidden, or the computer slept. */
const MAX_FRAME_MS = 5000;

const chromium = (page: Window) => page as ChromiumPage;
const offersEntries = (type: string) => globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type) ?? false;

/**
 * Finds out what this browser does not measure.
 * @param page the window
 * @returns names of the figures and vitals
 */
export function findUnavailable(page: Window): Unavailable {
	const { performance, navigator } = chromium(page);
	const figures: FigureName[] = [];
	if (performance.memory === undefined) figures.push("memory");
	if (navigator.connection?.effectiveType === undefined) figures.push("network");
	if (!offersEntries("longtask")) figures.push("longTasks");
	return { figures, vitals: VITALS.filter((name) => !offersVital(name)) };
}

/**
 * Measures the page until it is stopped: counts frames, and observes long tasks, loaded resources and vitals. Nothing is sent anywhere.
 * @param page the window
 * @param onSample called about once a second while the page is visible
 * @returns a function that stops the frame loop and disconnects all observers
 */
export function monitorVisit(page: Window, onSample: (figures: VisitFigures) => void): () => void {
	const { performance, navigator } = chromium(page);
	let resources = NO_RESOURCES;
	let forgotten = 0;
	let longTasks = offersEntries("longtask") ? 0 : null;
	let vitals: VisitFigures["vitals"] = {};

	const stopLongTasks = observe("longtask", (entries, dropped) => {
		longTasks = (longTasks ?? 0) + entries.length + dropped;
	});
	const stopResources = observe("resource", (entries, dropped) => {
		forgotten += dropped;
		resources = countResources(resources, entries as PerformanceResourceTiming[]);
	});
	const stopVitals = watchVitals((name, vital) => {
		vitals = { ...vitals, [name]: vital };
	});
	const stopFrames = countFrames(page, (frameRate) => {
		const heap = performance.memory?.usedJSHeapSize;
		onSample({
			frameRate,
			memory: heap === undefined ? null : heap / BYTES_PER_MEGABYTE,
			network: navigator.connection?.effectiveType ?? null,
			longTasks,
			resources,
			forgotten,
			vitals,
			at: Date.now(),
		});
	});
	return () => {
		for (const stop of [stopLongTasks, stopResources, stopVitals, stopFrames]) stop();
	};
}

/** Observes one type of entry, from the load of the page on; `dropped` counts those that the browser did not keep. */
function observe(type: string, onEntries: (entries: PerformanceEntryList, dropped: number) => void): () => void {
	if (!offersEntries(type)) return () => undefined;
	const observer = new PerformanceObserver((list, _observer, options?: { droppedEntriesCount?: number }) =>
		onEntries(list.getEntries(), options?.droppedEntriesCount ?? 0),
	);
	observer.observe({ type, buffered: true });
	return () => observer.disconnect();
}

/** Counts frames by `requestAnimationFrame`, which a browser does not call for a hidden page. */
function countFrames(page: Window, onRate: (framesPerSecond: number) => void): () => void {
	let frames = 0;
	let since: number | null = null;
	let last = 0;
	let handle = 0;
	const onFrame = (now: number) => {
		handle = page.requestAnimationFrame(onFrame);
		if (since === null || now - last > MAX_FRAME_MS) {
			since = now;
			frames = 0;
		} else frames += 1;
		last = now;
		const elapsed = now - since;
		if (elapsed < SAMPLE_MS) return;
		onRate((frames * 1000) / elapsed);
		since = now;
		frames = 0;
	};
	handle = page.requestAnimationFrame(onFrame);
	return () => page.cancelAnimationFrame(handle);
}
