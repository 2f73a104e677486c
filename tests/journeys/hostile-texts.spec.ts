import { expect, type Page, test } from "@playwright/test";
import { PLANTED } from "@scriptorium/supabase/hostile/vectors";
import { XMLValidator } from "fast-xml-parser";
import { type HostileCast, type HostileScript, storeHostileCast } from "../support/hostile-cast.ts";
import { type HostileHub, startHostileHub } from "../support/hostile-hub.ts";
import { expectOnlyText, watchForHarm } from "../support/hostile-page.ts";
import { scrollToReviews } from "../support/reviews.ts";

const soak = process.env.SCRIPTORIUM_SOAK === "1";
const COUNT = soak ? 60 : 5;

/** Serial: the tests share a hub whose lists contain only these texts and the seeds. */
test.describe.configure({ mode: "default" });
test.use({ viewport: { width: 390, height: 844 } });

let hub: HostileHub;
let cast: HostileCast;
test.beforeAll(async () => {
	test.setTimeout(600_000);
	hub = await startHostileHub();
	cast = await storeHostileCast(hub, COUNT);
});
test.afterAll(() => hub.stop());

const main = (page: Page) => page.getByRole("main");

/** Opens an address, waits for the exact text, and checks the whole page. */
async function open(page: Page, path: string, ...texts: readonly string[]): Promise<void> {
	await page.goto(hub.origin + path);
	if (path.startsWith("/bookmarklet/")) await scrollToReviews(page);
	for (const text of texts) await expect(main(page), path).toContainText(text.replace(/\s+/g, " "));
	await expectOnlyText(page, path);
}

/** Checks that the head contains the text, escaped. */
async function expectHead(page: Page, { title, description }: HostileScript): Promise<void> {
	const head = await page.evaluate(() => {
		const content = (property: string) =>
			document.querySelector(`meta[property="${property}"]`)?.getAttribute("content") ?? "";
		const graphs = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
			(block) => JSON.parse(block.textContent ?? "") as { "@graph": { name?: string }[] },
		);
		const names = graphs.flatMap((graph) => graph["@graph"].map(({ name }) => name ?? ""));
		return { title: content("og:title"), description: content("og:description"), picture: content("og:image"), names };
	});
	const line = (text: string) => text.replace(/\s+/g, " ").trim();
	expect(line(head.title)).toContain(line(title));
	expect(line(description).slice(0, 100)).toBe(line(head.description).slice(0, 100));
	expect(head.names.map(line)).toContain(line(title));
	const picture = await page.request.get(head.picture);
	expect([picture.status(), picture.headers()["content-type"]], head.picture).toEqual([200, "image/png"]);
}

test("a visitor on a phone sees every hostile text as text, and none has an effect", { tag: "@soak" }, async ({
	page,
}) => {
	test.setTimeout(soak ? 1_800_000 : 240_000);
	const harm = await watchForHarm(page);
	for (const script of cast.scripts) {
		const { id, title, description, tag, note, review, collection } = script;
		await open(page, `/bookmarklet/${id}`, title, description, tag, cast.author.name, review.title, review.comment);
		await expectHead(page, script);
		await page.goto(`${hub.origin}/bookmarklet/${id}?versions=all`);
		await expect(page.getByRole("dialog")).toContainText(note.replace(/\s+/g, " "));
		await expectOnlyText(page, `the history of ${title}`);
		await page.goto(`${hub.origin}/bookmarklet/${id}?versions=1.0.0..1.1.0`);
		await expect(page.getByRole("dialog").getByRole("region", { name: "Code", exact: true })).toBeVisible();
		await expectOnlyText(page, `the comparison of ${title}`);
		await open(page, `/collections/${collection.id}`, collection.title, collection.description, title);
		await open(page, `/explore?${new URLSearchParams({ search: title })}`);
		await expect(page.getByRole("combobox").first()).toHaveValue(title);
		await open(page, `/explore?${new URLSearchParams({ category: tag })}`, title);
	}
	expect(harm).toEqual([]);
});

test("the check fails for texts that run, that only the policy blocks, and that became a link", {
	tag: "@soak",
}, async ({ page }) => {
	const harm = await watchForHarm(page);
	await page.goto(hub.origin);
	await page.evaluate((planted) => {
		document.body.insertAdjacentHTML("beforeend", `<img src="/favicon.svg" onload="1"><a href="javascript:1">x</a>`);
		Object.assign(window, { [planted]: 1 });
	}, PLANTED);
	await expect.poll(() => harm.join()).toContain("A hostile text ran.");
	await expect.poll(() => harm.join()).toContain("Only the policy stopped it: script-src-attr");
	await expect(expectOnlyText(page, "control")).rejects.toThrow(/a href=javascript:1.*img onload/s);
});

test("lists and the profile show them as text too", { tag: "@soak" }, async ({ page }) => {
	test.setTimeout(120_000);
	const harm = await watchForHarm(page);
	const newest = cast.scripts.at(-1)?.title ?? "";
	await open(page, "/", newest);
	await open(page, "/latest", newest, cast.author.name);
	// Ordered by popularity, so that its first page need not have the newest script; all scripts there have this author's name.
	await open(page, "/category/security", cast.author.name);
	await open(page, `/${cast.author.username}`, cast.author.name, cast.author.bio, newest);
	expect(harm).toEqual([]);
});

test("their author sees them as text in lists, menus and fields", { tag: "@soak" }, async ({ page }) => {
	test.setTimeout(120_000);
	const harm = await watchForHarm(page);
	await page.addInitScript((session) => {
		localStorage.setItem("sb-localhost-auth-token", JSON.stringify(session));
	}, cast.author.session);
	const script = cast.scripts.at(-1);
	if (script === undefined) throw new Error("There is no script.");
	await open(page, "/collections", script.collection.title, script.collection.description);
	await page.goto(`${hub.origin}/bookmarklet/${script.id}`);
	await page.getByRole("button", { name: "Add to collection" }).click();
	await expect(page.getByRole("menu", { name: "Your collections" })).toContainText(script.collection.title);
	await expectOnlyText(page, "the menu of collections");
	await page.keyboard.press("Escape");
	await page.goto(`${hub.origin}/bookmarklet/${script.id}/edit`);
	await expect(page.getByLabel("Title", { exact: true })).toHaveValue(script.title);
	await expectOnlyText(page, "the editor");
	expect(harm).toEqual([]);
});

/** Body of a response that browsers must not sniff as another type. */
async function read(path: string, type: RegExp): Promise<string> {
	const response = await fetch(hub.origin + path);
	expect([response.status, response.headers.get("x-content-type-options")], path).toEqual([200, "nosniff"]);
	expect(response.headers.get("content-type"), path).toMatch(type);
	return response.text();
}

const KEYS =
	/^\/\/ @(name|namespace|version|description|author|match|grant|run-at|noframes|homepageURL|updateURL|downloadURL)\b/;

test("files, feeds and API responses contain every text unchanged and escaped", { tag: "@soak" }, async () => {
	for (const { id, slug, title, description, note, code, review } of cast.scripts) {
		const file = await read(`/scripts/${id}/${slug}.user.js`, /^text\/javascript/);
		const meta = await read(`/scripts/${id}/${slug}.meta.js`, /^text\/x-userscript-meta/);
		expect(file.startsWith(meta.trimEnd())).toBe(true);
		// A line break that ends a JavaScript comment would turn the rest of a description into code.
		const lines = meta.trimEnd().split(/[\r\n\u2028\u2029]/);
		expect([lines[0], lines.at(-1)]).toEqual(["// ==UserScript==", "// ==/UserScript=="]);
		for (const line of lines.slice(1, -1)) expect(line).toMatch(KEYS);
		// The metadata writer splits what a script manager could read as the end of the block.
		const isMarker = title.includes("==/UserScript==");
		if (code.startsWith("javascript:") && !isMarker) expect(meta).toContain(title.trim());

		const script: unknown = JSON.parse(await read(`/api/v1/scripts/${id}`, /^application\/json/));
		expect(script).toMatchObject({ title, short_description: description });
		expect(await read(`/api/v1/scripts/${id}/versions`, /^application\/json/)).toContain(JSON.stringify(note));
		expect(await read(`/api/v1/scripts/${id}/reviews`, /^application\/json/)).toContain(JSON.stringify(review.comment));
		const page = encodeURIComponent(`${hub.origin}/bookmarklet/${id}`);
		expect(JSON.parse(await read(`/oembed?url=${page}`, /^application\/json/))).toMatchObject({ title });
		const xml = [`/oembed?format=xml&url=${page}`, `/feeds/script/${id}.atom`, "/feeds/latest.atom", "/sitemap.xml"];
		for (const path of xml) expect(XMLValidator.validate(await read(path, /xml/)), path).toBe(true);
		JSON.parse(await read(`/feeds/script/${id}.json`, /^application\/feed\+json/));
	}
});
