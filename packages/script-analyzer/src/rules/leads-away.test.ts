import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { leadsAway } from "./leads-away.ts";

const on = (body: string) => userscript(["match https://shop.example/*"], body);

describe("leads-away", () => {
	test.each([
		["a window on the first click", on(`document.onclick=()=>window.open("https://offers.stranger.test/")`)],
		["a page that replaces the one you read", on(`location.replace("https://r.stranger.test/?u="+location.href)`)],
		["a frame of another site", on(`document.body.innerHTML+='<iframe src="https://f.stranger.test/"></iframe>'`)],
	])("finds %s", (_title, code) => {
		expect(findIn(leadsAway, code)).toEqual(["medium 5"]);
	});

	test.each([
		["a page of the site", on(`location.href="/next"`)],
		["a link of the page", on(`document.onkeydown=()=>{location.href=document.querySelector("a.next").href}`)],
		[
			"a button of the script's own",
			on(`const b=document.createElement("button");b.onclick=()=>open("https://map.stranger.test/")`),
		],
		["a bookmarklet that shares", `open("https://share.stranger.test/?u="+encodeURIComponent(location.href))`],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(leadsAway, code)).toEqual([]);
	});
});
