import { type Scorecard, scorecard } from "@scriptorium/shared-protocol/scorecard";
import * as z from "zod/mini";

/** Written by `npm run bench analyzer` and deployed with the shell. */
const ADDRESS = "/scorecard.json";

/** @throws when it is not there or has another form; the query cache knows failures only as throws. */
export async function readScorecard(signal: AbortSignal): Promise<Scorecard> {
	const answer = await fetch(ADDRESS, { signal, headers: { accept: "application/json" } });
	if (!answer.ok) throw new Error(`${ADDRESS} answered ${answer.status}`);
	const body: unknown = await answer.json();
	return z.parse(scorecard, body);
}
