import { askWorker } from "@scriptorium/worker-requests/ask-worker";
import type { WorkerPort } from "@scriptorium/worker-requests/create-worker-client";
import { type ProgramFacts, programFacts } from "./parsed-facts.ts";

/** Longest text in UTF-16 units that is parsed on the page itself: in some ten milliseconds. */
const MAX_LENGTH_ON_PAGE = 100_000;
const TIMEOUT_MS = 15_000;
/** Nothing more is known than without a parser. */
const NOTHING: ProgramFacts = { unclearAt: null, menuScript: null };

const spawnFactsWorker = (): Worker =>
	new Worker(new URL("./program-facts-worker.ts", import.meta.url), { type: "module" });

/**
 * Parses a userscript and finds what only a parser can; a large text in a worker. Never rejects.
 * @param code text of a userscript
 * @param spawn makes the worker
 */
export async function readProgram(code: string, spawn: () => WorkerPort = spawnFactsWorker): Promise<ProgramFacts> {
	if (code.length <= MAX_LENGTH_ON_PAGE) return (await import("./program-facts.ts")).findProgramFacts(code);
	const outcome = await askWorker(code, { spawn, response: programFacts, limitMs: TIMEOUT_MS });
	return outcome.ok ? outcome.value : NOTHING;
}
