import { type Result, succeed } from "@scriptorium/core-types/errors";
import { PICTURE_VERSION } from "@scriptorium/script-picture/picture-version";
import type { PicturedScript } from "@scriptorium/script-picture/take-script-picture";
import * as z from "zod";
import { openWorkerQueue, type QueueProject } from "./worker-queue.ts";

export interface ClaimedPicture extends PicturedScript {
	readonly versionId: string;
}

/** Database access of the worker that takes pictures, with the service role's privileges. */
export interface PictureStore {
	/** Claims one version that no other worker has claimed; null when none waits. */
	claim(): Promise<Result<ClaimedPicture | null, "database_unreachable">>;
	/** `picture`: base64 of a WebP file; null when nothing can be seen of the script. */
	record(versionId: string, picture: string | null): Promise<Result<null, "database_unreachable">>;
}

const claims = z.array(
	z.object({ version_id: z.string(), code: z.string(), category: z.string(), tags: z.array(z.string()) }),
);

export function createPictureStore(project: QueueProject): PictureStore {
	const call = openWorkerQueue(project);
	const p_picture_version = PICTURE_VERSION;
	return {
		claim: async () => {
			const claimed = await call("claim_script_picture", { p_picture_version });
			if (!claimed.ok) return claimed;
			const [next] = claims.parse(claimed.value);
			if (next === undefined) return succeed(null);
			const { version_id: versionId, ...script } = next;
			return succeed({ versionId, ...script });
		},
		record: async (versionId, picture) => {
			const recorded = await call("record_script_picture", {
				p_version_id: versionId,
				p_picture_version,
				...(picture === null ? {} : { p_picture: picture }),
			});
			return recorded.ok ? succeed(null) : recorded;
		},
	};
}
