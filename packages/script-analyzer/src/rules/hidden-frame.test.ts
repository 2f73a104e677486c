import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { hiddenFrame } from "./hidden-frame.ts";

describe("hidden-frame", () => {
	test.each([
		[
			"a frame of one point, made invisible later",
			["high 5"],
			userscript(
				["match https://shop.example/*"],
				`const f=Object.assign(document.createElement("iframe"),{src:"https://c.stranger.test/",width:1,height:1});document.body.append(f);f.style.opacity="0"`,
			),
		],
		[
			"a frame in markup",
			["high 5"],
			userscript(
				["match https://shop.example/*"],
				`document.body.insertAdjacentHTML("beforeend",'<iframe src="https://c.stranger.test/" style="position:absolute;left:-9999px"></iframe>')`,
			),
		],
		[
			"a frame that nobody sees",
			["high 5"],
			userscript(
				["match https://shop.example/*"],
				`const f=document.createElement("iframe");f.style.display="none";f.src="https://c.stranger.test/";document.body.append(f)`,
			),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(hiddenFrame, code)).toEqual(expected);
	});

	test.each([
		[
			"a player that is seen",
			userscript(
				["match https://shop.example/*"],
				`const f=document.createElement("iframe");f.width=640;f.height=360;f.src="https://video.stranger.test/";document.body.append(f)`,
			),
		],
		[
			"a hidden page of the site",
			userscript(
				["match https://shop.example/*"],
				`const f=document.createElement("iframe");f.style.display="none";f.src="/next";document.body.append(f)`,
			),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(hiddenFrame, code)).toEqual([]);
	});

	test("a frame inside an element that lies outside the window, and one that is nearly transparent", () => {
		const on = (body: string) => userscript(["match https://shop.example/*"], body);
		expect(
			findIn(
				hiddenFrame,
				on(
					'document.body.innerHTML += \'<div style="position:absolute;top:-1000px"><iframe src="https://c.stranger.test/"></iframe></div>\';',
				),
			),
		).toEqual(["high 5"]);
		expect(
			findIn(
				hiddenFrame,
				on(
					'const f = document.createElement("iframe"); f.src = "https://c.stranger.test/"; f.style.cssText = "opacity:0.001;position:fixed"; document.body.append(f);',
				),
			),
		).toEqual(["high 5"]);
	});
});
