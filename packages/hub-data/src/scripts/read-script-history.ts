import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { decimal } from "../decimal.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";

/** A row of `own_script_history()`. */
export const scriptDay = z.object({
	/** YYYY-MM-DD, in UTC. */
	day: z.string(),
	/** Counted installs of this day. */
	installs: z.number(),
	/** Stars that were given on this day and not withdrawn since. */
	stars: z.number(),
	/** Reviews that were written on this day. */
	reviews: z.number(),
	/** Of all reviews until the end of this day, 1–5; null before the first. */
	average_rating: z.nullable(decimal),
});
export type ScriptDay = z.infer<typeof scriptDay>;
const scriptDays = z.array(scriptDay);

/**
 * Reads what happened to a script of the signed-in person, day by day.
 * @param client the hub client; its session decides what the request may do
 * @param args id of the script, and how many days up to today (7 to 366)
 * @param signal aborts the request; the error is then ABORTED
 * @returns one row for each day, oldest first; NOT_FOUND for scripts of others
 */
export function readScriptHistory(
	client: HubClient,
	args: { readonly scriptId: string; readonly days: number },
	signal?: AbortSignal,
): Promise<DataResult<ScriptDay[]>> {
	const request = client.rpc("own_script_history", { p_bookmarklet_id: args.scriptId, p_days: args.days });
	return readAnswer(prepareRequest(request, signal), scriptDays, signal);
}
