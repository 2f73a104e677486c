import { fail, succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";

const overview = z.object({
	/** Public scripts. */
	bookmarklets: z.number(),
	/** Public scripts that are featured. */
	featured: z.number(),
	/** Public scripts rated High Risk. */
	high_risk: z.number(),
	/** All counted installs, those of deleted scripts included. */
	installs: z.number(),
});
export type AdminOverview = Readonly<z.infer<typeof overview>>;
export const overviewRows = z.array(overview);

/**
 * Reads the figures of the panel's four cards.
 * @param client the hub client; its session decides what the request may do
 * @param signal aborts the request; the error is then ABORTED
 * @returns the figures; FORBIDDEN for everybody except administrators
 */
export async function readAdminOverview(client: HubClient, signal?: AbortSignal): Promise<DataResult<AdminOverview>> {
	const rows = await readAnswer(prepareRequest(client.rpc("admin_overview"), signal), overviewRows, signal);
	if (!rows.ok) return rows;
	const [figures] = rows.value;
	return figures ? succeed(figures) : fail("UNEXPECTED_ANSWER", "Nothing was answered.");
}
