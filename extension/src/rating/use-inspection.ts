import { useEffect, useState } from "react";
import { checkSyntax } from "./check-syntax.ts";
import type { InspectedScript } from "./inspect-script.ts";
import { spawnRatingWorker } from "./spawn-rating-worker.ts";
import type { SyntaxProblem } from "./syntax-error.ts";

/** Time without a key before the text is rated, in milliseconds. */
const PAUSE_MS = 500;

/** Rates a text once. Loads the parser when it is first needed. */
export async function inspectOnce(code: string, hubOrigin: string, signal: AbortSignal): Promise<InspectedScript> {
	const { inspectCode } = await import("./inspect-script.ts");
	return inspectCode(code, { hubOrigin, spawn: spawnRatingWorker, signal });
}

/** The syntax error of a text while it is written; null for none, and before it was parsed. */
export function useSyntaxError(code: string): SyntaxProblem | null {
	const [found, setFound] = useState<{ readonly code: string; readonly problem: SyntaxProblem | null } | null>(null);
	useEffect(() => {
		let isCurrent = true;
		const timer = setTimeout(() => {
			void checkSyntax(code).then((problem) => {
				if (isCurrent) setFound({ code, problem });
			});
		}, PAUSE_MS);
		return () => {
			isCurrent = false;
			clearTimeout(timer);
		};
	}, [code]);
	return found?.problem ?? null;
}

/** Rates a text while it is written; the last result stays until there is a new one. Null before the first. */
export function useInspection(code: string | null, hubOrigin: string): InspectedScript | null {
	const [inspected, setInspected] = useState<InspectedScript | null>(null);
	useEffect(() => {
		if (code === null) return;
		const leaving = new AbortController();
		const timer = setTimeout(() => {
			void inspectOnce(code, hubOrigin, leaving.signal).then((result) => {
				if (!leaving.signal.aborted) setInspected(result);
			});
		}, PAUSE_MS);
		return () => {
			clearTimeout(timer);
			leaving.abort();
		};
	}, [code, hubOrigin]);
	return inspected;
}
