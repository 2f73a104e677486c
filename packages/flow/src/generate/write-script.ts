import type { PlannedStep } from "./plan-steps.ts";
import { findAll, findAllOf } from "./runtime/find-all.ts";
import { collectParts, type RuntimePart } from "./runtime-part.ts";
import { commentLines } from "./source-text.ts";
import { partsOf, selectorsOf, writeCall } from "./write-call.ts";

/** The builder's settings with all defaults. */
export interface ScriptLayout {
	readonly name: string;
	readonly description: string;
	readonly wrapInIIFE: boolean;
	readonly addComments: boolean;
	readonly useAsync: boolean;
	readonly errorHandling: boolean;
}

const ALERT = 'alert("An error occurred: " + error.message);';

/** Writes the script: the functions that the steps need, the steps, and the wrapper that the settings ask for. */
export function writeScript(steps: readonly PlannedStep[], layout: ScriptLayout): string {
	const { addComments, useAsync, wrapInIIFE } = layout;
	const runtime = partsFor(steps).map((part) => sourceOf(part, addComments));
	const body = useAsync ? awaiting(steps, layout) : chaining(steps, layout);
	const head = addComments ? [...commentLines(layout.name), ...commentLines(layout.description)] : [];
	const lines = [...runtime.flatMap((source) => [...source, ""]), ...body];
	// Without the wrapper, `await` needs a function of its own.
	if (!wrapInIIFE && useAsync)
		lines.splice(
			lines.length - body.length,
			body.length,
			...inFunction("async function runSteps() {", body, "}"),
			"runSteps();",
		);
	const whole = wrapInIIFE ? inFunction(`(${useAsync ? "async " : ""}() => {`, lines, "})();") : lines;
	return `${[...head, ...whole].join("\n")}\n`;
}

function partsFor(steps: readonly PlannedStep[]): readonly RuntimePart[] {
	const made = steps.flatMap(({ calls }) => calls);
	const instead = new Map([[findAll, findAllOf(made.flatMap(selectorsOf))]]);
	return collectParts(made.flatMap(partsOf), instead);
}

/** Removes the comments of the runtime, which are on lines of their own. */
function sourceOf({ source }: RuntimePart, hasComments: boolean): string[] {
	const lines = source.trim().split("\n");
	return hasComments ? lines : lines.filter((line) => !/^\t*\/\//.test(line));
}

const inFunction = (opening: string, lines: readonly string[], closing: string): string[] => [
	opening,
	...lines.map(indented),
	closing,
];

const indented = (line: string): string => (line === "" ? "" : `\t${line}`);

const commentsOf = ({ comments }: PlannedStep, { addComments }: ScriptLayout): string[] =>
	addComments ? comments.flatMap(commentLines) : [];

function awaiting(steps: readonly PlannedStep[], layout: ScriptLayout): string[] {
	const lines = steps.flatMap((step) => [
		...commentsOf(step, layout),
		...step.calls.flatMap((call) => `await ${writeCall(call)};`.split("\n")),
	]);
	if (!layout.errorHandling) return lines;
	return ["try {", ...lines.map(indented), "} catch (error) {", `\t${ALERT}`, "}"];
}

function chaining(steps: readonly PlannedStep[], layout: ScriptLayout): string[] {
	const lines = steps.flatMap((step) => [
		...commentsOf(step, layout),
		...step.calls.flatMap((call) => `.then(() => ${writeCall(call)})`.split("\n")),
	]);
	const caught = layout.errorHandling ? [".catch((error) => {", `\t${ALERT}`, "})"] : [];
	const chain = ["Promise.resolve()", ...[...lines, ...caught].map(indented)];
	const last = chain.pop() ?? "";
	// The end of the statement must not be within a comment.
	return last.trim().startsWith("//") ? [...chain, last, "\t;"] : [...chain, `${last};`];
}
