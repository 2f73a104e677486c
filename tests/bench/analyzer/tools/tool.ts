/** `crashed`: the tool threw or could not parse; never taken for clean. */
export type Verdict = "clean" | "flagged" | "crashed";

/** A scanner under measurement. */
export interface Tool {
	readonly name: string;
	readonly version: string;
	/** @param code as stored: program text, or a `javascript:` address */
	readonly rate: (code: string) => Verdict;
}
