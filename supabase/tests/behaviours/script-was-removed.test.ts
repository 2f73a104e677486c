import { afterAll, expect, test } from "vitest";
import { save } from "../support/save.ts";
import { newcomer, openWorld } from "../support/world.ts";

const world = openWorld();
afterAll(() => world.close());

const wasRemoved = async (id: string) =>
	(await world.people.anon.hub.rpc("script_was_removed", { p_bookmarklet_id: id })).data;

test("only what a moderator took away was removed: not a draft, not what never was", async () => {
	const author = await newcomer(world);
	const [published, draft] = [await save(author), await save(author, { p_publish: false })];
	expect(await wasRemoved(published.id)).toBe(false);
	expect(await wasRemoved(draft.id)).toBe(false);
	expect(await wasRemoved(crypto.randomUUID())).toBe(false);
	await world.sql`update public.bookmarklets set moderation_status = 'removed', is_published = false where id = ${published.id}`;
	expect(await wasRemoved(published.id)).toBe(true);
});
