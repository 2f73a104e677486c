import { succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";

export const roleRows = z.array(z.object({ role: z.enum(["admin", "moderator"]) }));
export type HubRole = z.infer<typeof roleRows>[number]["role"];

/**
 * Lists the roles of the signed-in person. Row-level security hides those of others.
 * @param client the hub client; its session decides what the request may do
 * @param args id of that person
 * @param signal aborts the request; the error is then ABORTED
 * @returns the roles, or an empty list; otherwise a `DataErrorCode`
 */
export async function listOwnRoles(
	client: HubClient,
	args: { readonly userId: string },
	signal?: AbortSignal,
): Promise<DataResult<readonly HubRole[]>> {
	const request = client.from("admin_roles").select("role").eq("user_id", args.userId);
	const rows = await readAnswer(prepareRequest(request, signal), roleRows, signal);
	return rows.ok ? succeed(rows.value.map((row) => row.role)) : rows;
}
