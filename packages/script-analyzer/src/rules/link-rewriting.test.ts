import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { linkRewriting } from "./link-rewriting.ts";

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
});
