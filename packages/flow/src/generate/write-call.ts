import { builtPart } from "./built-part.ts";
import type { Argument, Call } from "./generated-code.ts";
import type { RuntimePart } from "./runtime-part.ts";
import { literalText, writeTemplate } from "./source-text.ts";

/** Where a call stands. */
export interface CallScope {
	/** It is inside a loop over elements, the current one of which is `element`. */
	readonly hasElement: boolean;
}

/**
 * Writes a call as source text.
 * @param call the runtime function and its arguments
 * @param scope where it stands
 * @returns one line
 */
export function writeCall({ part, args }: Call, scope: CallScope): string {
	// Empty options are left out.
	const needed = args.filter((argument) => !("literal" in argument) || !isEmpty(argument.literal));
	return `${part}(${needed.map((argument) => writeArgument(argument, scope)).join(", ")})`;
}

/**
 * Writes an argument as source text.
 * @param argument a value, an element or a call
 * @param scope where it stands
 * @returns an expression
 */
export function writeArgument(argument: Argument, scope: CallScope): string {
	if ("literal" in argument) return literalText(argument.literal);
	if ("text" in argument) return writeTemplate(argument.text);
	if ("texts" in argument) return `[${argument.texts.map(writeTemplate).join(", ")}]`;
	if ("typed" in argument) return writeTyped(argument, scope);
	return "later" in argument ? `() => ${writeCall(argument.later, scope)}` : writeCall(argument, scope);
}

type Typed = Extract<Argument, { readonly typed: string }>;

function writeTyped({ typed, frame }: Typed, scope: CallScope): string {
	const within = scope.hasElement && frame.length === 0 ? ", element" : "";
	const target = `${typedPart(typed)}(${writeTemplate(typed)}${within})`;
	if (frame.length === 0) return target;
	return `${IN_FRAME}(${[target, ...frame.map((each) => writeCall(each, scope))].join(", ")})`;
}

const IN_FRAME = "inFrame";

/** Plain CSS needs much less code than the other kinds of selectors; what a variable brings may be any kind. */
const typedPart = (selector: string): "typed" | "byCss" =>
	/^(?:aria|text|xpath|pierce)\/|^\$\{| >>> /.test(selector) ? "typed" : "byCss";

const isEmpty = (literal: unknown): boolean =>
	typeof literal === "object" &&
	literal !== null &&
	!Array.isArray(literal) &&
	Object.values(literal).every((field) => field === undefined);

/**
 * Lists the runtime functions that a call and its arguments use.
 * @param call a call of the runtime
 * @returns inner calls first
 */
export const partsOf = ({ part, args }: Call): readonly RuntimePart[] => [...args.flatMap(partsIn), builtPart(part)];

/** The functions that an argument needs. */
export function partsIn(argument: Argument): readonly RuntimePart[] {
	if ("later" in argument) return partsOf(argument.later);
	if ("part" in argument) return partsOf(argument);
	if (!("typed" in argument)) return [];
	const { typed, frame } = argument;
	return [...(frame.length === 0 ? [] : [...frame.flatMap(partsOf), builtPart(IN_FRAME)]), builtPart(typedPart(typed))];
}
