import type { Visit } from "./hub-history.ts";

const STORAGE_KEY = "scriptorium-scroll-positions";
/** Of the locations that were left last; a tab lives long. */
const MAX_POSITIONS = 200;
/** With these somebody decides where the page is, or what it contains. */
const TAKES_OVER = ["pointerdown", "touchstart", "wheel", "keydown"] as const;

/** Does what browsers do at page loads, for locations within one page. */
export interface ScrollPositions {
	/**
	 * Remembers how far the displayed location is scrolled; to be called before the address changes.
	 * @param hasScrolled whether the browser has scrolled for the new address already, which no event has told yet
	 */
	remember(hasScrolled?: boolean): void;
	/** Scrolls as the visit asks; to be called when its screen is in the document. */
	apply(visit: Visit): void;
}

/**
 * Creates the memory of a tab's scroll positions. A reload is left to the browser, which has the server's page to scroll before
 * any script runs; if that page is too short, the position is restored when the content is there.
 * @param page the browser's window
 * @returns functions to remember and to restore the position
 */
export function createScrollPositions(page: Window): ScrollPositions {
	const positions = readPositions(page);
	let shown: string | null = null;
	let stop: () => void = () => undefined;
	let lastTold = page.scrollY;
	page.addEventListener("scroll", () => (lastTold = page.scrollY), { passive: true });

	function remember(hasScrolled = false): void {
		page.history.scrollRestoration = "manual";
		if (shown === null) return;
		// Again at the end of the map: the first ones are forgotten.
		positions.delete(shown);
		positions.set(shown, hasScrolled ? lastTold : page.scrollY);
	}

	page.addEventListener("pagehide", () => {
		remember();
		writePositions(page, positions);
		page.history.scrollRestoration = "auto";
	});

	return {
		remember,
		apply({ location, scroll }) {
			const isFirst = shown === null;
			if (shown === location.key) return;
			shown = location.key;
			stop();
			const y = positions.get(location.key);
			if (isFirst) {
				if (y !== undefined && y > 0 && page.scrollY === 0) stop = attempt(page, () => scrollTo(page, y));
			} else if (scroll === "restore" && y !== undefined) {
				stop = attempt(page, () => scrollTo(page, y));
			} else if (scroll !== "keep") {
				scrollTo(page, 0);
				if (location.hash !== "") stop = attempt(page, () => scrollToTarget(page, location.hash));
			}
		},
	};
}

/** @returns whether the page is long enough */
function scrollTo(page: Window, y: number): boolean {
	page.scrollTo({ top: y, left: 0, behavior: "instant" });
	return Math.abs(page.scrollY - y) < 1;
}

/** @returns whether the target of the fragment is there */
function scrollToTarget(page: Window, hash: string): boolean {
	const target = page.document.getElementById(decoded(hash.slice(1)));
	target?.scrollIntoView();
	return target !== null;
}

/** Somebody may have written an address that cannot be decoded. */
function decoded(fragment: string): string {
	try {
		return decodeURIComponent(fragment);
	} catch {
		return fragment;
	}
}

/**
 * Tries to scroll now, and after each change of the page's height until it succeeds or somebody takes over.
 * @returns ends the attempts
 */
function attempt(page: Window, tryIt: () => boolean): () => void {
	if (tryIt()) return () => undefined;
	const ends = new AbortController();
	const observer = new ResizeObserver(() => {
		if (tryIt()) ends.abort();
	});
	ends.signal.addEventListener("abort", () => observer.disconnect());
	observer.observe(page.document.body);
	for (const type of TAKES_OVER) {
		page.addEventListener(type, () => ends.abort(), { signal: ends.signal, capture: true, passive: true });
	}
	return () => ends.abort();
}

function readPositions(page: Window): Map<string, number> {
	try {
		const kept: unknown = JSON.parse(page.sessionStorage.getItem(STORAGE_KEY) ?? "[]");
		if (!Array.isArray(kept)) return new Map();
		return new Map(kept.filter(isPosition));
	} catch {
		// Storage is switched off, or its text is no JSON: then nothing was left before.
		return new Map();
	}
}

function isPosition(entry: unknown): entry is [string, number] {
	return Array.isArray(entry) && typeof entry[0] === "string" && Number.isFinite(entry[1]);
}

function writePositions(page: Window, positions: ReadonlyMap<string, number>): void {
	try {
		page.sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-MAX_POSITIONS)));
	} catch {
		// Storage is switched off or full: a reload begins at the top.
	}
}
