import type { StepData } from "../../document/flow-document.ts";
import type { StepKind } from "../../steps/step-list.ts";
import type { ExportNoteCode } from "../export-note.ts";
import type { ActionPart, ImportNoteCode } from "../import-note.ts";
import type { SideTarget } from "./side-project.ts";

/** Selenium IDE commands for a recorded action, with notes on what the commands cannot express. */
export interface CommandParts {
	readonly commands: readonly {
		readonly command: string;
		readonly target: string;
		readonly value: string;
		readonly targets?: readonly SideTarget[];
		readonly values?: readonly SideTarget[];
	}[];
	readonly notes: readonly ExportNoteCode[];
}

/** Recorded actions for a Selenium IDE command, with notes on what was lost. */
export interface ActionParts {
	readonly actions: readonly ActionPart[];
	readonly notes: readonly ImportNoteCode[];
}

/** The part of a flow for a Selenium IDE command that reads data, stores data or runs code. */
export type DataPart =
	| { readonly is: "step"; readonly type: StepKind; readonly data: Omit<StepData, "category"> }
	/** The command numbers the elements matching `selector` for a following loop, and stores the numbers in `variable`. */
	| { readonly is: "list"; readonly variable: string; readonly selector: string; readonly mark: string }
	| { readonly is: "empty"; readonly variable: string }
	| { readonly is: "bad" };
