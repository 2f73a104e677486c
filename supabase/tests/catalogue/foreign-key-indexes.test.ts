import { afterAll, expect, test } from "vitest";
import { openFixture } from "../support/fixture.ts";

const fixture = openFixture();
afterAll(() => fixture.close());

/** Their referenced rows are constants of the schema, and are not deleted. */
const REFERS_TO_CONSTANTS = ["bookmarklets_category", "rate_buckets_action_fkey", "suggestion_pickers_suggestion_fkey"];

test("every foreign key has an index that begins with one of its columns, so that deleting does not read whole tables", async () => {
	const missing = await fixture.sql<{ name: string }[]>`
		select key.conname as name
		from pg_constraint key
		where key.contype = 'f'
			and key.connamespace in ('public'::regnamespace, 'private'::regnamespace)
			and not exists (
				select from pg_index index
				where index.indrelid = key.conrelid
					and index.indkey[0] = any (key.conkey)
					and (
						index.indpred is null
						or pg_get_expr(index.indpred, index.indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$'
					)
			)
		order by name`;
	expect(missing.map(({ name }) => name)).toEqual(REFERS_TO_CONSTANTS);
});
