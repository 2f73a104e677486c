import { compileFunction, Script } from "node:vm";
import { knownGrants } from "@scriptorium/userscript/grants";
import type { ScriptText } from "@scriptorium/userscript/read-script-text";

/** Names of the API that a userscript can use; `window.close` and its like are members of what it has. */
const NAMES = ["GM", ...knownGrants.filter((name) => !name.includes(".")), "cloneInto", "exportFunction"];

/**
 * Builds the source of a function that takes the API and runs the script. The script gets a function scope of its own, so
 * that it may declare the same names.
 * @returns null when the script parses neither as a function nor as an async function
 */
export function wrapScript({ body: code, goal }: ScriptText): string | null {
	const kinds = goal === "async-function" ? ["async function", "function"] : ["function", "async function"];
	for (const kind of kinds) {
		const source = `(function ({${NAMES.join(",")}}) { return (${kind} () {\n${code}\n}).call(this); })`;
		// Parses the body on its own first: an extra closing brace must not end the wrapper.
		if (isBody(code, kind) && parses(() => new Script(source))) return source;
	}
	return null;
}

const AsyncFunction = (async () => undefined).constructor as FunctionConstructor;

/** Whether the code parses as a function body. Only compiles it; nothing is run. */
function isBody(code: string, kind: string): boolean {
	return parses(() => (kind === "function" ? compileFunction(code) : Reflect.construct(AsyncFunction, [code])));
}

function parses(compile: () => unknown): boolean {
	try {
		compile();
		return true;
	} catch {
		return false; // a SyntaxError is the answer
	}
}
