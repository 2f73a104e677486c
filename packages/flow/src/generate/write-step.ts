import type { CodeWriter } from "./code-writer.ts";
import type { PlannedStep } from "./plan-flow.ts";
import type { TypedCode } from "./read-code.ts";
import { commentLines, quoted, variableAccess, writeTemplate } from "./source-text.ts";
import { addTyped } from "./typed-lines.ts";
import { type CallScope, writeArgument, writeCall } from "./write-call.ts";

/** The builder's settings with all defaults. */
export interface ScriptLayout {
	readonly name: string;
	readonly description: string;
	readonly wrapInIIFE: boolean;
	readonly addComments: boolean;
	readonly useAsync: boolean;
	readonly errorHandling: boolean;
}

/** What messages call a step. */
export const stepName = ({ number, node }: PlannedStep): string =>
	quoted(`Step ${number} "${shortLabel(node.data.label)}"`);

const MAX_LABEL_LENGTH = 100;

function shortLabel(label: string): string {
	const line = label.replaceAll(/\s+/g, " ").trim();
	return line.length <= MAX_LABEL_LENGTH ? line : `${line.slice(0, MAX_LABEL_LENGTH)}…`;
}

/** Adds the comments of a step. */
export function addComments(writer: CodeWriter, { comments }: PlannedStep, layout: ScriptLayout): void {
	if (layout.addComments) for (const line of comments.flatMap(commentLines)) writer.add(line);
}

/** Says in a comment that the script ends with its page. */
export function addEnd(writer: CodeWriter, { endsWith }: PlannedStep, stepsLeft: number, layout: ScriptLayout): void {
	if (endsWith === null || stepsLeft === 0 || !layout.addComments) return;
	writer.add(`// Step ${endsWith} loads another page, and a script ends with its own: ${stepsLeft} more not in it.`);
}

/**
 * An action as a function that performs it, in lines; the caller adds the lines before the first and after the last one. Null for steps
 * that do nothing.
 */
export interface Action {
	/** Calls before the one that the step is named for, as expressions of promises. */
	readonly before: readonly string[];
	/** An expression of a promise, or of nothing in particular with `isSync`. */
	readonly expression: string;
	/** Lines of code between the opening and the closing of the expression, as somebody typed them. */
	readonly typed: TypedCode | null;
	readonly closing: string;
	/** Where its value is kept, as `variables.name`. */
	readonly into: string | null;
	readonly isSync: boolean;
	/** Its errors bear the name of the step. */
	readonly isNamed: boolean;
}

/** What a step performs; null when it does nothing, or is no action. */
export function actionOf({ code }: PlannedStep, scope: CallScope): Action | null {
	const plain = { before: [], typed: null, closing: "", into: null, isSync: true, isNamed: false };
	switch (code.does) {
		case "calls": {
			const written = code.calls.map((call) => writeCall(call, scope));
			const into = code.into === undefined ? null : variableAccess(code.into);
			const isNamed = code.isUnnamed !== true;
			return {
				...plain,
				before: written.slice(0, -1),
				expression: written.at(-1) ?? "",
				into,
				isSync: false,
				isNamed,
			};
		}
		case "stores":
			return { ...plain, expression: writeTemplate(code.value), into: variableAccess(code.variable) };
		case "says":
			return { ...plain, expression: `${code.how}(${writeTemplate(code.message)})` };
		case "custom": {
			const { names, isAsync } = code.custom;
			const parameters = names.length === 0 ? "" : `{ ${names.join(", ")} }`;
			const expression = `(${isAsync ? "async " : ""}(${parameters}) => {`;
			const closing = `})(${names.length === 0 ? "" : "variables"})`;
			return { ...plain, expression, closing, typed: code.custom, isSync: false, isNamed: true };
		}
		default:
			return null;
	}
}

/**
 * Adds a condition, and what stands around it.
 * @param before as `if (`
 * @param after as `) {`
 * @param mayWait `await` may stand in it as it is: it is the body of an async function
 */
export function addCondition(
	writer: CodeWriter,
	before: string,
	condition: TypedCode,
	after: string,
	mayWait = false,
): void {
	const { code, names, isAsync } = condition;
	const isPlain = names.length === 0 && (!isAsync || mayWait);
	const parameters = names.length === 0 ? "" : `{ ${names.join(", ")} }`;
	const passed = names.length === 0 ? "" : "variables";
	const opening = isPlain ? before : `${before}${isAsync ? "await (async " : "("}(${parameters}) => (`;
	const closing = isPlain ? after : `))(${passed})${after}`;
	// A comment would swallow what follows it on its line.
	if (/\/\/|\/\*|-->|<!--|[\n\r\u2028\u2029]/.test(code)) addTyped(writer, opening, condition, closing);
	else writer.add(`${opening}${code}${closing}`);
}

/** The elements of a loop, as an expression of a promise. */
export const elementsOf = (code: Extract<PlannedStep["code"], { does: "repeats" }>, scope: CallScope): string =>
	"each" in code ? `findElements(${writeArgument(code.each, scope)})` : "";
