import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { forgetRates, newcomer, openFixture, type Person } from "../support/fixture.ts";
import { save } from "../support/save.ts";

const fixture = openFixture();
const { anon } = fixture.people;
afterAll(() => fixture.close());
beforeEach(() => forgetRates(fixture));

let author: Person & { readonly id: string };
let fan: Person & { readonly id: string };
beforeAll(async () => {
	author = await newcomer(fixture, "Sven Several");
	fan = await newcomer(fixture, "Fay Fan");
});

const delete_ = async (...p_ids: string[]) =>
	expect((await author.hub.rpc("delete_scripts", { p_ids })).error).toBeNull();
const undelete = (...p_ids: string[]) => author.hub.rpc("undelete_scripts", { p_ids });
const isPublic = async (id: string) => ((await anon.hub.rpc("get_script", { p_id: id })).data ?? []).length === 1;

describe("several scripts at once", () => {
	test("are changed together, with each id once, or not at all", async () => {
		const [one, two] = [await save(author), await save(author)];
		const foreign = await save(fan);
		const p_ids = [one.id, two.id, one.id];
		const withForeign = { p_ids: [one.id, foreign.id] };
		expect(await author.hub.rpc("publish_scripts", { ...withForeign, p_published: false })).toMatchObject({
			status: 403,
		});
		expect(await author.hub.rpc("delete_scripts", withForeign)).toMatchObject({ status: 403 });
		expect([await isPublic(one.id), await isPublic(foreign.id)]).toEqual([true, true]);
		const unpublished = await author.hub.rpc("publish_scripts", { p_ids, p_published: false });
		expect(unpublished.data?.map(({ id }) => id).sort()).toEqual([one.id, two.id].sort());
		await delete_(...p_ids);
		expect(await undelete(one.id, randomUUID())).toMatchObject({ status: 404 });
		expect((await undelete(one.id, two.id)).data).toMatchObject([{ is_published: false }, { is_published: false }]);
	});

	test("two calls with the same scripts in another order do not deadlock", async () => {
		const scripts = await Promise.all(Array.from({ length: 8 }, () => save(author)));
		const p_ids = scripts.map(({ id }) => id);
		const answers = await Promise.all(
			Array.from({ length: 8 }, (_, index) =>
				author.hub.rpc("publish_scripts", {
					p_ids: index % 2 === 0 ? p_ids : p_ids.toReversed(),
					p_published: index % 2 === 0,
				}),
			),
		);
		expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null));
	});

	test("only what becomes public for the first time is limited like new scripts: publishing again is free", async () => {
		const person = await newcomer(fixture);
		const drafts = [
			await save(person, { p_publish: false }),
			await save(person, { p_publish: false, p_title: "Another draft" }),
		];
		const p_ids = drafts.map(({ id }) => id);
		const publish = (ids: string[], p_published = true) =>
			person.hub.rpc("publish_scripts", { p_ids: ids, p_published });
		const empty = (tokens: number) => fixture.sql`
			insert into private.rate_buckets (subject, action, tokens, updated_at)
			values (${`user:${person.id}`}, 'publish_script', ${tokens}, now())
			on conflict (subject, action) do update set tokens = ${tokens}, updated_at = now()`;
		await empty(1);
		expect(await publish(p_ids)).toMatchObject({ status: 429, error: { code: "PT429" } });
		const published =
			await fixture.sql`select id from public.bookmarklets where owner_id = ${person.id} and is_published`;
		expect(published).toEqual([]);
		expect((await publish(p_ids.slice(0, 1))).error).toBeNull();
		await empty(0);
		expect((await publish(p_ids.slice(0, 1), false)).error).toBeNull();
		expect((await publish(p_ids.slice(0, 1))).data).toMatchObject([{ is_published: true }]);
		expect(await publish(p_ids.slice(1))).toMatchObject({ status: 429 });
	});
});
