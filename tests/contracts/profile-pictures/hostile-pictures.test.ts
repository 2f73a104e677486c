import type { ServerResponse } from "node:http";
import { crc32, gzipSync } from "node:zlib";
import { collectGarbage } from "@scriptorium/supabase/test-support/collect-garbage";
import { describe, expect, test } from "vitest";
import {
	copyPicture,
	newPerson,
	pngOf,
	send,
	setGoogleIdentity,
	shownPicture,
	usePictureFixture,
} from "./picture-fixture.ts";

const MAX_UNDERWAY = 8;
const fixture = usePictureFixture();

describe("hostile responses of the allowed host are handled", () => {
	/** A PNG with large declared dimensions: few bytes that would decode to gigabytes. */
	const bomb = (side: number) => {
		const png = pngOf(120);
		png.writeUInt32BE(side, 16);
		png.writeUInt32BE(side, 20);
		png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
		return png;
	};
	test.each([
		["HTML", send("<!doctype html><script>alert(1)</script>", { "content-type": "image/png" }), "PICTURE_UNREADABLE"],
		[
			"SVG",
			send('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', { "content-type": "image/svg+xml" }),
			"PICTURE_UNREADABLE",
		],
		["GIF", send(Buffer.from("R0lGODlhAQABAAAAACH5BAAAAAAALAAAAAABAAEAAAIA", "base64")), "PICTURE_UNREADABLE"],
		[
			"WebP",
			send(Buffer.from("RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0\x2f\0\0\0\x10\x07\x10\x11\x11\x88\x88\xfe\x07\0", "latin1")),
			"PICTURE_UNREADABLE",
		],
		["nothing", send(""), "PICTURE_UNREADABLE"],
		["a picture that is cut off", send(pngOf(120).subarray(0, 60)), "PICTURE_UNREADABLE"],
		[
			"a head without a picture",
			send(Buffer.concat([pngOf(120).subarray(0, 33), Buffer.alloc(90)])),
			"PICTURE_UNREADABLE",
		],
		["too many pixels", send(pngOf(1025, 10)), "PICTURE_TOO_LARGE"],
		["a picture that unfolds to gigabytes", send(bomb(30_000)), "PICTURE_TOO_LARGE"],
		["a megabyte", send(Buffer.concat([pngOf(120), Buffer.alloc(1_000_000)])), "PICTURE_TOO_LARGE"],
		[
			"a megabyte, compressed",
			send(gzipSync(Buffer.alloc(9_000_000)), { "content-encoding": "gzip" }),
			"PICTURE_TOO_LARGE",
		],
	])("%s", async (_what, answer, code) => {
		fixture().provider.answerWith(answer);
		expect(await copyPicture(fixture())).toMatchObject({ status: 422, code });
		expect(await shownPicture(fixture())).toBeNull();
	});

	test("an endless body is read only up to the limit", async () => {
		let sent = 0;
		const closed = new Promise<void>((resolve) => {
			fixture().provider.answerWith((response) => {
				response.writeHead(200).once("close", resolve);
				const chunk = Buffer.alloc(65_536, 1);
				const more = () => {
					let isTaken = true;
					while (isTaken && !response.destroyed) {
						isTaken = response.write(chunk);
						sent += chunk.length;
					}
				};
				response.on("drain", more);
				more();
			});
		});
		expect(await copyPicture(fixture())).toMatchObject({ status: 422, code: "PICTURE_TOO_LARGE" });
		await closed;
		// The connection's buffers hold some bytes above the limit.
		expect(sent).toBeLessThan(16 * 1024 * 1024);
	});

	test("a body that never arrives is given up, whatever the garbage collector removes", async () => {
		const closed = new Promise<void>((resolve) => {
			fixture().provider.answerWith((response) => {
				response.writeHead(200).once("close", resolve);
				response.write(pngOf(120).subarray(0, 50));
			});
		});
		const collecting = setInterval(collectGarbage, 500);
		try {
			expect(await copyPicture(fixture())).toMatchObject({ status: 502, code: "PROVIDER_UNREACHABLE" });
		} finally {
			clearInterval(collecting);
		}
		await closed;
	});

	test("only a few pictures are copied concurrently; later requests can be repeated", async () => {
		const people = await Promise.all(Array.from({ length: MAX_UNDERWAY }, () => newPerson(fixture().hub)));
		for (const { id } of people)
			await setGoogleIdentity(fixture(), id, { avatar_url: `${fixture().provider.origin}/a.png` });
		const waiting: ServerResponse[] = [];
		const all = new Promise<void>((resolve) => {
			fixture().provider.answerWith((response) => {
				waiting.push(response);
				if (waiting.length === MAX_UNDERWAY) resolve();
			});
		});
		const copies = people.map(({ token }) => copyPicture(fixture(), token));
		await all;
		expect(await copyPicture(fixture())).toMatchObject({ status: 503, code: "BUSY" });
		for (const response of waiting) send(pngOf(120))(response);
		expect((await Promise.all(copies)).map(({ status }) => status)).toEqual(people.map(() => 200));
		fixture().provider.answerWith(send(pngOf(120)));
		expect((await copyPicture(fixture())).avatar_url).not.toBeNull();
	});

	test("a disconnect does not stop the picture's creation: the next visit gets it", async () => {
		const { hub, provider, person } = fixture();
		const leaving = new AbortController();
		const asked = new Promise<ServerResponse>((resolve) => provider.answerWith(resolve));
		const left = fetch(`${hub.origin}/avatars/from-provider`, {
			method: "POST",
			headers: { authorization: `Bearer ${person.token}` },
			signal: leaving.signal,
		});
		const response = await asked;
		leaving.abort();
		await expect(left).rejects.toThrow();
		send(pngOf(120))(response);
		await expect.poll(() => shownPicture(fixture())).toMatch(/^\/avatars\//);
		expect(await copyPicture(fixture())).toEqual({ status: 200, avatar_url: null });
	});
});
