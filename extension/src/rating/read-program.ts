import * as z from "zod/mini";
import { type ProgramFacts, programFacts } from "./parsed-facts.ts";
import type { RatingWorker } from "./rate-script.ts";

/** Longest text in UTF-16 units that is parsed on the page itself: in some ten milliseconds. */
const MAX_LENGTH_ON_PAGE = 100_000;
const TIMEOUT_MS = 15_000;
/** Nothing more is known than without a parser. */
const NOTHING: ProgramFacts = { unclearAt: null, menuScript: null };

const spawnFactsWorker = (): RatingWorker =>
	new Worker(new URL("./program-facts-worker.ts", import.meta.url), { type: "module" });

/**
 * Parses a userscript and finds what only a parser can; a large text in a worker. Never rejects.
 * @param code text of a userscript
 * @param spawn makes the worker
 */
export async function readProgram(code: string, spawn: () => RatingWorker = spawnFactsWorker): Promise<ProgramFacts> {
	if (code.length <= MAX_LENGTH_ON_PAGE) return (await import("./program-facts.ts")).findProgramFacts(code);
	return new Promise((resolve) => {
		let worker: RatingWorker;
		try {
			worker = spawn();
		} catch {
			resolve(NOTHING);
			return;
		}
		const end = (facts: ProgramFacts): void => {
			clearTimeout(timer);
			worker.terminate();
			resolve(facts);
		};
		const timer = setTimeout(() => end(NOTHING), TIMEOUT_MS);
		worker.onmessage = ({ data }: MessageEvent<unknown>) => {
			const parsed = z.safeParse(programFacts, data);
			end(parsed.success ? parsed.data : NOTHING);
		};
		worker.onmessageerror = () => end(NOTHING);
		worker.onerror = (event) => {
			event.preventDefault();
			end(NOTHING);
		};
		worker.postMessage(code);
	});
}
