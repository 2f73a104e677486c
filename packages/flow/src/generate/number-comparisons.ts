import type { BinaryExpression, Expression, PrivateIdentifier } from "acorn";
import { simple } from "acorn-walk";
import { builtPart } from "./built-part.ts";
import { collectParts } from "./runtime-part.ts";

const BY_SIZE = new Set(["<", ">", "<=", ">="]);
const EQUAL = new Set(["==", "!=", "===", "!=="]);
const ARITHMETIC = new Set(["+", "-", "*", "/", "%", "**"]);

/**
 * Has numbers compared as numbers: what a flow reads from a page is a text, of which '10' is less than '9'. Texts and variables that are
 * compared by size, or with a number, are read by the runtime's `readNumber`.
 * @param condition expression of a condition
 * @param code the text that it was read from
 * @param offset position of `code` in the parsed text
 * @returns the code with these reads; the same code when it has no such comparison
 */
export function readNumbersIn(condition: Expression, code: string, offset: number): string {
	const found: (readonly [start: number, end: number])[] = [];
	const read = (side: Expression | PrivateIdentifier): void => {
		if (side.type === "UnaryExpression" && /^[-+]$/.test(side.operator)) read(side.argument);
		else if (side.type === "BinaryExpression" && ARITHMETIC.has(side.operator)) {
			read(side.left);
			read(side.right);
		} else if (mayBeText(side)) found.push([side.start - offset, side.end - offset]);
	};
	const compare = ({ operator, left, right }: BinaryExpression): void => {
		const isEqual = EQUAL.has(operator) && (isNumber(left) || isNumber(right));
		if (!BY_SIZE.has(operator) && !isEqual) return;
		read(left);
		read(right);
	};
	simple(condition, { BinaryExpression: compare });
	let written = code;
	for (const [start, end] of found.toSorted(([one], [other]) => other - one))
		written = `${written.slice(0, start)}readNumber(${written.slice(start, end)})${written.slice(end)}`;
	return written;
}

/**
 * Lists what code needs that has such reads and stands alone.
 * @returns declarations
 */
export const numberReader = (): readonly string[] =>
	collectParts([builtPart("readNumber")]).map(({ source }) => source);

/** Whether an operand can be a text of the page; the length of a list and the result of a function call are left as they are. */
function mayBeText(side: Expression | PrivateIdentifier): boolean {
	if (side.type === "Identifier" || side.type === "TemplateLiteral") return true;
	if (side.type === "Literal") return typeof side.value === "string";
	if (side.type === "ChainExpression") return mayBeText(side.expression);
	if (side.type !== "MemberExpression" || side.computed) return side.type === "MemberExpression";
	return side.property.type === "Identifier" && !/^(?:length|size|childElementCount)$/.test(side.property.name);
}

const isNumber = (side: Expression | PrivateIdentifier): boolean =>
	(side.type === "Literal" && typeof side.value === "number") ||
	(side.type === "UnaryExpression" && side.operator === "-" && isNumber(side.argument));
