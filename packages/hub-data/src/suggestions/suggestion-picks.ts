import { succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";

const pickRows = z.array(z.object({ suggestion: z.string(), picks: z.number() }));

/**
 * Reads how often each built-in suggestion of the create page was picked.
 * @param client the hub client
 * @param signal aborts the request; the error is then ABORTED
 * @returns picks by the id of the suggestion; otherwise a `DataErrorCode`
 */
export async function readSuggestionPicks(
	client: HubClient,
	signal?: AbortSignal,
): Promise<DataResult<Readonly<Record<string, number>>>> {
	const rows = await readAnswer(prepareRequest(client.rpc("suggestion_picks"), signal), pickRows, signal);
	return rows.ok ? succeed(Object.fromEntries(rows.value.map(({ suggestion, picks }) => [suggestion, picks]))) : rows;
}

/**
 * Counts that somebody picked a suggestion, once per person (or network) and day.
 * @param client the hub client
 * @param suggestion its id
 * @param signal aborts the request; the error is then ABORTED
 * @returns true if it was counted, false if it had been counted today; otherwise a `DataErrorCode`
 */
export function pickSuggestion(
	client: HubClient,
	suggestion: string,
	signal?: AbortSignal,
): Promise<DataResult<boolean>> {
	return readAnswer(
		prepareRequest(client.rpc("pick_suggestion", { p_suggestion: suggestion }), signal),
		z.boolean(),
		signal,
	);
}
