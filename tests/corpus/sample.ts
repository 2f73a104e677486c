/** `seeds` are the scripts every new hub starts with: the third benign set beside the two halves. */
export type Half = "tuning" | "held-out" | "seeds";

export interface Sample {
	readonly half: Half;
	/** Below the half's folder, with forward slashes: `risky/cookie-theft/reading-time.user.js`. */
	readonly file: string;
	readonly class: "risky" | "benign";
	/** Threat type of a risky sample; `twins`, `plain` or `seeds` of a benign one. */
	readonly group: string;
	/** What a perfect analyzer answers. */
	readonly level: "red" | "amber" | "green";
	readonly threat: string | null;
	/** One sentence: what it does and to whom, or why it is fine. */
	readonly why: string;
	/** As an analyzer sees it: without the comments that mark the harm. */
	readonly code: string;
	/** Lines that do the harm, from 1; empty for benign samples. */
	readonly harmLines: readonly number[];
}
