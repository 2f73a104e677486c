import type { StepData } from "@scriptorium/flow/document/flow-document";
import type { Translation } from "@scriptorium/ui-kit/locale";
import type { LucideIcon } from "lucide-react";
import type { words } from "./words.ts";

/** Labels of fields, worded by the step dialog. */
export type FieldLabel =
	| "text"
	| "option"
	| "copied"
	| "key"
	| "value"
	| "clearFirst"
	| "waitBefore"
	| "variable"
	| "attribute"
	| "url"
	| "newTab"
	| "delay"
	| "timeout"
	| "times"
	| "condition"
	| "message"
	| "code"
	| "checked"
	| "hoverTime"
	| "scrollX"
	| "scrollY"
	| "smooth";

/** Hints at fields, worded by the step dialog. */
export type FieldHint =
	| "selector"
	| "loopSelector"
	| "optionalElement"
	| "times"
	| "variables"
	| "attribute"
	| "condition"
	| "code"
	| "option"
	| "key";

/** Fields of a step that hold a value of one type. */
type FieldOf<Value> = {
	[Field in keyof StepData]-?: [NonNullable<StepData[Field]>] extends [Value] ? Field : never;
}[keyof StepData];

interface Labeled {
	readonly label: FieldLabel;
	readonly hint?: FieldHint;
}

/** A field of the step dialog. */
export type StepField =
	| { readonly control: "element"; readonly hint: FieldHint }
	| ({ readonly control: "text"; readonly field: "variable" | "attribute" | "url" } & Labeled)
	| ({ readonly control: "area" | "line"; readonly field: "value" | "message" } & Labeled)
	| ({ readonly control: "code"; readonly field: "condition" | "code" } & Labeled)
	| ({ readonly control: "integer"; readonly field: FieldOf<number> } & Labeled)
	| { readonly control: "switch"; readonly field: FieldOf<boolean>; readonly label: FieldLabel }
	| { readonly control: "parameter-integer"; readonly path: readonly string[]; readonly label: FieldLabel }
	| { readonly control: "parameter-switch"; readonly path: readonly string[]; readonly label: FieldLabel }
	| { readonly control: "modifiers" }
	| { readonly control: "recorded-only" };

/** What a summary is made of. */
export interface SummaryParts {
	readonly data: StepData;
	/** The element as people name it; empty without one. */
	readonly element: string;
	/** The value; hidden values of recordings stay hidden. */
	readonly value: string;
	readonly text: Translation<typeof words>;
}

/** How the builder shows a kind of step. */
export interface StepView {
	/** Its name, and that of a new step. */
	readonly label: string;
	/** What it does, in one line. */
	readonly about: string;
	readonly icon: LucideIcon;
	/** Whether a person can add it: spec 03 § 3, and those of recordings that can be set up without one. */
	readonly isInPalette: boolean;
	/** What a step works on; empty texts are left out. */
	summary(parts: SummaryParts): readonly string[];
	/** What can be set (spec 03 § 3), in the order of the form. */
	readonly fields: readonly StepField[];
}
