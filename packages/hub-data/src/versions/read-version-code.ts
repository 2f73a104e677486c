import { succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readOptionalRow } from "../read-answer.ts";

const versionRow = z.object({ code_blob_url: z.string() });

/**
 * Reads the code of a version, which never changes.
 * @param client the hub client; its session decides what the request may do
 * @param args id of the version
 * @param signal aborts the request; the error is then ABORTED
 * @returns the code; null if there is no such version, or not for this person
 */
export async function readVersionCode(
	client: HubClient,
	args: { readonly versionId: string },
	signal?: AbortSignal,
): Promise<DataResult<string | null>> {
	const request = client.from("versions").select("code_blob_url").eq("id", args.versionId);
	const row = await readOptionalRow(prepareRequest(request, signal).maybeSingle(), versionRow, signal);
	return row.ok ? succeed(row.value?.code_blob_url ?? null) : row;
}
