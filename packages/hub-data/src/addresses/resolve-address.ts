import { succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";

const addressRows = z.array(z.object({ username: z.string(), slug: z.nullable(z.string()) }));
export type PresentAddress = z.infer<typeof addressRows>[number];

/**
 * The present address of the profile or script that was at `/{username}` or `/{username}/{slug}` before its author took another username or its
 * slug changed. Null where that is the present address, or where there is nothing that this person may see.
 */
export async function resolveAddress(
	client: HubClient,
	former: { readonly username: string; readonly slug?: string },
	signal?: AbortSignal,
): Promise<DataResult<PresentAddress | null>> {
	const args = { p_username: former.username, ...(former.slug === undefined ? {} : { p_slug: former.slug }) };
	const rows = await readAnswer(prepareRequest(client.rpc("resolve_address", args), signal), addressRows, signal);
	return rows.ok ? succeed(rows.value[0] ?? null) : rows;
}
