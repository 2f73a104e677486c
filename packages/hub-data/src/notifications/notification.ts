import { succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";

/** What a person is told about decisions of moderators. Times are ISO 8601. */
const notification = z.object({
	id: z.uuid(),
	kind: z.enum([
		"script_held",
		"script_removed",
		"script_approved",
		"review_removed",
		"report_resolved",
		"report_dismissed",
		"appeal_granted",
		"appeal_rejected",
	]),
	/** Null after the script was deleted. */
	bookmarklet_id: z.nullable(z.uuid()),
	decision_id: z.nullable(z.uuid()),
	/** Of the script at that time. */
	title: z.string(),
	note: z.nullable(z.string()),
	created_at: z.string(),
	/** Null while unread. */
	read_at: z.nullable(z.string()),
});
export type Notification = Readonly<z.infer<typeof notification>>;
export const notificationRows = z.array(notification);

const appealRows = z.array(
	z.object({
		decision_id: z.uuid(),
		status: z.enum(["pending", "granted", "rejected"]),
		/** Somebody concerned decided, who had removed or reported it, because there was no other moderator. */
		decided_alone: z.boolean(),
	}),
);
/** One's own appeals. */
export type OwnAppeals = Readonly<z.infer<typeof appealRows>>;

/**
 * Lists the newest 100 notifications of the signed-in person.
 * @param client the hub client; its session decides what the request may do
 * @param signal aborts the request; the error is then ABORTED
 * @returns the notifications, newest first; empty for visitors
 */
export function listNotifications(client: HubClient, signal?: AbortSignal): Promise<DataResult<Notification[]>> {
	const request = client
		.from("notifications")
		.select("id, kind, bookmarklet_id, decision_id, title, note, created_at, read_at")
		.order("created_at", { ascending: false })
		.limit(100);
	return readAnswer(prepareRequest(request, signal), notificationRows, signal);
}

/**
 * Whether the signed-in person has an unread notification.
 * @param client the hub client; its session decides what the request may do
 * @param signal aborts the request; the error is then ABORTED
 * @returns true if there is one
 */
export async function hasUnreadNotifications(client: HubClient, signal?: AbortSignal): Promise<DataResult<boolean>> {
	const request = client.from("notifications").select("id").is("read_at", null).limit(1);
	const rows = await readAnswer(prepareRequest(request, signal), z.array(z.object({ id: z.uuid() })), signal);
	return rows.ok ? succeed(rows.value.length > 0) : rows;
}

/**
 * Marks all notifications of the signed-in person as read.
 * @param client the hub client; its session decides what the request may do
 * @returns how many were unread
 */
export function markNotificationsRead(client: HubClient): Promise<DataResult<number>> {
	return readAnswer(prepareRequest(client.rpc("mark_notifications_read")), z.number());
}

/**
 * Lists the appeals of a person.
 * @param client the hub client; its session decides what the request may do
 * @param args id of the signed-in person
 * @param signal aborts the request; the error is then ABORTED
 * @returns decision and state of each appeal, and whether somebody concerned decided it
 */
export function listOwnAppeals(
	client: HubClient,
	args: { readonly userId: string },
	signal?: AbortSignal,
): Promise<DataResult<OwnAppeals>> {
	const request = client
		.from("moderation_appeals")
		.select("decision_id, status, decided_alone")
		.eq("user_id", args.userId)
		.limit(1000);
	return readAnswer(prepareRequest(request, signal), appealRows, signal);
}

/**
 * Appeals against the removal of a script or review, once.
 * @param client the hub client; its session decides what the request may do
 * @param args id of the notification that told about the removal, and a message of 10–2000 characters
 * @returns id of the appeal; CONFLICT if there was one already, NOT_FOUND for other notifications
 */
export function appealDecision(
	client: HubClient,
	args: { readonly notificationId: string; readonly message: string },
): Promise<DataResult<string>> {
	const request = client.rpc("appeal_decision", { p_notification_id: args.notificationId, p_message: args.message });
	return readAnswer(prepareRequest(request), z.uuid());
}
