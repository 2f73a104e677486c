import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";
import { contactCategories } from "./send-message.ts";

/** A message to the operator, as administrators read it. Times are ISO 8601. */
const inboxMessage = z.object({
	id: z.uuid(),
	name: z.string(),
	email: z.string(),
	subject: z.string(),
	category: z.enum(contactCategories),
	message: z.string(),
	/** Account that was signed in; null for a visitor and after the account was deleted. */
	user_id: z.nullable(z.uuid()),
	created_at: z.string(),
	/** When an administrator marked it as answered; null while it is open. */
	handled_at: z.nullable(z.string()),
});
export type InboxMessage = Readonly<z.infer<typeof inboxMessage>>;
export const inboxRows = z.array(inboxMessage);

/**
 * Lists one page of the messages to the operator, newest first.
 * @param client the hub client; its session decides what the request may do
 * @param args whether the answered or the open ones, the last message of the page before (null for the first page), and 1–100 messages
 * @param signal aborts the request; the error is then ABORTED
 * @returns the messages; none for everybody except administrators
 */
export function listContactMessages(
	client: HubClient,
	args: {
		readonly isHandled: boolean;
		readonly after: Pick<InboxMessage, "id" | "created_at"> | null;
		readonly limit: number;
	},
	signal?: AbortSignal,
): Promise<DataResult<InboxMessage[]>> {
	const { isHandled, after, limit } = args;
	let request = client
		.from("contact_messages")
		.select("id, name, email, subject, category, message, user_id, created_at, handled_at")
		.filter("handled_at", isHandled ? "not.is" : "is", null);
	if (after !== null) {
		const { created_at: at, id } = after;
		request = request.or(`created_at.lt."${at}",and(created_at.eq."${at}",id.lt.${id})`);
	}
	const page = request.order("created_at", { ascending: false }).order("id", { ascending: false }).limit(limit);
	return readAnswer(prepareRequest(page, signal), inboxRows, signal);
}

/**
 * Marks a message as answered, or opens it again.
 * @param client the hub client; its session decides what the request may do
 * @param args id of the message, and whether it is answered
 * @returns whether it is marked as answered now; NOT_FOUND for an unknown one, FORBIDDEN for everybody except administrators
 */
export function handleContactMessage(
	client: HubClient,
	args: { readonly id: string; readonly isHandled: boolean },
): Promise<DataResult<boolean>> {
	const request = client.rpc("handle_contact_message", { p_id: args.id, p_handled: args.isHandled });
	return readAnswer(prepareRequest(request), z.boolean());
}
