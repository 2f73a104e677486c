import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import * as z from "zod";
import { wasRemoved } from "../../backend/read-script.ts";
import { readScriptDetails, readScriptKind } from "../../backend/read-scripts.ts";
import type { ReadErrorCode, RestReader } from "../../backend/rest-reader.ts";
import type { ScriptCard, ScriptDetails } from "../../backend/script-rows.ts";
import { type ApiErrorCode, unavailable } from "../schemas/error.ts";

export const scriptParams = z.object({ id: z.guid().describe("The script's id.") });
export const scriptRefusals = ["not_found", "removed"] as const satisfies readonly ApiErrorCode[];

/** Returns the script of an id, or the error response when there is none. */
export async function findScript(rest: RestReader, id: string): Promise<Result<ScriptDetails, ApiErrorCode>> {
	return found(rest, id, await readScriptDetails(rest, id));
}

/** Checks only that a public script exists, and returns its kind. */
export async function knowScript(rest: RestReader, id: string): Promise<Result<ScriptCard["kind"], ApiErrorCode>> {
	return found(rest, id, await readScriptKind(rest, id));
}

async function found<Row>(
	rest: RestReader,
	id: string,
	answer: Result<Row | null, ReadErrorCode>,
): Promise<Result<Row, ApiErrorCode>> {
	if (!answer.ok) return unavailable(answer.error);
	if (answer.value !== null) return succeed(answer.value);
	const removed = await wasRemoved(rest, id);
	if (!removed.ok) return unavailable(removed.error);
	return removed.value ? fail("removed", "This script was removed.") : fail("not_found", "There is no such script.");
}
