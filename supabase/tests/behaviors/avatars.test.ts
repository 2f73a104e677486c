import { createHash } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { newcomer, openFixture, type Row } from "../support/fixture.ts";

const fixture = openFixture();
afterAll(() => fixture.close());

const png = (size: number) => Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(size - 8, 1)]);
const encoded = (picture: Buffer) => picture.toString("base64");
const MAX_BYTES = 65_536;

describe("save_avatar", () => {
	test.each([
		["image/png", png(900)],
		["image/jpeg", Buffer.concat([Buffer.from("ffd8ffe0", "hex"), Buffer.alloc(500, 2)])],
		["image/webp", Buffer.concat([Buffer.from("RIFF\x10\x00\x00\x00WEBPVP8 ", "latin1"), Buffer.alloc(500, 3)])],
		["image/png", png(MAX_BYTES)],
	])("keeps %s, and everybody reads it under the address in the profile", async (media_type, picture) => {
		const person = await newcomer(fixture);
		const hash = createHash("sha256").update(picture).digest("hex").slice(0, 32);
		const saved = await person.hub.rpc("save_avatar", { p_picture: encoded(picture) });
		expect(saved).toMatchObject({ error: null, data: `/avatars/${person.id}/${hash}` });
		const { anon } = fixture.people;
		const profile = await anon.hub.from("profiles").select("avatar_url").eq("user_id", person.id).single();
		expect(profile.data).toEqual({ avatar_url: saved.data });
		const read = await anon.hub.rpc("get_avatar", { p_user_id: person.id, p_hash: hash });
		expect(read.data).toEqual([{ media_type, picture: encoded(picture) }]);
	});

	test.each([
		["an SVG document", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "22023"],
		["HTML", Buffer.from("<!doctype html><script>alert(1)</script>"), "22023"],
		["GIF", Buffer.from(`GIF89a${"x".repeat(90)}`), "22023"],
		["HTML behind the first byte of a PNG", Buffer.from("\x89PNG<script>", "latin1"), "22023"],
		["nothing", Buffer.alloc(0), "22023"],
		["one byte too much", png(MAX_BYTES + 1), "PT413"],
		["a megabyte", png(1_000_000), "PT413"],
	])("refuses %s and keeps nothing", async (_what, picture, code) => {
		const person = await newcomer(fixture);
		const answer = await person.hub.rpc("save_avatar", { p_picture: encoded(picture) });
		expect(answer.error).toMatchObject({ code });
		expect(await fixture.sql`select from private.avatars where user_id = ${person.id}`).toHaveLength(0);
	});

	test("refuses invalid base64 with a message", async () => {
		const answer = await (await newcomer(fixture)).hub.rpc("save_avatar", { p_picture: "%%%" });
		expect(answer.error).toMatchObject({ code: "22023", message: "The picture did not arrive as base64." });
	});

	test("a new picture replaces the old one, omitting it removes it, and the old addresses have no picture", async () => {
		const person = await newcomer(fixture);
		const save = async (picture: Buffer | null) =>
			(await person.hub.rpc("save_avatar", picture ? { p_picture: encoded(picture) } : {})).data;
		const hashOf = (address: unknown) => String(address).split("/").at(-1) ?? "";
		const [first, second] = [await save(png(300)), await save(png(400))];
		expect(first).not.toBe(second);
		const read = async (address: unknown) =>
			(await person.hub.rpc("get_avatar", { p_user_id: person.id, p_hash: hashOf(address) })).data;
		expect([await read(first), await read(second)]).toEqual([[], [expect.anything()]]);
		expect(await save(null)).toBeNull();
		expect(await read(second)).toEqual([]);
	});

	test("the provider's picture never replaces what the person has chosen or removed", async () => {
		const person = await newcomer(fixture);
		const copy = { p_picture: encoded(png(500)), p_from_provider: true };
		const wants = async () => (await person.hub.rpc("sync_profile")).data?.[0]?.wants_picture;
		expect(await wants()).toBe(true);
		const copied = (await person.hub.rpc("save_avatar", copy)).data;
		expect([copied !== null, await wants()]).toEqual([true, false]);
		await person.hub.rpc("save_avatar", {});
		expect(await wants()).toBe(false);
		expect((await person.hub.rpc("save_avatar", copy)).data).toBeNull();
	});
});

describe("claim_provider_picture", () => {
	test("lets exactly one of many concurrent calls fetch from the provider, and no other on the same day", async () => {
		const person = await newcomer(fixture);
		const claim = async () => (await person.hub.rpc("claim_provider_picture")).data;
		const claims = await Promise.all(Array.from({ length: 10 }, claim));
		expect(claims.filter(Boolean)).toHaveLength(1);
		expect(await claim()).toBe(false);
		await fixture.sql`update private.provider_pictures set asked_at = now() - interval '25 hours' where user_id = ${person.id}`;
		expect([await claim(), await claim()]).toEqual([true, false]);
	});

	test("is false for people who have a picture or have removed one", async () => {
		const person = await newcomer(fixture);
		const claim = async () => (await person.hub.rpc("claim_provider_picture")).data;
		await person.hub.rpc("save_avatar", { p_picture: encoded(png(300)) });
		expect(await claim()).toBe(false);
		await person.hub.rpc("save_avatar", {});
		expect(await claim()).toBe(false);
	});

	test("counts calls per person", async () => {
		const person = await newcomer(fixture);
		const codes = new Set<string | undefined>();
		for (let call = 0; call < 21; call++) codes.add((await person.hub.rpc("claim_provider_picture")).error?.code);
		expect([...codes]).toEqual([undefined, "PT429"]);
	});
});

test("nobody can store an address on another host, so no page loads one", async () => {
	const person = await newcomer(fixture);
	const patch: Row = { avatar_url: "https://tracker.example/pixel.png" };
	const { error } = await person.tables.from("profiles").update(patch).match({ user_id: person.id });
	expect(error).toMatchObject({ code: "42501" });
	await expect(
		fixture.sql`update public.profiles set avatar_url = 'https://tracker.example/pixel.png' where user_id = ${person.id}`,
	).rejects.toMatchObject({ code: "23514", constraint_name: "profiles_avatar_url" });
});

test("a picture is deleted with its account", async () => {
	const person = await newcomer(fixture);
	await person.hub.rpc("save_avatar", { p_picture: encoded(png(300)) });
	await fixture.sql`delete from auth.users where id = ${person.id}`;
	expect(await fixture.sql`select from private.avatars where user_id = ${person.id}`).toHaveLength(0);
});
