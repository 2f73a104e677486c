/** State of a step in a test run. */
export interface StepRun {
	readonly state: "running" | "done" | "failed";
	/** Why it failed. */
	readonly message?: string;
}
