import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import { PICTURE_VERSION } from "@scriptorium/script-picture/picture-version";
import type { PicturedScript } from "@scriptorium/script-picture/take-script-picture";
import { createClient } from "@supabase/supabase-js";
import * as z from "zod";

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

export function createPictureStore(project: { readonly url: string; readonly serviceRoleKey: string }): PictureStore {
	const service = createClient(project.url, project.serviceRoleKey, {
		auth: { persistSession: false, autoRefreshToken: false },
	});
	const p_picture_version = PICTURE_VERSION;
	const unreachable = ({ message }: { readonly message: string }) =>
		fail("database_unreachable", "The database did not answer. Try again shortly.", message);
	return {
		claim: async () => {
			const claimed = await service.rpc("claim_script_picture", { p_picture_version });
			if (claimed.error) return unreachable(claimed.error);
			const data: unknown = claimed.data;
			const [next] = claims.parse(data);
			if (next === undefined) return succeed(null);
			const { version_id: versionId, ...script } = next;
			return succeed({ versionId, ...script });
		},
		record: async (versionId, picture) => {
			const recorded = await service.rpc("record_script_picture", {
				p_version_id: versionId,
				p_picture_version,
				...(picture === null ? {} : { p_picture: picture }),
			});
			return recorded.error ? unreachable(recorded.error) : succeed(null);
		},
	};
}
