import { afterAll, beforeEach, expect, test } from "vitest";
import { forgetRates, newcomer, openFixture } from "../support/fixture.ts";
import { publishMany } from "../support/many-scripts.ts";

const fixture = openFixture();
const { sql } = fixture;
beforeEach(() => forgetRates(fixture));
afterAll(() => fixture.close());

/** As many scripts as an account may have: one statement over all takes longer than 8 s. */
const LIMIT = 500;

test("an author with as many scripts as an account may have can be renamed and deleted", async () => {
	const author = await newcomer(fixture, "Lea Limit");
	await publishMany(fixture, author, LIMIT, 60);
	const profile = () => author.hub.from("profiles");
	const renamed = await profile()
		.update({ display_name: "Lena Limit" })
		.eq("user_id", author.id)
		.select("username")
		.single();
	expect(renamed.error).toBeNull();
	const p_username = renamed.data?.username ?? "";
	expect((await author.hub.rpc("delete_account", { p_username })).error).toBeNull();
	const [left] = await sql<{ scripts: number; queued: number }[]>`
		select (select count(*)::integer from public.bookmarklets where owner_id is null and title like 'Script number %') as scripts,
			(select count(*)::integer from private.author_name_queue where owner_id = ${author.id}) as queued`;
	expect(left).toEqual({ scripts: LIMIT, queued: 0 });
}, 120_000);
