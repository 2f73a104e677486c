import * as z from "zod";

/** The scanners that are timed on public scripts. `before`: the analyzer of another checkout of this repository. */
export const publicScannerNames = ["own", "before", "js-x-ray"] as const;
export type PublicScanner = (typeof publicScannerNames)[number];

/** What a measuring process is asked. */
export interface PublicSpeedTask {
	readonly scanner: PublicScanner;
	/** Root of the checkout whose analyzer is `before`; null for the others. */
	readonly checkout: string | null;
	readonly paths: readonly string[];
}

/** What it responds. */
export const publicTimings = z.object({
	scripts: z.array(
		z.object({
			/** UTF-8. */
			bytes: z.number(),
			/** CPU time of the process in the first pass over all scripts, in milliseconds. */
			first_ms: z.number(),
			/** The same in the second pass, when the engine's compiler has seen the scanner work. */
			ms: z.number(),
			/** False when the scanner could not read the script, or failed. */
			isRead: z.boolean(),
		}),
	),
	/** Largest resident memory of the process so far, in bytes. */
	peak_bytes: z.number(),
});

export type PublicTimings = z.infer<typeof publicTimings>;
