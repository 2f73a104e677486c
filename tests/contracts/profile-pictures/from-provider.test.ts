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
	usePictureWorld,
} from "./picture-world.ts";
import { SMALL_JPEG } from "./small-jpeg.ts";

const world = usePictureWorld();

describe("the sign-in provider's picture", () => {
	test("is copied into the hub and shown in the profile; the provider learns nothing of the person", async () => {
		expect(decode(await copyAndLoad(world()))).toMatchObject({ width: 120, height: 120 });
		expect(await shownPicture(world())).toMatch(new RegExp(`^/avatars/${world().person.id}/[0-9a-f]{32}$`));
		expect(world().provider.asked.map(({ path }) => path)).toEqual(["/a.png"]);
		for (const name of ["authorization", "cookie", "apikey", "referer"]) {
			expect(world().provider.asked[0]?.headers).not.toHaveProperty(name);
		}
	});

	test("is encoded anew: a place in the file's metadata and what follows the picture are left out", async () => {
		const place = Buffer.from("GPS 52.5200 N 13.4050 E");
		const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, place.length + 2]), place]);
		const tail = Buffer.from("<script>alert(1)</script>");
		const jpeg = Buffer.concat([SMALL_JPEG.subarray(0, 2), comment, SMALL_JPEG.subarray(2), tail]);
		world().provider.answerWith(send(jpeg));
		const kept = await copyAndLoad(world());
		expect([kept.includes(place), kept.includes(tail)]).toEqual([false, false]);
		const { width, height, data } = decode(kept);
		expect([width, height]).toEqual([16, 16]);
		// The sample is plain red; JPEG is not exact.
		for (const [channel, value] of [204, 0, 51].entries())
			expect(Math.abs((data[channel] ?? 0) - value)).toBeLessThan(12);
	});

	test("is cut to a square of at most 256 pixels, and made smaller until it fits into 64 kB", async () => {
		world().provider.answerWith(send(pngOf(1000, 500)));
		const sideOf = async () => decode(await copyAndLoad(world())).width;
		expect(await sideOf()).toBe(256);
		await world().hub.sql`truncate private.provider_pictures`;
		await world().hub.sql`update public.profiles set avatar_url = null`;
		const data = randomBytes(192 * 192 * 3); // noise cannot be compressed
		world().provider.answerWith(send(Buffer.from(encode({ width: 192, height: 192, data, channels: 3 }))));
		expect(await sideOf()).toBeLessThan(192);
	});

	test("is fetched once, however many calls are made at the same time and after", async () => {
		const answers = await Promise.all(Array.from({ length: 6 }, () => copyPicture(world())));
		expect(answers.filter(({ avatar_url }) => avatar_url)).toHaveLength(1);
		expect(await copyPicture(world())).toEqual({ status: 200, avatar_url: null });
		expect(world().provider.asked).toHaveLength(1);
		expect(await world().hub.sql`select from private.avatars`).toHaveLength(1);
	});

	test("is not fetched again on the same day after a failure, and the person keeps their initial", async () => {
		world().provider.answerWith((response) => void response.writeHead(500).end());
		expect(await copyPicture(world())).toMatchObject({ status: 502, code: "PROVIDER_UNREACHABLE" });
		expect(await copyPicture(world())).toEqual({ status: 200, avatar_url: null });
		expect([world().provider.asked.length, await shownPicture(world())]).toEqual([1, null]);
	});

	test("does not replace what the person has removed", async () => {
		await world().hub
			.sql`update public.profiles set edited_fields = '{avatar_url}' where user_id = ${world().person.id}`;
		expect(await copyPicture(world())).toEqual({ status: 200, avatar_url: null });
		expect(world().provider.asked).toEqual([]);
	});
});

describe("nobody makes the server ask another address", () => {
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
		const [a, b] = [new URL(world().provider.origin), new URL(world().inside.origin)];
		const address = pattern
			.replace("PORT_A", a.port)
			.replace("PORT_B", b.port)
			.replace(/\bA(?=[/@])/, a.host)
			.replace(/\bB(?=\/)/, b.host);
		await setGoogleIdentity(world(), world().person.id, { picture: address });
		expect(await copyPicture(world())).toMatchObject({ status: 422, code: "PICTURE_ADDRESS_REFUSED" });
		expect([...world().provider.asked, ...world().inside.asked]).toEqual([]);
		expect(await shownPicture(world())).toBeNull();
	});

	test.each([301, 302, 303, 307, 308])("by a redirect with status %i of the allowed host", async (status) => {
		const targets = [
			`${world().inside.origin}/`,
			`${world().hub.origin}/rest/v1/profiles`,
			"file:///etc/passwd",
			`${world().provider.origin}/b`,
		];
		for (const location of targets) {
			await world().hub.sql`truncate private.provider_pictures`;
			world().provider.answerWith((response) => void response.writeHead(status, { location }).end(pngOf(120)));
			expect(await copyPicture(world())).toMatchObject({ status: 502, code: "PROVIDER_UNREACHABLE" });
			expect([world().provider.asked.length, world().inside.asked.length]).toEqual([1, 0]);
		}
		expect(await shownPicture(world())).toBeNull();
	});

	test("by what they write about themselves: metadata, the identity of an e-mail sign-up, the request", async () => {
		const address = `${world().provider.origin}/forged.png`;
		const forged = { avatar_url: address, picture: address, identities: [{ provider: "google", identity_data: {} }] };
		const forger = await newPerson(world().hub, forged);
		await setGoogleIdentity(world(), forger.id, {});
		const [row] = await world().hub.sql`select raw_user_meta_data as metadata from auth.users where id = ${forger.id}`;
		expect(row?.metadata).toMatchObject({ avatar_url: address });
		await world().hub.sql`
			update auth.identities set identity_data = identity_data || ${world().hub.sql.json({ avatar_url: address })}
			where user_id = ${forger.id} and provider = 'email'`;
		const answer = await copyPicture(world(), forger.token, {
			query: `?avatar_url=${encodeURIComponent(address)}`,
			body: JSON.stringify(forged),
		});
		expect(answer).toEqual({ status: 200, avatar_url: null });
		expect(world().provider.asked).toEqual([]);
	});

	test.each([
		["without a session", () => null],
		["with something else", () => "x.y.z"],
		["with the key of the pages", () => world().hub.publishableKey],
		["with another signature", () => world().person.token.replace(/[^.]+$/, "AAAA")],
		["with a second header in the token", () => `${world().person.token}, Basic x`],
	])("%s", async (_how, token) => {
		expect(await copyPicture(world(), token())).toMatchObject({ status: 401, code: "SIGN_IN_REQUIRED" });
		expect(world().provider.asked).toEqual([]);
	});
});
