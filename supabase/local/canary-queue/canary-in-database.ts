import { CANARY_VERSION } from "@scriptorium/script-canary/canary-version";
import { PICTURE_VERSION } from "@scriptorium/script-picture/picture-version";
import type { Sql } from "postgres";
import * as z from "zod";

const answer = z.tuple([z.object({ waits: z.boolean() })]);

/** Whether a script waits for a test run or for its picture, read as the local backend's superuser. */
export function canaryInDatabase(sql: Sql): () => Promise<boolean> {
	return async () => {
		const rows = await sql`
			select exists (select from private.canary_candidates(${CANARY_VERSION}))
				or exists (select from private.picture_candidates(${PICTURE_VERSION})) as waits`;
		return answer.parse([...rows])[0].waits;
	};
}
