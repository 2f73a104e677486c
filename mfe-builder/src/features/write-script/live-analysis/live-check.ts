import type { AnalysisResult } from "@scriptorium/script-analyzer/analysis-result";

/** Why there is no rating from this browser. Each one is shown as 'Not rated', never as a color. */
export type NotRatedReason =
	/** The check ran longer than the deadline and was ended. */
	| "took-too-long"
	/** The worker broke down while it was checking. */
	| "crashed"
	/** The worker could not be started at all: its file is missing, or the browser refuses it. */
	| "unavailable";

/** The outcome of one check in the browser. `superseded`: newer text came before this one's turn. */
export type LiveCheck =
	| { readonly status: "checked"; readonly result: AnalysisResult }
	| { readonly status: "not-rated"; readonly reason: NotRatedReason }
	| { readonly status: "superseded" };
