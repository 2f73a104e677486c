import { succeed } from "@scriptorium/core-types/errors";
import {
	type StoredAssistantMessage,
	storedAssistantMessage,
} from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAcknowledgement, readAnswer } from "../read-answer.ts";

/** Messages of one page of the conversation. */
export const CONVERSATION_PAGE = 30;

const rows = z.array(storedAssistantMessage);
const COLUMNS = "id, role, content, script, flow, scripts, documents, steps, model_used, is_cut, created_at";

/**
 * Reads the newest messages of the signed-in person's conversation with the Script Assistant.
 * @param client the hub client; its session decides what the request may do
 * @param args `before`: only messages that are older, by `created_at` of the oldest one that is known
 * @param signal aborts the request; the error is then ABORTED
 * @returns up to `CONVERSATION_PAGE` messages, the oldest first; empty for visitors
 */
export async function readConversation(
	client: HubClient,
	{ before }: { readonly before?: string } = {},
	signal?: AbortSignal,
): Promise<DataResult<readonly StoredAssistantMessage[]>> {
	const newest = client
		.from("assistant_messages")
		.select(COLUMNS)
		.order("created_at", { ascending: false })
		.order("id");
	const page = (before === undefined ? newest : newest.lt("created_at", before)).limit(CONVERSATION_PAGE);
	const read = await readAnswer(prepareRequest(page, signal), rows, signal);
	return read.ok ? succeed(read.value.toReversed()) : read;
}

/**
 * Deletes the signed-in person's whole conversation.
 * @param client the hub client; its session decides what the request may do
 * @param args id of that person
 * @returns nothing; otherwise a `DataErrorCode`
 */
export function clearConversation(client: HubClient, args: { readonly userId: string }): Promise<DataResult<void>> {
	return readAcknowledgement(prepareRequest(client.from("assistant_messages").delete().eq("user_id", args.userId)));
}
