import { executionLimits } from "@scriptorium/shared-protocol/execution-limits";
import { guardLoops } from "@scriptorium/test-run/guard-loops";
import { readScriptText, type ScriptText } from "@scriptorium/userscript/read-script-text";
import type { TextProblem } from "@scriptorium/userscript/text-problem";
import { type MeasureLimits, measureInPage } from "./measure-in-page.ts";

const LIMITS: MeasureLimits = { quietMs: 400, maxMs: 5000, maxLength: executionLimits.output - 1000 };

/** In the scope of every script under test. */
const ALWAYS = ["fetch", "XMLHttpRequest"];
/** In the scope of a script that is granted them: `measureInPage` has them. */
const GRANTED = [
	"unsafeWindow",
	"GM_log",
	"GM_addStyle",
	"GM_getValue",
	"GM_setValue",
	"GM_deleteValue",
	"GM_listValues",
];

export type MeasuredCode =
	| { readonly ok: true; readonly code: string; readonly text: ScriptText }
	| { readonly ok: false; readonly problem: TextProblem };

/**
 * Writes a script as the body of a test run that measures it (`packages/test-run`).
 * @param script the script as typed
 * @returns the body, with a guard in each loop; or the place for which the text cannot be read
 */
export function measuredCode(script: string): MeasuredCode {
	const read = readScriptText(script);
	if (!read.ok) return { ok: false, problem: read.problems[0] };
	const { text } = read;
	const granted = text.metadata?.grants ?? [];
	const names = [...ALWAYS, ...GRANTED.filter((name) => granted.includes(name))].join(", ");
	const missing = granted.filter((name) => /^GM_\w+$/.test(name) && !GRANTED.includes(name));
	const run = [
		"const run = (scope) => {",
		`const { ${names} } = scope;`,
		...missing.map((name) => `const ${name} = () => { throw new Error(${JSON.stringify(absence(name))}); };`),
		`return (${text.goal === "async-function" ? "async " : ""}function () {`,
		text.body,
		"}).call(window);",
		"};",
		`return (${measureInPage.toString()})(run, ${JSON.stringify(LIMITS)});`,
	].join("\n");
	return { ok: true, code: guardLoops(run), text };
}

const absence = (name: string) => `${name} is not part of a test run. Install the script to try it.`;
