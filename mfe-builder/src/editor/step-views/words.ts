import type { BranchName, StepCategory } from "@scriptorium/flow/steps/step-list";

/** Words about steps, groups and branches that do not depend on the kind. */
export const words = {
	groups: {
		interaction: "User Interaction",
		data: "Data & Storage",
		navigation: "Navigation",
		logic: "Logic & Control",
		output: "Output & Debug",
	} satisfies Record<StepCategory, string>,
	/** At handles and edges. */
	exits: { true: "true", false: "false", body: "body", done: "done" } satisfies Record<BranchName, string>,
	/** In lists. */
	branches: {
		true: "If true",
		false: "If false",
		body: "In the loop",
		done: "After the loop",
	} satisfies Record<BranchName, string>,
	/** Results of validation. */
	marks: { error: "Error", warning: "Warning", info: "Note" },
	/** Results of the last test run. */
	runs: { running: "Running", done: "Done", failed: "Failed" },
	hidden: "hidden value",
	seconds: (milliseconds: number) => `${milliseconds} ms`,
	times: (times: number) => `${times} times`,
	forEach: (what: string) => `for each ${what}`,
} as const;
