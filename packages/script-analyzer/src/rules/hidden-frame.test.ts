import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { hiddenFrame } from "./hidden-frame.ts";

describe("hidden-frame", () => {
	test.each([
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
