import type { DoWhileStatement, ForStatement, Program, WhileStatement } from "acorn";
import { nodesOf } from "./nodes-of.ts";

/** Each is looked through as a whole; loops inside loops would take the square of the time. */
const MOST = 50;

export type Loop = ForStatement | WhileStatement | DoWhileStatement;

/** The first loops of a program that are held by a condition. */
export function loopsOf(program: Program): readonly Loop[] {
	const loops: Loop[] = [];
	for (const node of nodesOf(program)) {
		if (node.type !== "ForStatement" && node.type !== "WhileStatement" && node.type !== "DoWhileStatement") continue;
		loops.push(node);
		if (loops.length === MOST) break;
	}
	return loops;
}

/** `for (;;)`, `while (true)`: only what is inside can end it. */
export function isEndless({ test }: Loop): boolean {
	return !test || (test.type === "Literal" && Boolean(test.value));
}
