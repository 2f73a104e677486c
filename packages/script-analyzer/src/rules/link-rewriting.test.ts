import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { linkRewriting } from "./link-rewriting.ts";

const shop = (body: string) => userscript(["match https://shop.example/*"], body);

describe("link-rewriting", () => {
	test.each([
		[
			"a referral mark",
			["medium 5"],
			userscript(
				["match https://shop.example/*"],
				`document.querySelectorAll("a").forEach(a=>{a.href=a.href+"?tag=helper-21"})`,
			),
		],
		[
			"a referral mark set by name",
			["medium 5"],
			userscript(
				["match https://shop.example/*"],
				`document.addEventListener("mousedown",e=>{const l=e.target.closest("a"),u=new URL(l.href);u.searchParams.set("tag","x-21");l.href=u.href})`,
			),
		],
		[
			"a partner page in a frame",
			["medium 5"],
			userscript(
				["match https://shop.example/*"],
				`const f=document.createElement("iframe");f.src="https://go.stranger.test/r?aff=1";document.body.append(f)`,
			),
		],
		[
			"links led through another server",
			["medium 5"],
			userscript(
				["match https://shop.example/*"],
				`document.querySelectorAll("a").forEach(a=>{a.href="https://go.stranger.test/?to="+encodeURIComponent(a.href)})`,
			),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(linkRewriting, code)).toEqual(expected);
	});

	test.each([
		[
			"the page as the referrer of an upload",
			`GM_openInTab("/upload?url=" + encodeURIComponent(unfold(1)) + "&ref=" + encodeURIComponent(location.href))`,
		],
		["a parameter that is empty", `document.querySelector("a.up").href = "/login?start=1&ref=&wid=1"`],
		["the page, put together elsewhere", `document.querySelector("a.up").href = "/upload?a=1&ref=" + unfold(2)`],
		["an address of the site", `document.querySelector("a.up").href = "/upload?a=1&ref=https://shop.example/"`],
	])("takes %s for no referral code", (_title, body) => {
		expect(findIn(linkRewriting, shop(body))).toEqual([]);
	});

	test("finds a referral code of the same name", () => {
		expect(findIn(linkRewriting, shop(`document.querySelector("a.up").href = "/item?a=1&ref=helper21"`))).toEqual([
			"medium 5",
		]);
	});

	test.each([
		[
			"links cleaned of marks",
			userscript(
				["match https://shop.example/*"],
				`document.querySelectorAll("a").forEach(a=>{const u=new URL(a.href);u.searchParams.delete("tag");a.href=u.href})`,
			),
		],
		[
			"links of its own",
			userscript(
				["match https://shop.example/*"],
				`const a=document.createElement("a");a.href="https://help.stranger.test/";document.body.append(a)`,
			),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(linkRewriting, code)).toEqual([]);
	});

	test.each([
		[
			"the address itself",
			'const u = new URL(location); u.searchParams.set("tag", "me-21"); history.replaceState(null, "", u);',
		],
		[
			"a part of a link",
			'for (const a of document.links) { const p = new URLSearchParams(a.search); p.set("affiliate_id", "33"); a.search = p; }',
		],
		[
			"a mark put for another",
			'for (const a of document.links) a.setAttribute("href", a.getAttribute("href").replace(/tag=[^&]+/, "tag=me-21"));',
		],
		["a cookie", 'document.cookie = "affiliate=me-21; path=/";'],
		[
			"a field of the order",
			`document.querySelector("form").insertAdjacentHTML("beforeend", '<input type="hidden" name="aff_id" value="33">');`,
		],
		["a shop that is visited unseen", 'new Image().src = "https://shop.example/?ref=me-21";'],
		["a visit whose answer is not read", 'fetch("/?tag=me-21", { credentials: "include" });'],
		[
			"what is copied",
			'document.addEventListener("copy", (e) => { e.clipboardData.setData("text/plain", location.href + "?tag=me-21"); });',
		],
		["the address that is shared", 'document.querySelector("link[rel=canonical]").href = "https://s.stranger.test/7";'],
	])("finds a mark in %s", (_title, code) => {
		expect(findIn(linkRewriting, shop(code))).toEqual(["medium 5"]);
	});

	test.each([
		[
			"marks taken out of links",
			'document.querySelectorAll("a").forEach((a) => { const u = new URL(a.href); u.searchParams.delete("tag"); a.href = u; });',
		],
		[
			"a mark taken out of the address",
			'const u = new URL(location); u.searchParams.delete("ref"); history.replaceState(null, "", u);',
		],
		[
			"a branch that is asked for",
			'fetch("/api/contents?ref=main").then((r) => r.json()).then((d) => { document.title = d.length; });',
		],
		["a cookie for a setting", 'document.cookie = "theme=dark; path=/";'],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(linkRewriting, shop(code))).toEqual([]);
	});
});
