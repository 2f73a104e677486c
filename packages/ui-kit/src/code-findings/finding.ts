import type { FindingSeverity } from "./editor-finding.ts";

/** As much of a finding of the security analysis as lists and notices show. */
export interface Finding {
	/** Id of the rule, in kebab case. */
	readonly type: string;
	readonly severity: FindingSeverity;
	/** One or two sentences; parts between backticks are code. */
	readonly description: string;
	/** From 1. */
	readonly line: number;
}
