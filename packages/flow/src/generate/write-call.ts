import type { Argument, Call } from "./generated-code.ts";
import { literalText, quoted } from "./source-text.ts";

/** Maximum line length of a call; longer ones have one selector per line. */
const MAX_LINE_LENGTH = 100;

/**
 * Writes a call as source text, on one line up to 100 characters, else with one selector per line.
 * @param call the runtime function and its arguments
 * @returns source text; lines after the first are indented relative to the margin
 */
export function writeCall(call: Call): string {
	const onOneLine = write(call, false);
	return onOneLine.length <= MAX_LINE_LENGTH ? onOneLine : write(call, true);
}

function write({ part, args }: Call, isBroken: boolean): string {
	// Empty options are left out.
	const needed = args.filter((argument) => !("literal" in argument) || !isEmpty(argument.literal));
	return `${part.name}(${needed.map((argument) => writeArgument(argument, isBroken)).join(", ")})`;
}

function writeArgument(argument: Argument, isBroken: boolean): string {
	if ("literal" in argument) return literalText(argument.literal);
	if ("later" in argument) return `() => ${write(argument.later, isBroken)}`;
	if ("list" in argument) return `[${argument.list.map((item) => writeArgument(item, isBroken)).join(", ")}]`;
	if ("part" in argument) return write(argument, isBroken);
	const { selectors } = argument;
	return isBroken && selectors.length > 1
		? `[\n${selectors.map((selector) => `\t${quoted(selector)},\n`).join("")}]`
		: literalText(selectors);
}

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
export const partsOf = ({ part, args }: Call): readonly Call["part"][] => [
	...args.flatMap((argument) => callsIn(argument).flatMap(partsOf)),
	part,
];

/**
 * Lists the selectors in the arguments of a call.
 * @param call a call of the runtime
 * @returns in Puppeteer's spelling
 */
export const selectorsOf = ({ args }: Call): readonly string[] => args.flatMap(selectorsIn);

function selectorsIn(argument: Argument): readonly string[] {
	if ("selectors" in argument) return argument.selectors;
	return "list" in argument ? argument.list.flatMap(selectorsIn) : callsIn(argument).flatMap(selectorsOf);
}

function callsIn(argument: Argument): readonly Call[] {
	if ("later" in argument) return [argument.later];
	if ("list" in argument) return argument.list.flatMap(callsIn);
	return "part" in argument ? [argument] : [];
}
