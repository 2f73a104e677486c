import type { FlowDocument, StepData } from "@scriptorium/flow/document/flow-document";
import { stepRow } from "@scriptorium/flow/steps/step-list";
import type { FieldHint } from "../../editor/step-views/step-view.ts";

/** Hints of fields in which variables can be read. */
export const READS_VARIABLES: ReadonlySet<FieldHint> = new Set<FieldHint>(["variables", "condition", "code"]);

/** The variables that the other steps of a flow set, each once. */
export function variablesOf({ nodes }: Pick<FlowDocument, "nodes">, stepId: string): readonly string[] {
	const setters = nodes.filter(({ id, type }) => id !== stepId && stepRow(type).setsVariable !== undefined);
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
