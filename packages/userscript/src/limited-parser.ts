import { type Options, Parser, type Program } from "acorn";

/** Thrown when a program is nested deeper than people or bundlers write. */
export class NestedTooDeeply extends Error {
	override readonly name = "NestedTooDeeply";
}

/**
 * Bytes of stack that a level of each recursive method takes, measured with V8. The limit must be a count and not the
 * end of the stack: that lies elsewhere once code is compiled, so the same script would get another rating the second time.
 */
const COST: Readonly<Record<string, number>> = {
	parseStatement: 350,
	parseMaybeAssign: 900,
	parseMaybeUnary: 250,
	parseExprOp: 200,
	parseBindingAtom: 500,
};
/**
 * Two thirds of a worker's stack in browsers, and a quarter of V8's default: about 220 nested parentheses, or 1,300
 * operators in a row. More would be rated in Node and Deno, and not in the hub's worker.
 */
const BUDGET = 260_000;

class LimitedParser extends Parser {
	/** Bytes taken by the levels now open. */
	taken = 0;
}

/** Five parameters are the most that one of them takes; gathering them in a list would cost more than the limit itself. */
type Method = (this: LimitedParser, a: unknown, b: unknown, c: unknown, d: unknown, e: unknown) => unknown;

function isMethod(value: unknown): value is Method {
	return typeof value === "function";
}

for (const [method, cost] of Object.entries(COST)) {
	const inherited: unknown = Reflect.get(Parser.prototype, method);
	if (!isMethod(inherited)) throw new Error(`The parser has no ${method} any more.`);
	const limited: Method = function (a, b, c, d, e) {
		this.taken += cost;
		if (this.taken > BUDGET) throw new NestedTooDeeply();
		const node = inherited.call(this, a, b, c, d, e);
		this.taken -= cost;
		return node;
	};
	Reflect.set(LimitedParser.prototype, method, limited);
}

/**
 * Parses as acorn's `parse`, with a limit of nesting that is the same on every stack.
 *
 * @param text the program
 * @param options acorn's options
 * @returns the program's tree
 * @throws SyntaxError when the text is no program
 * @throws NestedTooDeeply when it is nested too deeply
 */
export function parseLimited(text: string, options: Options): Program {
	return LimitedParser.parse(text, options);
}
