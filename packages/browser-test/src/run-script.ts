import { randomBytes } from "node:crypto";
import { Script } from "node:vm";
import { fail, messageOf, type Result, succeed } from "@scriptorium/core-types/errors";
import {
	PROVIDED_FUNCTIONS,
	type UserscriptSettings,
	userscriptFunctions,
} from "@scriptorium/script-effects/in-page/userscript-functions";
import { measuredScript } from "@scriptorium/script-effects/measured-script";
import { readMeasures, type ScriptMeasures } from "@scriptorium/script-effects/script-measures";
import { createAfterTurn, createLoopGuard, LOOP_GUARD, MAX_BLOCKED_MS } from "@scriptorium/test-run/loop-guard";
import { programText } from "@scriptorium/test-run/run-program";
import { parseBody } from "@scriptorium/userscript/parse-body";
import { readScriptText, type ScriptText } from "@scriptorium/userscript/read-script-text";
import type { CDPSession } from "puppeteer-core";
import type { RequestBinding } from "./answer-requests.ts";
import type { ScriptFiles } from "./load-files.ts";

/** A script in the form in which it runs in the page. */
export interface PageProgram {
	/** Expression that starts it. Its page hands the measures to the binding. */
	readonly expression: string;
	readonly binding: string;
}

/** How a script ended, as far as its page told. */
export interface ScriptEnd {
	/** The last measures that the page handed over; null without any. */
	readonly measures: ScriptMeasures | null;
	/** Why it ended: `finished`, it threw, its page was left, or it did not end in time. */
	readonly how: "finished" | "threw" | "left" | "hangs";
	/** Of `threw`. */
	readonly error: string | null;
}

/**
 * Reads a script before anything is opened for it.
 * @param script as typed
 * @returns its text; the place for which it is no program that anything runs
 */
export function readProgram(script: string): Result<ScriptText, "code_unreadable"> {
	const read = readScriptText(script);
	if (!read.ok) return unreadable(read.problems[0].line, read.problems[0].message);
	const { text } = read;
	const parsed = parseBody(text);
	if (!parsed.ok) return unreadable(lineAt(text.code, text.offsetInCode(parsed.offset)), parsed.message);
	if (parsed.goal === "module") return unreadable(1, "Scripts with import or export statements are not run.");
	const refused = refusalOf(text);
	return refused === null ? succeed(text) : unreadable(refused.line, refused.message);
}

/** Compiles the body as the function in which it runs, and runs nothing: `await` parses in some readings that nobody runs it by. */
function refusalOf({ body, goal }: ScriptText): { readonly line: number; readonly message: string } | null {
	try {
		new Script(`(${goal === "async-function" ? "async " : ""}function () {\n${body}\n})`, { filename: "script" });
		return null;
	} catch (thrown) {
		const line = /^script:(\d+)/.exec(thrown instanceof Error ? (thrown.stack ?? "") : "")?.[1];
		return { line: Math.max(1, Number(line ?? 2) - 1), message: messageOf(thrown) };
	}
}

/** What a userscript has besides the page. */
export interface ProgramSurroundings {
	readonly files: ScriptFiles;
	readonly requests: Pick<RequestBinding, "name" | "receiver">;
}

/**
 * Writes a script as a program for the main world of a page.
 * @param text of the script
 * @param scriptUrl name of the script in stacks
 * @param surroundings libraries, files and requests
 */
export function writeProgram(
	text: ScriptText,
	scriptUrl: string,
	{ files, requests }: ProgramSurroundings,
): PageProgram {
	const binding = `_${randomBytes(12).toString("hex")}`;
	const measured = measuredScript(text.code, {
		place: "server",
		report: binding,
		libraries: files.libraries,
		provided: { names: PROVIDED_FUNCTIONS, object: "provided" },
	});
	if (!measured.ok) throw new Error("A text that was read before is readable.");
	const settings: UserscriptSettings = {
		name: text.metadata?.name ?? "",
		version: text.metadata?.version ?? "1.0",
		resources: files.resources,
	};
	const expression = `(() => {
if (window !== window.top) return;
const tell = globalThis[${JSON.stringify(binding)}];
const sendRequest = globalThis[${JSON.stringify(requests.name)}];
const { functions: provided, receive } = (${userscriptFunctions.toString()})(${JSON.stringify(settings)}, (request) => sendRequest(JSON.stringify(request)));
Object.defineProperty(globalThis, ${JSON.stringify(requests.receiver)}, { value: receive });
const MAX_BLOCKED_MS = ${MAX_BLOCKED_MS};
${createLoopGuard.toString()}
${createAfterTurn.toString()}
const scope = {
	report: () => undefined, resumeFrom: null, console, signal: new AbortController().signal,
	${LOOP_GUARD}: createLoopGuard({ now: () => performance.now(), afterTurn: createAfterTurn() }),
};
(${programText(measured.code)})(scope).then(
	(json) => tell(JSON.stringify({ end: "finished", value: json })),
	(thrown) => tell(JSON.stringify({ end: "threw", value: String(thrown) })),
);
})()
//# sourceURL=${scriptUrl}`;
	return { expression, binding };
}

const lineAt = (code: string, offset: number): number => code.slice(0, offset).split("\n").length;

function unreadable(line: number, message: string): Result<never, "code_unreadable"> {
	return fail("code_unreadable", `Line ${line}: ${message}`, JSON.stringify({ line, message }));
}

/**
 * Listens for what the program of a page hands over. To be called before the program starts.
 * @param session of the page
 * @param program that will run there
 * @returns `ended` resolves when the program has ended or its page was left, `last` gives the newest measures
 */
export async function listenToProgram(
	session: CDPSession,
	{ binding }: PageProgram,
): Promise<{ readonly ended: Promise<ScriptEnd>; readonly last: () => ScriptMeasures | null; leave(): void }> {
	let last: ScriptMeasures | null = null;
	let settle = (_end: ScriptEnd): void => undefined;
	const ended = new Promise<ScriptEnd>((resolve) => (settle = resolve));
	session.on("Runtime.bindingCalled", ({ name, payload }) => {
		if (name !== binding) return;
		const told = readTold(payload);
		if (told === null) return;
		const measures = readMeasures(told.value);
		if (measures !== null) last = measures;
		if (told.end === "finished") settle({ measures: last, how: "finished", error: null });
		if (told.end === "threw") settle({ measures: last, how: "threw", error: told.value.slice(0, 300) });
	});
	await session.send("Runtime.addBinding", { name: binding });
	return { ended, last: () => last, leave: () => settle({ measures: last, how: "left", error: null }) };
}

interface Told {
	readonly end: "finished" | "threw" | null;
	/** The measures as JSON, or the error. */
	readonly value: string;
}

/** Progress is the bare JSON of the measures; the last message says how the program ended. The page can send anything. */
function readTold(payload: string): Told | null {
	try {
		const json: unknown = JSON.parse(payload);
		if (typeof json !== "object" || json === null) return null;
		if (!("end" in json)) return { end: null, value: payload };
		const { end, value } = json as { end: unknown; value?: unknown };
		const isEnd = end === "finished" || end === "threw";
		return isEnd ? { end, value: typeof value === "string" ? value : "" } : null;
	} catch (thrown) {
		if (thrown instanceof SyntaxError) return null;
		throw new Error(messageOf(thrown));
	}
}
