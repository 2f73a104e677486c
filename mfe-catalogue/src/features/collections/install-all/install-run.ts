import type { InstallErrorCode } from "@scriptorium/shared-protocol/host-remote/extension-link";

export type InstallOutcome = "opened" | InstallErrorCode;

/**
 * Where installing one script after the other stands. `asking`: the extension opens its page for the script at `place`.
 * `confirming`: that page is open and waits for the person.
 */
export interface InstallRun {
	readonly phase: "asking" | "confirming" | "ended";
	/** Index of the script it is about; the last one when it has ended. */
	readonly place: number;
	/** How many scripts there are. */
	readonly of: number;
	/** By index; missing where it was not tried. */
	readonly outcomes: readonly InstallOutcome[];
}

export function startRun(of: number): InstallRun {
	return { phase: "asking", place: 0, of, outcomes: [] };
}

/** Records the extension's answer for the current script. A refused one is skipped; a lost connection ends the run. */
export function afterAnswer(run: InstallRun, outcome: InstallOutcome): InstallRun {
	const outcomes = [...run.outcomes, outcome];
	const isLast = run.place === run.of - 1;
	if (isLast || outcome === "EXTENSION_NOT_INSTALLED") return { ...run, phase: "ended", outcomes };
	if (outcome === "opened") return { ...run, phase: "confirming", outcomes };
	return { ...run, phase: "asking", place: run.place + 1, outcomes };
}

/** The person is done with the extension's page. */
export function goOn(run: InstallRun): InstallRun {
	return run.phase === "confirming" ? { ...run, phase: "asking", place: run.place + 1 } : run;
}

/** Stops the run; scripts that were handed over stay installed. */
export function stopRun(run: InstallRun): InstallRun {
	return { ...run, phase: "ended" };
}

/** How many scripts the extension has taken. */
export function handedOver({ outcomes }: InstallRun): number {
	return outcomes.filter((outcome) => outcome === "opened").length;
}
