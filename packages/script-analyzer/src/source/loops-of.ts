import type { DoWhileStatement, ForStatement, Program, WhileStatement } from "acorn";
import { nodesOfType } from "./nodes-of.ts";

/** Each loop is searched as a whole, which takes quadratic time for nested loops. */
const MAX_LOOPS = 50;

export type Loop = ForStatement | WhileStatement | DoWhileStatement;

/** The first loops of a program that have a condition. */
export function loopsOf(program: Program): readonly Loop[] {
	const loops: Loop[] = [
		...nodesOfType(program, "ForStatement"),
		...nodesOfType(program, "WhileStatement"),
		...nodesOfType(program, "DoWhileStatement"),
	];
	return loops.sort((one, other) => one.start - other.start).slice(0, MAX_LOOPS);
}

/** `for (;;)`, `while (true)`: only its body can end it. */
export function isEndless({ test }: Loop): boolean {
	return !test || (test.type === "Literal" && Boolean(test.value));
}
