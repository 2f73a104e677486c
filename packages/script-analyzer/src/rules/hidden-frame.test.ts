import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { hiddenFrame } from "./hidden-frame.ts";

describe("hidden-frame", () => {
	test.each([
		[
			"a frame of one point, made invisible later",
			["medium 5"],
			userscript(
				["match https://shop.example/*"],
				`const f=Object.assign(document.createElement("iframe"),{src:"https://c.stranger.test/",width:1,height:1});document.body.append(f);f.style.opacity="0"`,
			),
		],
		[
			"a frame in markup",
			["medium 5"],
			userscript(
				["match https://shop.example/*"],
				`document.body.insertAdjacentHTML("beforeend",'<iframe src="https://c.stranger.test/" style="position:absolute;left:-9999px"></iframe>')`,
			),
		],
		[
			"a frame that nobody sees",
			["medium 5"],
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
});
