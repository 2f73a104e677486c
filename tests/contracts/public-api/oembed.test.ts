import { XMLParser, XMLValidator } from "fast-xml-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addHostileScripts, type CatalogueHub, HOSTILE, startCatalogueHub } from "../../support/catalogue-hub.ts";

let hub: CatalogueHub;
let ids: { visible: string; draft: string; removed: string };
beforeAll(async () => {
	hub = await startCatalogueHub();
	ids = await addHostileScripts(hub);
}, 120_000);
afterAll(() => hub.stop());

const oembed = (address: string, more = "") => hub.get(`/oembed?url=${encodeURIComponent(address)}${more}`);

test("both addresses of a script return the same oEmbed answer, in JSON and in XML", async () => {
	const byId = await oembed(`${hub.origin}/bookmarklet/${ids.visible}`);
	expect(byId.headers.get("content-type")).toBe("application/json; charset=utf-8");
	const card = (await byId.json()) as Record<string, string | number>;
	expect(card).toMatchObject({
		version: "1.0",
		type: "rich",
		title: HOSTILE.title,
		author_name: "Lena Brandt",
		author_url: `${hub.origin}/lena-brandt`,
		provider_url: `${hub.origin}/`,
		width: 600,
	});
	for (const address of ["/lena-brandt/hostile-visible", "/LENA-Brandt/Hostile-Visible/?a=b#c"]) {
		expect(await (await oembed(hub.origin + address)).json()).toEqual(card);
	}
	const xml = await oembed(`${hub.origin}/lena-brandt/hostile-visible`, "&format=xml");
	const text = await xml.text();
	expect(xml.headers.get("content-type")).toBe("text/xml; charset=utf-8");
	expect(XMLValidator.validate(text)).toBe(true);
	const read = new XMLParser({ parseTagValue: false, trimValues: false, htmlEntities: true }).parse(text);
	const wanted = Object.fromEntries(Object.entries(card).map(([name, value]) => [name, String(value)]));
	expect(read.oembed).toMatchObject(wanted);
	const tag = byId.headers.get("etag") ?? "";
	const again = `/oembed?url=${encodeURIComponent(`${hub.origin}/bookmarklet/${ids.visible}`)}`;
	expect((await hub.get(again, { "if-none-match": tag })).status).toBe(304);
});

test("the card has no scripts, and has the requested size", async () => {
	const read = async (more: string) =>
		(await (await oembed(`${hub.origin}/bookmarklet/${ids.visible}`, more)).json()) as Record<string, string | number>;
	const { html } = await read("");
	expect(String(html)).not.toMatch(/<(?!\/?(?:blockquote|p|a|strong)\b)/);
	expect(String(html)).not.toMatch(/<[^>]*\son\w+=/);
	expect(String(html)).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
	const small = await read("&maxwidth=300&maxheight=150");
	expect(small).toMatchObject({ type: "rich", width: 300, height: 150 });
	expect(small.html).toContain("max-width:300px;max-height:150px");
	const tiny = await read("&maxwidth=100");
	expect(tiny).toMatchObject({ type: "link", title: HOSTILE.title });
	expect(tiny).not.toHaveProperty("html");
});

test("foreign, unknown and hidden pages are 404, other formats 501, unclear questions 400", async () => {
	const missing = [
		`https://example.org/bookmarklet/${ids.visible}`,
		`${hub.origin.replace("localhost", "localhost.example.org")}/bookmarklet/${ids.visible}`,
		`${hub.origin}/bookmarklet/${ids.draft}`,
		`${hub.origin}/bookmarklet/${ids.removed}`,
		`${hub.origin}/lena-brandt/hostile-draft`,
		`${hub.origin}/lena-brandt/hostile-removed`,
		`${hub.origin}/bookmarklet/no-id`,
		`${hub.origin}/category/design`,
		`${hub.origin}/lena-brandt`,
		`${hub.origin}/`,
		"javascript:alert(1)",
		"not an address",
	];
	for (const address of missing) expect((await oembed(address)).status, address).toBe(404);
	const known = `${hub.origin}/bookmarklet/${ids.visible}`;
	expect((await oembed(known, "&format=yaml")).status).toBe(501);
	for (const size of ["0", "-5", "wide", "1.5"]) expect((await oembed(known, `&maxwidth=${size}`)).status).toBe(400);
	expect((await hub.get("/oembed")).status).toBe(400);
});
