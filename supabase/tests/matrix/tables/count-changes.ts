import { randomUUID } from "node:crypto";
import { makeScript } from "../../support/samples.ts";
import { triggerCheck } from "../all-checks.ts";
import type { Check } from "../expectation.ts";
import { expectTrue } from "../rows.ts";

/** The trigger that applies the collected changes of counts when a transaction commits. */
export const countChecks: readonly Check[] = [
	triggerCheck("count_changes", "apply_count_changes", async (fixture) => {
		const { sql } = fixture;
		const { id } = await makeScript(fixture);
		const name = randomUUID().slice(0, 13);
		await sql`
			with tag as (insert into public.tags (name) values (${name}) returning id)
			insert into public.bookmarklet_tags (bookmarklet_id, tag_id) select ${id}, id from tag`;
		const [counted] = await sql<{ scripts: number }[]>`
			select scripts::integer from private.tag_counts where tag = ${name}`;
		expectTrue(counted?.scripts === 1, "The script of a new tag is not counted.");
		const left = await sql`select from private.count_changes where name = ${name}`;
		expectTrue(left.length === 0, "A change of a count was applied and kept.");
	}),
];
