import type { FlowNode, StepData } from "../document/flow-document.ts";
import type { StepCode, StepPlace } from "../generate/step-code.ts";
import type { ActionPlace } from "../recording/action-fields.ts";
import type { StepCheck, StepFinding } from "./step-checks.ts";
import type { BranchName } from "./step-list.ts";
import type { AloneStatements } from "./tool-statements.ts";

/**
 * A kind of step, without its row in `step-list.ts`. Each kind is a file; a kind that lacks a part does not compile.
 * `Action` is the recorded action that does the same.
 */
export interface StepDefinition<Action extends ActionPlace = never> {
	/** Checks of its fields (spec 03 § 5), in the order of their findings. */
	readonly checks: readonly StepCheck[];
	/** Checks where its exits lead; null for kinds that may lead anywhere. */
	readonly checkExits: ((exits: readonly (BranchName | null)[]) => StepFinding | null) | null;
	/** A flow may end with it without a remark: it leads to another page. */
	readonly leavesPage: boolean;
	/** Generates its code. */
	generate(data: StepData, place: StepPlace): StepCode;
	/**
	 * Whether a userscript that has it may go on by itself on another page, where nobody has started it
	 * (`generate/resume-mode.ts`). `sites`: match patterns of the script's own pages.
	 */
	resumesByItself(data: StepData, sites: readonly string[]): boolean;
	/** Converts it to the recorded action that does the same; null without one. `place`: the fields that every action has. */
	toAction(node: FlowNode, place: ActionPlace): Action | null;
	/** How tools do it where no recorded action does the same; null for kinds that always are an action. */
	readonly alone: AloneStatements | null;
}
