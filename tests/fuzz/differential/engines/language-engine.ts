import { createContext, runInContext } from "node:vm";
import { describeValue } from "../real-value.ts";
import { COOKIE, type Finished, isTheft, type RealEngine, type Report } from "./real-engine.ts";

/**
 * Opens V8 itself: every program runs in a fresh context that has the language, `document.cookie` and `fetch`, which records.
 * A program that does not end is stopped with the worker that runs it.
 * @returns the engine
 */
export function openLanguageEngine(): RealEngine {
	return {
		values: (programs) => inTurn(programs, valueReportedBy),
		thefts: (programs) => inTurn(programs, steals),
		close: () => Promise.resolve(),
	};
}

async function inTurn<Program, Result>(programs: readonly Program[], run: (program: Program) => Promise<Result>) {
	const results: Result[] = [];
	for (const program of programs) results.push(await run(program));
	return results;
}

async function valueReportedBy(program: string): Promise<Report | null> {
	let found: Report | null = null;
	const report = (value: unknown) => {
		found ??= { value: describeValue(value), isLate: false };
	};
	await execute(program, { ...pageStandIn(() => undefined), report });
	return found;
}

async function steals({ code }: Finished): Promise<boolean> {
	let found = false;
	await execute(
		code,
		pageStandIn((address) => {
			found ||= isTheft(address);
		}),
	);
	return found;
}

/** Programs may throw after the theft, or before: what counts is what they did. */
async function execute(program: string, globals: Record<string, unknown>): Promise<void> {
	const context = createContext(globals);
	runInContext("globalThis.window = globalThis", context);
	try {
		runInContext(program, context, { filename: "program.js" });
	} catch {
		// Judged by what it did until then.
	}
	// By the next turn of the event loop all reactions of promises have run.
	await new Promise((resolve) => setImmediate(resolve));
}

function pageStandIn(onRequest: (address: string) => void) {
	return {
		document: { cookie: `${COOKIE.name}=${COOKIE.value}`, title: "Shop" },
		fetch: (address: unknown) => {
			onRequest(String(address));
			return new Promise(() => undefined);
		},
	};
}
