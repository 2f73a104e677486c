import { fail, succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";
import { moderationStatus } from "../scripts/moderation-status.ts";

const restoredRows = z.array(
	z.object({ id: z.uuid(), version_id: z.uuid(), semver: z.string(), moderation_status: moderationStatus }),
);
export type RestoredVersion = Readonly<z.infer<typeof restoredRows>[number]>;

/**
 * Makes an earlier version of one's own script the newest, as a new version; nothing is deleted.
 * @param client the hub client; its session decides what the request may do
 * @param args the version to restore, and the newest version that the owner has seen
 * @param signal aborts the request; the error is then ABORTED
 * @returns the new version; CONFLICT if another one was saved since `baseVersionId`
 */
export async function restoreVersion(
	client: HubClient,
	args: { readonly versionId: string; readonly baseVersionId: string },
	signal?: AbortSignal,
): Promise<DataResult<RestoredVersion>> {
	const request = client.rpc("restore_version", {
		p_version_id: args.versionId,
		p_base_version_id: args.baseVersionId,
	});
	const rows = await readAnswer(prepareRequest(request, signal), restoredRows, signal);
	if (!rows.ok) return rows;
	const [restored] = rows.value;
	return restored ? succeed(restored) : fail("UNEXPECTED_ANSWER", "Nothing was answered.");
}
