import type { StepData } from "../../document/flow-document.ts";
import type { StepKind } from "../../steps/step-list.ts";
import type { ExportNoteCode } from "../export-note.ts";
import type { ActionPart, ImportNoteCode } from "../import-note.ts";
import type { SideTarget } from "./side-project.ts";

/** The commands that an action becomes, with notes on what they cannot express. */
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

/** The actions that a command becomes. */
export interface ActionParts {
	readonly actions: readonly ActionPart[];
	readonly notes: readonly ImportNoteCode[];
}

/** What a command that reads or keeps data, or runs code, is in a flow. */
export type DataPart =
	| { readonly is: "step"; readonly type: StepKind; readonly data: Omit<StepData, "category"> }
	/** It numbers elements that a loop then goes through, and stores the numbers in `variable`. */
	| { readonly is: "list"; readonly variable: string; readonly selector: string; readonly mark: string }
	| { readonly is: "empty"; readonly variable: string }
	| { readonly is: "bad" };
