import type { StepLines } from "../generate/code-writer.ts";
import { literalText } from "../generate/source-text.ts";
import type { FlowScriptOptions } from "./flow-script.ts";
import type { ReadFlow } from "./flow-steps.ts";
import { pageOf } from "./script-text.ts";
import { secretNames } from "./secret-names.ts";

/** Code around the steps of an exported flow. */
export interface FlowFrame extends FlowScriptOptions {
	readonly title: string;
	/** Address that is opened first; null where the flow opens one itself, or none is known. */
	readonly start: string | null;
	/** The variables with their first values, as a literal. */
	readonly variables: string;
	/** It has a loop over elements. */
	readonly hasElements: boolean;
}

export interface WrittenFlow {
	readonly code: string;
	readonly lines: readonly StepLines[];
}

/** Names of environment variables for the secrets of a flow, by the ids of its steps. */
export const secretNamesOf = ({ steps }: ReadFlow): ReadonlyMap<string, string> =>
	secretNames([...steps.values()].flatMap(({ action }) => action ?? []));

/** Variables of the tabs that a flow uses besides the first. */
export function tabNamesOf({ steps }: ReadFlow): string[] {
	const tabs = new Set([...steps.values()].flatMap(({ action }) => action?.tab ?? []));
	return [...tabs].toSorted((one, other) => one - other).map((tab) => pageOf({ tab }));
}

/** The variables of a flow, all empty at first; an own property even for a name like `__proto__`. */
export function firstVariables({ variables, steps }: ReadFlow): string {
	const usesCode = [...steps.values()].some(({ code }) => code.does === "custom" || code.does === "tests");
	if (variables.size === 0) return usesCode ? "{  }" : "{}";
	const fields = [...variables].map((name) => `${/^[a-z]\w*$/i.test(name) ? name : `[${literalText(name)}]`}: ""`);
	return `{ ${fields.join(", ")} }`;
}
