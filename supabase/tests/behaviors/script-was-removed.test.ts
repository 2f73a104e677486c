import { afterAll, expect, test } from "vitest";
import { newcomer, openFixture } from "../support/fixture.ts";
import { save } from "../support/save.ts";

const fixture = openFixture();
afterAll(() => fixture.close());

const wasRemoved = async (id: string) =>
	(await fixture.people.anon.hub.rpc("script_was_removed", { p_bookmarklet_id: id })).data;

test("only a script that a moderator removed counts as removed, not a draft or an unknown one", async () => {
	const author = await newcomer(fixture);
	const [published, draft] = [await save(author), await save(author, { p_publish: false })];
	expect(await wasRemoved(published.id)).toBe(false);
	expect(await wasRemoved(draft.id)).toBe(false);
	expect(await wasRemoved(crypto.randomUUID())).toBe(false);
	await fixture.sql`update public.bookmarklets set moderation_status = 'removed', is_published = false where id = ${published.id}`;
	expect(await wasRemoved(published.id)).toBe(true);
});
