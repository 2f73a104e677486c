import type { BranchName } from "@scriptorium/flow/steps/step-list";

/** Steps have one size, so that the canvas does not measure those that are not shown. Pixels of the canvas; also in the style sheet. */
export const STEP_SIZE = { width: 232, height: 72 } as const;

/** The visible mark of a handle; what can be pressed around it is 44 px wide. */
export const HANDLE_SIZE = 14;

/** Where the handles of the exits are, as shares of the width. */
export const EXIT_PLACES: Readonly<Record<BranchName, number>> = { true: 0.25, false: 0.75, body: 0.25, done: 0.75 };
