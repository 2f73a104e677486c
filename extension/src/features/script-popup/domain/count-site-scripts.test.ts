import { describe, expect, test } from "vitest";
import { canAskAbout, countSiteScripts, siteSearchAddress } from "./count-site-scripts.ts";

const HUB = "https://hub.test";

describe("script-popup: scripts for the site", () => {
	test("the hub gets the name of the site, and nothing else", async () => {
		const asked: [string, RequestInit | undefined][] = [];
		const count = await countSiteScripts(HUB, "xn--mller-kva.test", async (url, init) => {
			asked.push([String(url), init]);
			return Response.json({ items: [], total: 3, total_is_exact: true });
		});
		expect(count).toEqual({ ok: true, value: { count: 3, isExact: true } });
		expect(asked).toHaveLength(1);
		expect(asked[0]?.[0]).toBe(`${HUB}/api/v1/search?q=site%3Axn--mller-kva.test+-site%3A*&limit=1`);
		expect(asked[0]?.[1]).toMatchObject({ credentials: "omit", referrerPolicy: "no-referrer", redirect: "error" });
	});

	test.each([
		["an error", async () => new Response("{}", { status: 503 })],
		["a page", async () => new Response("<html>")],
		["another shape", async () => Response.json({ total: "many" })],
		["no answer", () => Promise.reject(new TypeError("Failed to fetch"))],
	])("%s is no count", async (_, fetcher) => {
		expect(await countSiteScripts(HUB, "site.test", fetcher)).toMatchObject({ ok: false });
	});

	test("hosts of the user's own network are not asked about", () => {
		expect(["localhost", "192.168.1.1", "router.local", "example.com"].map(canAskAbout)).toEqual([
			false,
			false,
			false,
			true,
		]);
		expect(siteSearchAddress(HUB, "example.com")).toBe(`${HUB}/explore?search=site%3Aexample.com`);
	});
});
