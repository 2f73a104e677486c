import type { Primitive } from "../domain.ts";

type Operand = Exclude<Primitive, bigint>;

/** Arithmetic and comparison of the language on known operands, coerced as it coerces. */
export function computePrimitive(operator: string, left: Operand, right: Operand): Operand {
	const one = Number(left);
	const other = Number(right);
	switch (operator) {
		case "+":
			return one + other;
		case "-":
			return one - other;
		case "*":
			return one * other;
		case "/":
			return one / other;
		case "%":
			return one % other;
		case "**":
			return one ** other;
		case "<<":
			return one << other;
		case ">>":
			return one >> other;
		case ">>>":
			return one >>> other;
		case "&":
			return one & other;
		case "|":
			return one | other;
		case "^":
			return one ^ other;
		case "===":
			return left === right;
		case "!==":
			return left !== right;
		case "==":
			// biome-ignore lint/suspicious/noDoubleEquals: the analyzed program compares so
			return left == right;
		case "!=":
			// biome-ignore lint/suspicious/noDoubleEquals: the analyzed program compares so
			return left != right;
		case "<":
			return typeof left === "string" && typeof right === "string" ? left < right : one < other;
		case ">":
			return typeof left === "string" && typeof right === "string" ? left > right : one > other;
		case "<=":
			return typeof left === "string" && typeof right === "string" ? left <= right : one <= other;
		case ">=":
			return typeof left === "string" && typeof right === "string" ? left >= right : one >= other;
		default:
			return undefined;
	}
}

export function computeUnary(operator: string, operand: Operand): Operand {
	if (operator === "-") return -Number(operand);
	return operator === "~" ? ~Number(operand) : Number(operand);
}
