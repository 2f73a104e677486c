import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { adInjection } from "./ad-injection.ts";

describe("ad-injection", () => {
	test.each([
		[
			"a page where the advertisements are",
			["medium 5"],
			userscript(
				["match https://shop.example/*"],
				`const f=document.createElement("iframe");f.src="https://b.stranger.test/slot";document.querySelector(".ad-slot").replaceWith(f)`,
			),
		],
		[
			"a page in every page",
			["medium 5"],
			userscript(
				["match *://*/*"],
				`const f=document.createElement("iframe");f.src="https://b.stranger.test/";document.body.prepend(f)`,
			),
		],
		[
			"a banner in the page",
			["medium 5"],
			userscript(
				["match https://shop.example/*"],
				`document.querySelector("aside").innerHTML="<a href=https://b.stranger.test/c><img src=https://b.stranger.test/i.png></a>"`,
			),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(adInjection, code)).toEqual(expected);
	});

	test.each([
		[
			"a link of its own",
			userscript(
				["match https://shop.example/*"],
				`document.querySelector("aside").insertAdjacentHTML("beforeend","<a href=https://help.stranger.test/>Help</a>")`,
			),
		],
		[
			"a picture of the site that is a link",
			userscript(
				["match https://shop.example/*"],
				`document.querySelector("aside").innerHTML="<a href=/home><img src=/logo.png></a>"`,
			),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(adInjection, code)).toEqual([]);
	});

	test.each([
		[
			"words made into links",
			'document.querySelectorAll("p").forEach((p) => { p.innerHTML = p.innerHTML.replace(/hotel/i, \'<a href="https://go.stranger.test/h">hotel</a>\'); });',
		],
		[
			"links between paragraphs",
			'document.querySelectorAll("article").forEach((x) => { const a = document.createElement("a"); a.href = "https://go.stranger.test/h"; x.prepend(a); });',
		],
		[
			"links in a box",
			'const s = document.createElement("span"); s.innerHTML = \'<a href="https://go.stranger.test/h">Loans</a>\'; document.querySelector("h1").after(s);',
		],
	])("finds on every site %s", (_title, code) => {
		expect(findIn(adInjection, userscript(["match *://*/*"], code))).toEqual(["medium 5"]);
	});

	test.each([
		[
			"a panel of its own",
			'const b = document.createElement("div"); b.innerHTML = \'<a href="https://code.example/me">Help</a>\'; document.body.append(b);',
		],
		[
			"a word that is looked up",
			'document.querySelectorAll(".name").forEach((n) => { const a = document.createElement("a"); a.href = "https://wiki.example/" + n.textContent; n.append(a); });',
		],
	])("leaves alone on every site %s", (_title, code) => {
		expect(findIn(adInjection, userscript(["match *://*/*"], code))).toEqual([]);
	});

	test("finds linked pictures that another server chooses", () => {
		const code = `fetch("https://feed.stranger.test/").then((r) => r.json()).then((cards) => cards.forEach((c) => {
document.querySelector("main").innerHTML = '<a href="' + c.to + '"><img src="' + c.picture + '"></a>'; }));`;
		expect(findIn(adInjection, userscript(["match https://shop.example/*"], code))).toEqual(["medium 6"]);
	});
});
