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
