import { askWorker } from "@scriptorium/worker-requests/ask-worker";
import type { WorkerPort } from "@scriptorium/worker-requests/create-worker-client";
import * as z from "zod/mini";
import type { SyntaxProblem } from "./syntax-error.ts";

const TIMEOUT_MS = 15_000;
const problem = z.nullable(z.object({ line: z.int(), message: z.string() }));

const spawnSyntaxWorker = (): Worker => new Worker(new URL("./syntax-worker.ts", import.meta.url), { type: "module" });

/**
 * Whether a userscript can be parsed, found out in a worker. Never rejects.
 * @param code text of a userscript
 * @param spawn makes the worker
 * @returns the first syntax error; null where there is none, or it could not be found out
 */
export async function checkSyntax(
	code: string,
	spawn: () => WorkerPort = spawnSyntaxWorker,
): Promise<SyntaxProblem | null> {
	const outcome = await askWorker(code, { spawn, response: problem, limitMs: TIMEOUT_MS });
	return outcome.ok ? outcome.value : null;
}
