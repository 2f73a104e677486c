import * as z from "zod/mini";
import type { RatingWorker } from "./rate-script.ts";
import type { SyntaxProblem } from "./syntax-error.ts";

const TIMEOUT_MS = 15_000;
const problem = z.nullable(z.object({ line: z.int(), message: z.string() }));

const spawnSyntaxWorker = (): RatingWorker =>
	new Worker(new URL("./syntax-worker.ts", import.meta.url), { type: "module" });

/**
 * Whether a userscript can be parsed, found out in a worker. Never rejects.
 * @param code text of a userscript
 * @param spawn makes the worker
 * @returns the first syntax error; null where there is none, or it could not be found out
 */
export function checkSyntax(
	code: string,
	spawn: () => RatingWorker = spawnSyntaxWorker,
): Promise<SyntaxProblem | null> {
	return new Promise((resolve) => {
		let worker: RatingWorker;
		try {
			worker = spawn();
		} catch {
			resolve(null);
			return;
		}
		const end = (found: SyntaxProblem | null): void => {
			clearTimeout(timer);
			worker.terminate();
			resolve(found);
		};
		const timer = setTimeout(() => end(null), TIMEOUT_MS);
		worker.onmessage = ({ data }: MessageEvent<unknown>) => {
			const parsed = z.safeParse(problem, data);
			end(parsed.success ? parsed.data : null);
		};
		worker.onmessageerror = () => end(null);
		worker.onerror = (event) => {
			event.preventDefault();
			end(null);
		};
		worker.postMessage(code);
	});
}
