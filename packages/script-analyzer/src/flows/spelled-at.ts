import type { Program } from "acorn";
import { nodesOf, nodesOfType } from "../source/nodes-of.ts";
import type { Source } from "../source/source.ts";

/**
 * Whether the code of a call contains a host, or uses a constant whose value contains it.
 *
 * @param source the script
 * @param offset of the call
 * @param host as in a sentence
 */
export function isSpelledAt({ program, text }: Source, offset: number, host: string): boolean {
	const call = nodesOf(program).findLast(
		({ type, start, end }) => /^(?:Call|New)Expression$/.test(type) && start <= offset && offset < end,
	);
	if (!call) return true;
	const code = text.slice(call.start, call.end);
	return code.includes(host) || constantsIn(code, program, text).some((value) => value.includes(host));
}

function constantsIn(code: string, program: Program, text: string): readonly string[] {
	const names = new Set(code.match(/[\w$]+/g));
	return nodesOfType(program, "VariableDeclarator").flatMap(({ id, init }) =>
		id.type === "Identifier" && names.has(id.name) && init ? [text.slice(init.start, init.end)] : [],
	);
}
