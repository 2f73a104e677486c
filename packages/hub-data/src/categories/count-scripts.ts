import { succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";

/** Visible scripts by category; a category that is missing has none. Plain, so that a page can carry it as JSON. */
export type CategoryCounts = Readonly<Record<string, number>>;

export const categoryCountRows = z.array(z.object({ category: z.string(), count: z.number() }));

/**
 * Counts the visible scripts of each category.
 * @param client the hub client; its session decides what the request may do
 * @param signal aborts the request; the error is then ABORTED
 * @returns counts by category, without categories that have none; otherwise a `DataErrorCode`
 */
export async function countScripts(client: HubClient, signal?: AbortSignal): Promise<DataResult<CategoryCounts>> {
	const rows = await readAnswer(prepareRequest(client.rpc("category_counts"), signal), categoryCountRows, signal);
	return rows.ok ? succeed(Object.fromEntries(rows.value.map(({ category, count }) => [category, count]))) : rows;
}
