import { createContext, runInContext } from "node:vm";
import { describeValue } from "../real-value.ts";
import { COOKIE, ENTRY, PASSWORD, TOKEN } from "../secrets.ts";
import { type Finished, isTheft, type RealEngine, type Report, type Sent } from "./real-engine.ts";

/**
 * Opens V8 itself: every program runs in a fresh context that has the language, the secrets and `fetch`, which records.
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
		pageStandIn((sent) => {
			found ||= isTheft(sent);
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

/** What the placements use of a page. */
function pageStandIn(onRequest: (sent: Sent) => void) {
	const send = (address: unknown, body: unknown) => onRequest({ address: String(address), body: String(body ?? "") });
	return {
		document: { cookie: COOKIE.value, title: "Shop", forms: [{}], querySelector: () => ({ value: PASSWORD.value }) },
		localStorage: { getItem: () => TOKEN.value },
		FormData: class {
			get() {
				return ENTRY.value;
			}
		},
		fetch: (address: unknown, options?: { readonly body?: unknown }) => {
			send(address, options?.body);
			return new Promise(() => undefined);
		},
		navigator: { sendBeacon: send },
		Image: class {
			set src(address: unknown) {
				send(address, null);
			}
		},
	};
}
