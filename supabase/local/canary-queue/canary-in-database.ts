import { CANARY_VERSION } from "@scriptorium/script-canary/canary-version";
import { PICTURE_VERSION } from "@scriptorium/script-picture/picture-version";
import type { Sql } from "postgres";
import * as z from "zod";

const answer = z.tuple([z.object({ waits: z.boolean() })]);

/**
 * Whether a script waits for a test run or for its picture, read as the local backend's superuser. Also notes that a worker is there, so that
 * pages may promise the test run.
 */
export function canaryInDatabase(sql: Sql): () => Promise<boolean> {
	return async () => {
		await sql`select private.note_worker('test-run', ${CANARY_VERSION})`;
		const rows = await sql`
			select exists (select from private.canary_candidates(${CANARY_VERSION}))
				or exists (select from private.picture_candidates(${PICTURE_VERSION})) as waits`;
		return answer.parse([...rows])[0].waits;
	};
}
