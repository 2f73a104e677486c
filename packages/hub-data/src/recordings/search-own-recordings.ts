import { succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";
import { ENTRY_COLUMNS, RECORDINGS_FOUND, type RecordingEntry, recordingEntry } from "./recording.ts";

const rows = z.array(recordingEntry);

/**
 * Searches title and description of the signed-in person's recordings for a text, case-insensitively, the newest first.
 * @param client the hub client; its session decides what the request may do
 * @param args id of that person, text and maximum number of results
 * @param signal aborts the request; the error is then ABORTED
 * @returns the matches, without the actions; otherwise a `DataErrorCode`
 */
export async function searchOwnRecordings(
	client: HubClient,
	args: { readonly userId: string; readonly term: string; readonly limit?: number },
	signal?: AbortSignal,
): Promise<DataResult<readonly RecordingEntry[]>> {
	const { userId, term, limit = RECORDINGS_FOUND } = args;
	// No text that is stored has a NUL, and the database would refuse the question.
	if (term.includes("\0")) return succeed([]);
	const ask = (column: "title" | "description") => {
		const request = client
			.from("action_recordings")
			.select(ENTRY_COLUMNS)
			.eq("user_id", userId)
			.ilike(column, patternOf(term.trim()))
			.order("created_at", { ascending: false })
			.order("id")
			.limit(limit);
		return readAnswer(prepareRequest(request, signal), rows, signal);
	};
	// `or` would need its values quoted, in which servers differ: two questions, and their answers put together.
	const [byTitle, byDescription] = await Promise.all([ask("title"), ask("description")]);
	if (!byTitle.ok) return byTitle;
	if (!byDescription.ok) return byDescription;
	const found = new Map([...byTitle.value, ...byDescription.value].map((entry) => [entry.id, entry]));
	return succeed([...found.values()].sort(newestFirst).slice(0, limit));
}

const newestFirst = (one: RecordingEntry, other: RecordingEntry) =>
	Date.parse(other.created_at) - Date.parse(one.created_at) || one.id.localeCompare(other.id);

/** A text as it stands, anywhere. `*` is another `%` of PostgREST that nothing escapes; it stands for one letter then. */
function patternOf(term: string): string {
	return `%${term.replace(/[\\%_]/g, "\\$&").replaceAll("*", "_")}%`;
}
