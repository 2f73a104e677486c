/** Limits of one test run in a page of a browser, a tab or the sandbox: sizes in characters where nothing else is said. Its code is limited as a script is. */
export const pageTestRunLimits = {
	name: 255,
	/** Sites beside that of the chosen tab. */
	sites: 20,
	/** Address that a test run of the editor opens. */
	openUrl: 2000,
	/** Milliseconds until that address has to be loaded. */
	openMs: 30_000,
	logText: 2000,
	/** Bytes of all log lines as JSON; the oldest ones are dropped first. */
	logBytes: 100_000,
	/** Bytes of all steps as JSON; the oldest ones are dropped first. */
	stepBytes: 60_000,
	/** Values of the flow's variables, as JSON. */
	output: 20_000,
	/** Position of the run that is kept over page loads, as JSON. */
	saved: 200_000,
	message: 2000,
	/** Milliseconds, page loads included. */
	durationMs: 600_000,
} as const;
