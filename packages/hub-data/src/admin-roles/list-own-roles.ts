import { succeed } from "@scriptorium/shared-protocol/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";

export const roleRows = z.array(z.object({ role: z.enum(["admin", "moderator"]) }));
export type HubRole = z.infer<typeof roleRows>[number]["role"];

/** The roles of this person; none is an empty list. Row-level security shows a person only their own. */
export async function listOwnRoles(
	client: HubClient,
	args: { readonly userId: string },
	signal?: AbortSignal,
): Promise<DataResult<readonly HubRole[]>> {
	const request = client.from("admin_roles").select("role").eq("user_id", args.userId);
	const rows = await readAnswer(prepareRequest(request, signal), roleRows, signal);
	return rows.ok ? succeed(rows.value.map((row) => row.role)) : rows;
}
