import { succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";

/** Categories of `contact_messages.category` (spec 02 § 5). */
export const contactCategories = ["general", "bug", "feature", "security", "account", "partnership", "other"] as const;
export type ContactCategory = (typeof contactCategories)[number];

export interface ContactMessage {
	/** 1 to 100 characters. */
	readonly name: string;
	readonly email: string;
	/** 1 to 200 characters, one line. */
	readonly subject: string;
	readonly category: ContactCategory;
	/** 1 to 5,000 characters. */
	readonly message: string;
	/** A field that people do not see: a message that has it is not stored. */
	readonly website: string;
}

/**
 * Sends a message to the operator of the hub.
 * @param client the hub client; the message names its account, if somebody is signed in
 * @param message what the contact form contains
 * @param signal aborts the request; the error is then ABORTED
 * @returns nothing; RATE_LIMITED after five messages in an hour, INVALID for values that the database refuses
 */
export async function sendMessage(
	client: HubClient,
	message: ContactMessage,
	signal?: AbortSignal,
): Promise<DataResult<void>> {
	const request = client.rpc("send_contact_message", {
		p_name: message.name,
		p_email: message.email,
		p_subject: message.subject,
		p_category: message.category,
		p_message: message.message,
		p_website: message.website,
	});
	const sent = await readAnswer(prepareRequest(request, signal), z.null(), signal);
	return sent.ok ? succeed(undefined) : sent;
}
