export interface LayerOptions {
	/** Full length instead of the short form of fuzz, fault and soak suites. */
	readonly soak: boolean;
	/** Only the files whose path contains one of these texts; all files when empty. */
	readonly filters: readonly string[];
}

/** Hubs that tests start leave scripts alone: test runs in a browser have a layer of their own. */
export const withoutCanary = { SCRIPTORIUM_CANARY: "off" } as const;

export interface LayerResult {
	readonly passed: number;
	readonly failed: number;
	/** Shown when something failed; empty when it was shown while it ran. */
	readonly output: string;
}

/** One kind of proof. A layer that neither passed nor failed anything counts as failed: it proved nothing. */
export interface Layer {
	readonly name: string;
	/** It only reads the tree and starts nothing, so it may run beside others of its kind. */
	readonly readsOnly?: true;
	run(options: LayerOptions): Promise<LayerResult>;
}
