import { createContext, runInContext } from "node:vm";
import { describeValue, type RealValue } from "../real-value.ts";
import { COOKIE, isTheft, type RealEngine } from "./real-engine.ts";

/**
 * Opens V8 itself: every program runs in a fresh context that has the language, `document.cookie` and `fetch`, which records.
 * A program that does not end is stopped with the worker that runs it.
 * @returns the engine
 */
export function openLanguageEngine(): RealEngine {
	return {
		values: (programs) => inTurn(programs, valueOf),
		thefts: (programs) => inTurn(programs, steals),
		close: async () => {},
	};
}

async function inTurn<Result>(programs: readonly string[], run: (program: string) => Promise<Result>) {
	const results: Result[] = [];
	for (const program of programs) results.push(await run(program));
	return results;
}

async function valueOf(program: string): Promise<RealValue | null> {
	let found: RealValue | null = null;
	const report = (value: unknown) => {
		found ??= describeValue(value);
	};
	await execute(program, { ...pageStandIn(() => {}), report });
	return found;
}

async function steals(program: string): Promise<boolean> {
	let found = false;
	await execute(
		program,
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
		document: { cookie: COOKIE, title: "Shop" },
		fetch: (address: unknown) => {
			onRequest(String(address));
			return new Promise(() => {});
		},
	};
}
