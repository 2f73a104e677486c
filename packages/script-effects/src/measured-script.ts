import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { effectLimits } from "@scriptorium/shared-protocol/page-effects";
import { pageTestRunLimits } from "@scriptorium/shared-protocol/page-test-run-limits";
import { guardLoops } from "@scriptorium/test-run/guard-loops";
import { readScriptText, type ScriptText } from "@scriptorium/userscript/read-script-text";
import type { TextProblem } from "@scriptorium/userscript/text-problem";
import { marksPattern } from "./activity-marks.ts";
import { comparePage } from "./in-page/compare-page.ts";
import { createPatches } from "./in-page/create-patches.ts";
import { createDescriber } from "./in-page/describe-elements.ts";
import { keepTexts } from "./in-page/keep-texts.ts";
import { type MeasureParts, type MeasureSettings, measureInPage } from "./in-page/measure-in-page.ts";
import { createChangeRecord } from "./in-page/record-changes.ts";
import { reportRegularly } from "./in-page/report-regularly.ts";
import { createRequests, createScope } from "./in-page/script-scope.ts";
import { trackActivity } from "./in-page/track-activity.ts";
import { PROVIDED_FUNCTIONS, type UserscriptSettings, userscriptFunctions } from "./in-page/userscript-functions.ts";
import { watchBeyond } from "./in-page/watch-beyond.ts";
import { watchByComparison } from "./in-page/watch-by-comparison.ts";
import { watchEverything } from "./in-page/watch-everything.ts";
import { watchFields } from "./in-page/watch-fields.ts";
import { watchRequests } from "./in-page/watch-requests.ts";
import { watchStorage } from "./in-page/watch-storage.ts";
import { markActivity } from "./mark-activity.ts";

const SETTINGS: Omit<MeasureSettings, "hearsErrors" | "pattern" | "report"> = {
	quietMs: 400,
	maxMs: 5000,
	maxLength: pageTestRunLimits.output - 1000,
	changes: effectLimits.changes,
	reads: effectLimits.reads,
	storage: effectLimits.storage,
};

const ALL_PARTS = { createChangeRecord, createDescriber, createScope, keepTexts, trackActivity };
const WRAPPING_PARTS = { createPatches, watchBeyond, watchFields, watchRequests, watchStorage };
/** The rating that the extension shows is that of all code that it gets, so a tab gets only code that rates Low by itself. */
const PARTS: Readonly<Record<MeasuredPlace["place"], MeasureParts>> = {
	tab: { ...ALL_PARTS, watch: watchByComparison },
	sandbox: { ...ALL_PARTS, ...WRAPPING_PARTS, comparePage, watch: watchEverything },
	server: { ...ALL_PARTS, ...WRAPPING_PARTS, report: reportRegularly, watch: watchEverything },
};

/** In the scope of every script that names one of them. */
const REQUESTS = ["fetch", "XMLHttpRequest"];
/** In the scope of a script that is granted them: `createScope` has them. */
const GRANTED = [
	"unsafeWindow",
	"GM_log",
	"GM_addStyle",
	"GM_getValue",
	"GM_setValue",
	"GM_deleteValue",
	"GM_listValues",
];

export type MeasuredScript =
	| { readonly ok: true; readonly code: string; readonly text: ScriptText }
	| { readonly ok: false; readonly problem: TextProblem };

/**
 * Where the script runs. `tab`: in the isolated world of a user's tab. `sandbox`: in the sandboxed document. `server`: in the main world
 * of a browser that runs nothing else; that holds for userscripts with grants, too, whose functions are those of `createScope` and the
 * provided ones. Errors that nobody caught are left to that browser's debugger, which knows whose they are.
 */
export type MeasuredPlace =
	| { readonly place: "tab" | "sandbox" }
	| {
			readonly place: "server";
			/**
			 * Name of a global function of the page. It is called with the JSON of the measures so far: when the script becomes
			 * inactive, every quarter of a second in which they changed, and when the page is left (`pagehide`). So they survive a
			 * navigation. The value of the code is the same JSON at the end. The name should be random, as the page can call the
			 * function, too.
			 */
			readonly report?: string;
			/** Texts of the `@require` libraries, which stand before the script in its function. */
			readonly libraries?: readonly string[];
			/** Further functions of script managers: their names, and that of the object around the code that has them. */
			readonly provided?: { readonly names: readonly string[]; readonly object: string };
			/** How long the script is observed; by default until 0.4 seconds passed without a change, and at most 5 seconds. */
			readonly observed?: Pick<MeasureSettings, "quietMs" | "maxMs">;
	  };

/**
 * Writes a script as the body of an async function that runs it, measures it, and returns the measures as JSON for `readMeasures`. The
 * script has a guard in each loop, and marks when it is active (`markActivity`).
 * @param script the script as typed
 * @param options where it runs
 * @returns the body; or the place for which the text cannot be read
 */
export function measuredScript(script: string, options: MeasuredPlace): MeasuredScript {
	const read = readScriptText(script);
	if (!read.ok) return { ok: false, problem: read.problems[0] };
	const { text } = read;
	const grants = text.metadata?.grants ?? [];
	const promised = grants.flatMap((name) => /^GM\.(\w+)$/.exec(name)?.[1] ?? []).filter((name) => name !== "info");
	const granted = [...new Set([...grants, ...promised.map(functionOf)])];
	const { libraries = [], provided = null, report = null, observed = {} } = options.place === "server" ? options : {};
	const isSandbox = options.place === "sandbox";
	const given = text.metadata === null ? [] : isSandbox ? PROVIDED_FUNCTIONS : (provided?.names ?? []);
	const missing = granted.filter((name) => /^GM_\w+$/.test(name) && !GRANTED.includes(name) && !given.includes(name));
	// The first statement keeps a directive of a library from being one of the script.
	const body = libraries.length === 0 ? withoutBlock(text) : ["void 0;", ...libraries, withoutBlock(text)].join("\n");
	const sends = REQUESTS.some((name) => body.includes(name));
	const names = [...(sends ? REQUESTS : []), ...GRANTED.filter((name) => granted.includes(name))].join(", ");
	const marks = nameOfMarks(body);
	const called = `(${text.goal === "async-function" ? "async " : ""}function () {\n${body}\n})`;
	const settings: MeasureSettings = {
		...SETTINGS,
		...observed,
		hearsErrors: options.place !== "server",
		pattern: marksPattern(marks),
		report,
	};
	const all: Readonly<Record<string, (...given: never[]) => unknown>> = {
		...PARTS[options.place],
		...(sends ? { createRequests } : {}),
	};
	const parts = Object.entries(all).map(([name, part]) => `${name}: ${part.toString()}`);
	const code = [
		`const run = (scope, ${marks}) => {`,
		`const { ${names} } = scope;`,
		...(given.length > 0 && isSandbox ? [functionsWithoutNetwork(text)] : []),
		...(given.length > 0 ? [`const { ${given.join(", ")} } = ${provided?.object ?? "provided"};`] : []),
		...missing.map((name) => `const ${name} = () => { throw new Error(${JSON.stringify(absence(name))}); };`),
		// Script managers give every script its own data, also without a grant.
		...(given.length > 0 || grants.some((name) => name.startsWith("GM.")) ? [promisedFunctions(promised, given)] : []),
		`return ${markActivity(guardLoops(called), marks)}.call(window);`,
		"};",
		`return (${measureInPage.toString()})(run, ${JSON.stringify(settings)}, { ${parts.join(",\n")} });`,
	].join("\n");
	return { ok: true, code, text };
}

/**
 * The comments of the block decide nothing in here, and code in which a block stands anywhere but on top rates High. Lines stay.
 */
function withoutBlock({ body, block }: ScriptText): string {
	if (block === null) return body;
	const { start, end } = block.range;
	return body.slice(0, start) + body.slice(start, end).replace(/^[ \t]*\/\/.*$/gm, "") + body.slice(end);
}

/** Writes the object of the functions that need more than the page: the sandbox notes their requests, and refuses them. */
function functionsWithoutNetwork({ metadata }: ScriptText): string {
	const { name = "", version = "" } = metadata ?? {};
	const settings: UserscriptSettings = { name, version: version || "1.0", resources: {} };
	return `const { functions: provided, receive } = (${userscriptFunctions.toString()})(${JSON.stringify(settings)}, ({ id, method, url }) => {
scope.noteRequest(method, url);
receive({ id, answer: null, error: ${JSON.stringify(NO_NETWORK)} });
});`;
}

/** Functions of `GM` whose older form is spelled otherwise. */
const OLDER_NAMES: Readonly<Record<string, string>> = {
	xmlHttpRequest: "GM_xmlhttpRequest",
	getResourceUrl: "GM_getResourceURL",
};
const functionOf = (name: string): string => OLDER_NAMES[name] ?? `GM_${name}`;

/** Writes the object `GM`, the newer form of the functions of script managers: each returns a promise. */
function promisedFunctions(names: readonly string[], given: readonly string[]): string {
	const functions = names.map((name) => `${name}: async (...values) => ${functionOf(name)}(...values)`);
	const info = given.includes("GM_info") ? ["info: GM_info"] : [];
	return `const GM = { ${[...info, ...functions].join(", ")} };`;
}

const NO_NETWORK = "The sandbox has no network: the request was noted, and not sent.";
const absence = (name: string) => `${name} is not part of a test run. Install the script to try it.`;

/**
 * A name that the script neither uses nor can contain. The same script has the same one, because the extension remembers for which code a
 * person has agreed.
 */
function nameOfMarks(body: string): string {
	for (let turn = 0; ; turn += 1) {
		const name = `_${bytesToHex(sha256(utf8ToBytes(`${turn} ${body}`))).slice(0, 32)}`;
		if (!body.includes(name)) return name;
	}
}
