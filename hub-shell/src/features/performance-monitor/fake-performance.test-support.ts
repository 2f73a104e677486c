import { vi } from "vitest";

interface FakeObserver {
	readonly types: readonly string[];
	/** Reports entries, as the browser does for the types that are observed. */
	tell(entries: readonly object[], dropped?: number): Promise<void>;
}

export interface FakePerformance {
	/** Observers that are connected. */
	connected(): readonly FakeObserver[];
	/** Reports entries of a type to everybody who observes it. */
	tell(type: string, entries: readonly object[], dropped?: number): Promise<void>;
	/** Renders a frame at this time, in milliseconds; nothing happens when nobody has asked for one. */
	frame(now: number): void;
	/** Whether a frame was asked for and not cancelled. */
	isFrameWanted(): boolean;
}

/**
 * Stands in for what the test environment lacks: frames, and observers of performance entries. Whoever counts, counts them.
 * @param types supported types of entries
 * @returns control of both; `vi.unstubAllGlobals` removes them
 */
export function fakePerformance(types: readonly string[]): FakePerformance {
	const connected = new Set<Observer>();
	class Observer {
		static readonly supportedEntryTypes = types;
		readonly types: string[] = [];
		readonly #callback: (list: object, observer: object, options: object) => void;
		constructor(callback: (list: object, observer: object, options: object) => void) {
			this.#callback = callback;
		}
		observe({ type }: { type: string }) {
			this.types.push(type);
			connected.add(this);
		}
		disconnect() {
			connected.delete(this);
		}
		takeRecords() {
			return [];
		}
		async tell(entries: readonly object[], dropped = 0) {
			this.#callback({ getEntries: () => [...entries] }, this, { droppedEntriesCount: dropped });
			// The microtasks in which web-vitals reads the entries.
			await new Promise((resolve) => setTimeout(resolve));
		}
	}
	let wanted: FrameRequestCallback | null = null;
	vi.stubGlobal("PerformanceObserver", Observer);
	vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => {
		wanted = callback;
		return 1;
	});
	vi.stubGlobal("cancelAnimationFrame", () => {
		wanted = null;
	});
	return {
		connected: () => [...connected],
		async tell(type, entries, dropped) {
			for (const observer of connected) if (observer.types.includes(type)) await observer.tell(entries, dropped);
		},
		frame(now) {
			const callback = wanted;
			wanted = null;
			callback?.(now);
		},
		isFrameWanted: () => wanted !== null,
	};
}

export const CHROMIUM_TYPES = [
	"event",
	"first-input",
	"largest-contentful-paint",
	"layout-shift",
	"longtask",
	"paint",
	"resource",
] as const;
