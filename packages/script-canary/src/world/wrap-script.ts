import { compileFunction, Script } from "node:vm";
import type { ScriptText } from "@scriptorium/userscript/read-script-text";

/** Names of the API that a userscript can use. */
const NAMES = [
	"GM", "GM_info", "GM_setValue", "GM_getValue", "GM_deleteValue", "GM_listValues", "GM_setValues", "GM_getValues",
	"GM_deleteValues", "GM_addValueChangeListener", "GM_removeValueChangeListener", "GM_addStyle", "GM_addElement",
	"GM_setClipboard", "GM_openInTab", "GM_registerMenuCommand", "GM_unregisterMenuCommand", "GM_xmlhttpRequest",
	"GM_download", "GM_notification", "GM_log", "GM_getResourceText", "GM_getResourceURL", "GM_getTab", "GM_saveTab",
	"GM_getTabs", "GM_webRequest", "GM_cookie", "unsafeWindow", "cloneInto", "exportFunction",
]; // biome-ignore format: a list

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
