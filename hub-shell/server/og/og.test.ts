import { decode } from "fast-png";
import { describe, expect, test } from "vitest";
import { openFixtureHub, SCRIPT_ID } from "../fixture.test-support.ts";
import { riskMark } from "./marks.ts";
import { createPictureStore } from "./picture-store.ts";
import { pictureSvg } from "./picture-svg.ts";
import { renderPng } from "./render-png.ts";
import { setLine } from "./set-text.ts";
import { wrapText } from "./wrap-text.ts";

const partsOf = (title: string, subtitle = "by Ada") => ({
	cover: { seed: "seed", title, category: "web", risk: "green" as const },
	title,
	subtitle,
	marks: [riskMark("green")],
});
const TITLES = [
	"Reader view",
	"🚀 Rocket 👩‍👩‍👧‍👦 family",
	"🚀🚀",
	"قارئ نظيف للصفحات",
	"עברית and English",
	"日本語のブックマークレット",
	"Donaudampfschifffahrtsgesellschaftskapitänswitwenr",
	"</text></svg><script>alert(1)</script>",
	`"'&<>]]>`,
	"a\u0000b\u202ec\ud800d\u0301\u0301\u0301",
	"Ž Ω Ж ế",
];

describe("a picture", () => {
	test.each(TITLES)("of %j is a PNG of the size that networks ask for", async (title) => {
		const png = decode(await renderPng(pictureSvg(partsOf(title, title))));
		expect([png.width, png.height]).toEqual([1200, 630]);
		// Several colors prove that something was drawn.
		expect(new Set(png.data.filter((_, index) => index % 4 === 0)).size).toBeGreaterThan(16);
	});

	test("contains texts only as outlines or escaped", () => {
		for (const title of TITLES) {
			const { svg } = pictureSvg(partsOf(title, title));
			expect(svg).not.toMatch(/<script|<foreignObject|<image|href|\p{Cc}|\u202e|\p{Surrogate}/u);
		}
	});

	test("uses system fonts only for characters that bundled fonts lack", () => {
		expect(pictureSvg(partsOf("Ž Ω Ж ế 🚀")).foreign).toBe(false);
		expect(pictureSvg(partsOf("日本語")).foreign).toBe(true);
	});

	test("looks the same each time", () => {
		expect(pictureSvg(partsOf("Reader view")).svg).toBe(pictureSvg(partsOf("Reader view")).svg);
	});
});

describe("a line", () => {
	const style = { face: "title", size: 60, color: "#000" } as const;

	test("stays within the maximum width and number of lines", () => {
		for (const title of TITLES) {
			for (const width of [80, 300, 492]) {
				const lines = wrapText(title.replace(/\p{Cc}/gu, ""), style, { width, most: 3 });
				expect(lines.length).toBeLessThanOrEqual(3);
				for (const line of lines) expect(line.width).toBeLessThanOrEqual(width);
			}
		}
	});

	test("keeps words together while they fit", () => {
		const lines = wrapText("Copy tables, quickly", style, { width: 360, most: 3 });
		expect(lines.map(({ width }) => Math.round(width))).toEqual(
			["Copy tables,", "quickly"].map((line) => Math.round(setLine(line, style).width)),
		);
	});
});

describe("the store", () => {
	const picture = (bytes: number) => async () => new Uint8Array(bytes);

	test("creates a picture once for concurrent requests and caches it", async () => {
		const store = createPictureStore({ bytes: 100, waiting: 2 });
		let made = 0;
		const make = async () => {
			made += 1;
			return new Uint8Array(10);
		};
		await Promise.all([store.get("a", make), store.get("a", make)]);
		await store.get("a", make);
		expect(made).toBe(1);
	});

	test("evicts the least recently used picture and stays within its size limit", async () => {
		const store = createPictureStore({ bytes: 25, waiting: 9 });
		const made: string[] = [];
		const ask = (key: string) =>
			store.get(key, async () => {
				made.push(key);
				return new Uint8Array(10);
			});
		for (const key of ["a", "b", "a", "c", "a", "b"]) await ask(key);
		expect(made).toEqual(["a", "b", "c", "b"]);
	});

	test("refuses too many waiting requests and recovers after a failure", async () => {
		const store = createPictureStore({ bytes: 100, waiting: 1 });
		const failing = store.get("a", async () => Promise.reject(new Error("no ink")));
		expect(await store.get("b", picture(1))).toBeNull();
		await expect(failing).rejects.toThrow("no ink");
		expect(await store.get("b", picture(1))).toHaveLength(1);
	});
});

describe("GET /og", () => {
	test.each([`script/${SCRIPT_ID}`, `profile/${SCRIPT_ID}`, "category/data", "site/home"])(
		"%s is a picture",
		async (path) => {
			const response = await openFixtureHub().get(`/og/${path}.png`);
			expect(response.status).toBe(200);
			expect(response.headers.get("content-type")).toBe("image/png");
			const png = decode(await response.bytes());
			expect([png.width, png.height]).toEqual([1200, 630]);
		},
	);

	test("a copy is fresh until what is on it changes", async () => {
		const { get } = openFixtureHub();
		const tag = (await get(`/og/script/${SCRIPT_ID}.png`)).headers.get("etag") ?? "";
		expect((await get(`/og/script/${SCRIPT_ID}.png`, { "if-none-match": tag })).status).toBe(304);
		expect((await get("/og/site/home.png", { "if-none-match": tag })).status).toBe(200);
	});

	test.each([
		"script/0b0e7a52-6c3f-4a52-9a0e-0e5c5a1f0099",
		"script/not-an-id",
		"profile/0b0e7a52-6c3f-4a52-9a0e-0e5c5a1f0099",
		"category/nothing",
		"category/utilities",
		"site/other",
		"unknown/home",
	])("%s is 404", async (path) => {
		expect((await openFixtureHub().get(`/og/${path}.png`)).status).toBe(404);
	});

	test("what is not a picture's name is 404, a silent backend 503", async () => {
		expect((await openFixtureHub().get("/og/site/home.svg")).status).toBe(404);
		expect((await openFixtureHub().get(`/og/site/${"a".repeat(500)}.png`)).status).toBe(404);
		const broken = openFixtureHub({ fetch: async () => Promise.reject(new TypeError("refused")) });
		expect((await broken.get(`/og/script/${SCRIPT_ID}.png`)).status).toBe(503);
	});
});
