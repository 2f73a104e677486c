import { randomBytes } from "node:crypto";
import { decode, encode } from "fast-png";
import { describe, expect, test } from "vitest";
import {
	copyAndLoad,
	copyPicture,
	newPerson,
	pngOf,
	send,
	setGoogleIdentity,
	shownPicture,
	usePictureFixture,
} from "./picture-fixture.ts";
import { SMALL_JPEG } from "./small-jpeg.ts";

const fixture = usePictureFixture();

describe("the sign-in provider's picture", () => {
	test("is copied into the hub and shown in the profile; the request discloses nothing about the person", async () => {
		expect(decode(await copyAndLoad(fixture()))).toMatchObject({ width: 120, height: 120 });
		expect(await shownPicture(fixture())).toMatch(new RegExp(`^/avatars/${fixture().person.id}/[0-9a-f]{32}$`));
		expect(fixture().provider.asked.map(({ path }) => path)).toEqual(["/a.png"]);
		for (const name of ["authorization", "cookie", "apikey", "referer"]) {
			expect(fixture().provider.asked[0]?.headers).not.toHaveProperty(name);
		}
	});

	test("is encoded again: the location in the file's metadata and data after the picture are removed", async () => {
		const place = Buffer.from("GPS 52.5200 N 13.4050 E");
		const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, place.length + 2]), place]);
		const tail = Buffer.from("<script>alert(1)</script>");
		const jpeg = Buffer.concat([SMALL_JPEG.subarray(0, 2), comment, SMALL_JPEG.subarray(2), tail]);
		fixture().provider.answerWith(send(jpeg));
		const kept = await copyAndLoad(fixture());
		expect([kept.includes(place), kept.includes(tail)]).toEqual([false, false]);
		const { width, height, data } = decode(kept);
		expect([width, height]).toEqual([16, 16]);
		// The sample is plain red; JPEG is not exact.
		for (const [channel, value] of [204, 0, 51].entries())
			expect(Math.abs((data[channel] ?? 0) - value)).toBeLessThan(12);
	});

	test("is cropped to a square of at most 256 pixels, and reduced until it fits into 64 kB", async () => {
		fixture().provider.answerWith(send(pngOf(1000, 500)));
		const sideOf = async () => decode(await copyAndLoad(fixture())).width;
		expect(await sideOf()).toBe(256);
		await fixture().hub.sql`truncate private.provider_pictures`;
		await fixture().hub.sql`update public.profiles set avatar_url = null`;
		const data = randomBytes(192 * 192 * 3); // noise cannot be compressed
		fixture().provider.answerWith(send(Buffer.from(encode({ width: 192, height: 192, data, channels: 3 }))));
		expect(await sideOf()).toBeLessThan(192);
	});

	test("is fetched once, however many calls are made concurrently and afterwards", async () => {
		const answers = await Promise.all(Array.from({ length: 6 }, () => copyPicture(fixture())));
		expect(answers.filter(({ avatar_url }) => avatar_url)).toHaveLength(1);
		expect(await copyPicture(fixture())).toEqual({ status: 200, avatar_url: null });
		expect(fixture().provider.asked).toHaveLength(1);
		expect(await fixture().hub.sql`select from private.avatars`).toHaveLength(1);
	});

	test("is not fetched again on the same day after a failure, and the initial is still shown", async () => {
		fixture().provider.answerWith((response) => void response.writeHead(500).end());
		expect(await copyPicture(fixture())).toMatchObject({ status: 502, code: "PROVIDER_UNREACHABLE" });
		expect(await copyPicture(fixture())).toEqual({ status: 200, avatar_url: null });
		expect([fixture().provider.asked.length, await shownPicture(fixture())]).toEqual([1, null]);
	});

	test("is not copied again after the person has removed it", async () => {
		await fixture().hub
			.sql`update public.profiles set edited_fields = '{avatar_url}' where user_id = ${fixture().person.id}`;
		expect(await copyPicture(fixture())).toEqual({ status: 200, avatar_url: null });
		expect(fixture().provider.asked).toEqual([]);
	});
});

describe("nobody can make the server request another address", () => {
	/** With A for the allowed host, B for a host inside. */
	const ADDRESSES = [
		"http://B/",
		"http://localhost:PORT_A/",
		"http://[::ffff:127.0.0.1]:PORT_A/",
		"https://A/",
		"http://user@A/",
		"http://user:password@A/",
		"http://A@B/",
		"https://lh3.googleusercontent.com@B/",
		"https://lh3.googleusercontent.com:x@B/",
		"http://lh3.googleusercontent.com/",
		"https://lh3.googleusercontent.com:8443/",
		"https://lh3.googleusercontent.com./",
		"https://lh3.googleusercontent.com.evil.example/",
		"https://evil.example/lh3.googleusercontent.com",
		"https://evil.example\\@lh3.googleusercontent.com/",
		"https://storage.googleapis.com/anybody/x.png",
		"http://169.254.169.254/latest/meta-data/",
		"http://metadata.google.internal/",
		"http://10.0.0.1/",
		"http://2130706433:PORT_B/",
		"http://[::1]:PORT_B/",
		"file:///etc/passwd",
		"data:image/png;base64,AAAA",
		"blob:http://A/x",
		"//A/",
		"/rest/v1/profiles",
		"not an address",
		`http://A/${"x".repeat(2100)}`,
	];

	test.each(ADDRESSES)("%s", async (pattern) => {
		const [a, b] = [new URL(fixture().provider.origin), new URL(fixture().inside.origin)];
		const address = pattern
			.replace("PORT_A", a.port)
			.replace("PORT_B", b.port)
			.replace(/\bA(?=[/@])/, a.host)
			.replace(/\bB(?=\/)/, b.host);
		await setGoogleIdentity(fixture(), fixture().person.id, { picture: address });
		expect(await copyPicture(fixture())).toMatchObject({ status: 422, code: "PICTURE_ADDRESS_REFUSED" });
		expect([...fixture().provider.asked, ...fixture().inside.asked]).toEqual([]);
		expect(await shownPicture(fixture())).toBeNull();
	});

	test.each([301, 302, 303, 307, 308])("by a redirect with status %i of the allowed host", async (status) => {
		const targets = [
			`${fixture().inside.origin}/`,
			`${fixture().hub.origin}/rest/v1/profiles`,
			"file:///etc/passwd",
			`${fixture().provider.origin}/b`,
		];
		for (const location of targets) {
			await fixture().hub.sql`truncate private.provider_pictures`;
			fixture().provider.answerWith((response) => void response.writeHead(status, { location }).end(pngOf(120)));
			expect(await copyPicture(fixture())).toMatchObject({ status: 502, code: "PROVIDER_UNREACHABLE" });
			expect([fixture().provider.asked.length, fixture().inside.asked.length]).toEqual([1, 0]);
		}
		expect(await shownPicture(fixture())).toBeNull();
	});

	test("by their own data: metadata, the identity of an e-mail sign-up, the request", async () => {
		const address = `${fixture().provider.origin}/forged.png`;
		const forged = { avatar_url: address, picture: address, identities: [{ provider: "google", identity_data: {} }] };
		const forger = await newPerson(fixture().hub, forged);
		await setGoogleIdentity(fixture(), forger.id, {});
		const [row] = await fixture().hub
			.sql`select raw_user_meta_data as metadata from auth.users where id = ${forger.id}`;
		expect(row?.metadata).toMatchObject({ avatar_url: address });
		await fixture().hub.sql`
			update auth.identities set identity_data = identity_data || ${fixture().hub.sql.json({ avatar_url: address })}
			where user_id = ${forger.id} and provider = 'email'`;
		const answer = await copyPicture(fixture(), forger.token, {
			query: `?avatar_url=${encodeURIComponent(address)}`,
			body: JSON.stringify(forged),
		});
		expect(answer).toEqual({ status: 200, avatar_url: null });
		expect(fixture().provider.asked).toEqual([]);
	});

	test.each([
		["without a session", () => null],
		["with something else", () => "x.y.z"],
		["with the key of the pages", () => fixture().hub.publishableKey],
		["with another signature", () => fixture().person.token.replace(/[^.]+$/, "AAAA")],
		["with a second header in the token", () => `${fixture().person.token}, Basic x`],
	])("%s", async (_how, token) => {
		expect(await copyPicture(fixture(), token())).toMatchObject({ status: 401, code: "SIGN_IN_REQUIRED" });
		expect(fixture().provider.asked).toEqual([]);
	});
});
