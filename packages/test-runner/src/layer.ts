export interface LayerOptions {
	/** Full length instead of the short form of fuzz, fault and soak suites. */
	readonly soak: boolean;
	/** Only the files whose path contains one of these texts; all files when empty. */
	readonly filters: readonly string[];
	/** Leave out the unit tests of packages that are unchanged since they passed on this computer. */
	readonly changed: boolean;
}

/**
 * Environment variables that tell the test programs which tests to run: `SCRIPTORIUM_SOAK` runs all of them at full length;
 * `SCRIPTORIUM_SHORT` leaves out those that only the soak run executes. When files are named, neither is set: all their tests run.
 * @param options options of the layer
 * @returns the variables
 */
export function lengthOf({ soak, filters }: LayerOptions): Record<string, string> {
	if (soak) return { SCRIPTORIUM_SOAK: "1" };
	return filters.length === 0 ? { SCRIPTORIUM_SHORT: "1" } : {};
}

/** Hubs that tests start do not run scripts in the canary; the layer `canary` tests it. */
export const withoutCanary = { SCRIPTORIUM_CANARY: "off" } as const;

export interface LayerResult {
	readonly passed: number;
	readonly failed: number;
	/** Shown when something failed; empty when it was shown while it ran. */
	readonly output: string;
}

/** One kind of test. A layer in which no test ran counts as failed. */
export interface Layer {
	readonly name: string;
	/**
	 * What may run beside it. `read-only` layers start nothing and run two at a time; `processor` layers keep all cores
	 * busy and run alone; `backend` and `browser` layers wait for processes that they start, so the two kinds run beside
	 * each other, each one layer at a time. A third one beside them made tests of both run into their limits on two cores.
	 */
	readonly kind: "read-only" | "processor" | "backend" | "browser";
	run(options: LayerOptions): Promise<LayerResult>;
}
