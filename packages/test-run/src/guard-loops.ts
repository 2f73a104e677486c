import { type Node, parse } from "acorn";
import { simple } from "acorn-walk";
import { LOOP_GUARD } from "./loop-guard.ts";

interface Loop extends Node {
	readonly body: Node;
}

/**
 * Writes a call of the loop guard to the start of every loop's body, so that a loop that never pauses throws instead of blocking its
 * page for ever. Line numbers stay.
 * @param code body of an async function
 * @returns the code with guards; unchanged when it cannot be parsed, as then it does not run either
 */
export function guardLoops(code: string): string {
	const inserted: { readonly at: number; readonly text: string }[] = [];
	const guard = ({ body }: Loop): void => {
		if (body.type === "BlockStatement") inserted.push({ at: body.start + 1, text: `${LOOP_GUARD}();` });
		else inserted.push({ at: body.start, text: `{${LOOP_GUARD}();` }, { at: body.end, text: "}" });
	};
	const program = parseBody(code);
	if (program === null) return code;
	simple(program, {
		ForStatement: guard,
		ForInStatement: guard,
		ForOfStatement: guard,
		WhileStatement: guard,
		DoWhileStatement: guard,
	});
	// Loops that are each other's bodies end at the same place: of those, the inner one is closed first, in any order.
	inserted.sort((one, other) => one.at - other.at);
	let from = 0;
	let text = "";
	for (const { at, text: added } of inserted) {
		text += code.slice(from, at) + added;
		from = at;
	}
	return text + code.slice(from);
}

function parseBody(code: string): Node | null {
	try {
		return parse(code, {
			ecmaVersion: "latest",
			sourceType: "script",
			allowReturnOutsideFunction: true,
			allowAwaitOutsideFunction: true,
		});
	} catch {
		return null;
	}
}
