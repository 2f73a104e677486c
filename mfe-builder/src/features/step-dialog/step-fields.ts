import type { FlowDocument, StepData } from "@scriptorium/flow/document/flow-document";
import type { StepKind } from "@scriptorium/flow/steps/step-list";
import type { en } from "./messages/en.ts";

type Label = keyof (typeof en)["fields"];
type Hint = keyof (typeof en)["hints"];

/** Fields of a step that hold a value of one type. */
type FieldOf<Value> = {
	[Field in keyof StepData]-?: [NonNullable<StepData[Field]>] extends [Value] ? Field : never;
}[keyof StepData];

export type StepField =
	| { readonly control: "element"; readonly hint: Hint }
	| {
			readonly control: "text";
			readonly field: "variable" | "attribute" | "url";
			readonly label: Label;
			readonly hint?: Hint;
	  }
	| {
			readonly control: "area" | "line";
			readonly field: "value" | "message";
			readonly label: Label;
			readonly hint?: Hint;
	  }
	| { readonly control: "code"; readonly field: "condition" | "code"; readonly label: Label; readonly hint?: Hint }
	| { readonly control: "integer"; readonly field: FieldOf<number>; readonly label: Label; readonly hint?: Hint }
	| { readonly control: "switch"; readonly field: FieldOf<boolean>; readonly label: Label }
	| { readonly control: "parameter-integer"; readonly path: readonly string[]; readonly label: Label }
	| { readonly control: "parameter-switch"; readonly path: readonly string[]; readonly label: Label }
	| { readonly control: "modifiers" }
	| { readonly control: "recorded-only" };

const element: StepField = { control: "element", hint: "selector" };

/** What can be set for each kind (spec 03 § 3), in the order of the form. */
export const STEP_FIELDS: Readonly<Record<StepKind, readonly StepField[]>> = {
	click: [element, { control: "integer", field: "waitBefore", label: "waitBefore" }],
	type: [
		element,
		{ control: "area", field: "value", label: "text", hint: "variables" },
		{ control: "switch", field: "clearFirst", label: "clearFirst" },
	],
	select: [element, { control: "area", field: "value", label: "option", hint: "option" }],
	check: [element, { control: "parameter-switch", path: ["checked"], label: "checked" }],
	hover: [element, { control: "parameter-integer", path: ["duration"], label: "hoverTime" }],
	drag: [element, { control: "recorded-only" }],
	keypress: [
		{ control: "line", field: "value", label: "key", hint: "key" },
		{ control: "modifiers" },
		{ control: "element", hint: "optionalElement" },
	],
	scroll: [
		{ control: "element", hint: "optionalElement" },
		{ control: "parameter-integer", path: ["to", "x"], label: "scrollX" },
		{ control: "parameter-integer", path: ["to", "y"], label: "scrollY" },
		{ control: "parameter-switch", path: ["smooth"], label: "smooth" },
	],
	upload: [element, { control: "recorded-only" }],
	dialog: [{ control: "recorded-only" }],
	tab: [{ control: "recorded-only" }],
	extract: [
		element,
		{ control: "text", field: "variable", label: "variable" },
		{ control: "text", field: "attribute", label: "attribute", hint: "attribute" },
	],
	store: [
		{ control: "text", field: "variable", label: "variable" },
		{ control: "area", field: "value", label: "value", hint: "variables" },
	],
	copy: [{ control: "area", field: "value", label: "copied", hint: "variables" }],
	navigate: [
		{ control: "text", field: "url", label: "url", hint: "variables" },
		{ control: "switch", field: "newTab", label: "newTab" },
	],
	reload: [],
	back: [],
	wait: [{ control: "integer", field: "delay", label: "delay" }],
	condition: [{ control: "code", field: "condition", label: "condition", hint: "condition" }],
	loop: [
		{ control: "integer", field: "times", label: "times", hint: "times" },
		{ control: "element", hint: "loopSelector" },
	],
	observe: [element, { control: "integer", field: "timeout", label: "timeout" }],
	alert: [{ control: "area", field: "message", label: "message", hint: "variables" }],
	log: [{ control: "area", field: "message", label: "message", hint: "variables" }],
	custom: [{ control: "code", field: "code", label: "code", hint: "code" }],
};

/** Hints of fields in which variables can be read. */
export const READS_VARIABLES: ReadonlySet<Hint> = new Set<Hint>(["variables", "condition", "code"]);

/** The variables that the other steps of a flow set, each once. */
export function variablesOf({ nodes }: Pick<FlowDocument, "nodes">, stepId: string): readonly string[] {
	const setters = nodes.filter(({ id, type }) => id !== stepId && (type === "extract" || type === "store"));
	return [...new Set(setters.flatMap(({ data: { variable = "" } }) => (variable === "" ? [] : [variable])))];
}

/** The value at a path of the parameters; undefined when there is none. */
export function parameterAt({ parameters }: StepData, path: readonly string[]): unknown {
	return path.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), parameters);
}

/** The parameters with another value at a path; undefined removes it. */
export function withParameter(
	{ parameters }: StepData,
	path: readonly string[],
	value: unknown,
): Readonly<Record<string, unknown>> {
	return set(parameters ?? {}, path, value);
}

type Parameters = Readonly<Record<string, unknown>>;

function set(record: Parameters, [key = "", ...rest]: readonly string[], value: unknown): Parameters {
	const { [key]: former, ...others } = record;
	if (rest.length > 0) return { ...others, [key]: set(isRecord(former) ? former : {}, rest, value) };
	return value === undefined ? others : { ...others, [key]: value };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** Numbers are parsed as integers (spec 03 § 5); a text without one is no value. */
export function parseInteger(text: string): number | undefined {
	const value = Number.parseInt(text, 10);
	return Number.isSafeInteger(value) ? value : undefined;
}
