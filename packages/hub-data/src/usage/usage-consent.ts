import { succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAcknowledgement, readOptionalRow } from "../read-answer.ts";

const consentRow = z.object({ agreed: z.boolean() });

/**
 * Reads whether a person has agreed to usage statistics.
 * @param client the hub client; its session decides what the request may do
 * @param args id of the signed-in person
 * @param signal aborts the request; the error is then ABORTED
 * @returns the answer; null while the person was not asked
 */
export async function readUsageConsent(
	client: HubClient,
	args: { readonly userId: string },
	signal?: AbortSignal,
): Promise<DataResult<boolean | null>> {
	const request = client.from("usage_consents").select("agreed").eq("user_id", args.userId);
	const row = await readOptionalRow(prepareRequest(request, signal).maybeSingle(), consentRow, signal);
	return row.ok ? succeed(row.value?.agreed ?? null) : row;
}

/**
 * Agrees to usage statistics of the signed-in person, or refuses them. A refusal deletes the stored statistics.
 * @param client the hub client; its session decides what the request may do
 * @param hasAgreed the answer
 * @returns nothing; otherwise a `DataErrorCode`
 */
export function setUsageConsent(client: HubClient, hasAgreed: boolean): Promise<DataResult<void>> {
	return readAcknowledgement(prepareRequest(client.rpc("set_usage_consent", { p_agreed: hasAgreed })));
}
