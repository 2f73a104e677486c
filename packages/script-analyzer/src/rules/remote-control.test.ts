import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { remoteControl } from "./remote-control.ts";

const HEAD = ["match https://site.example/*", "connect api.stranger.test", "grant GM_xmlhttpRequest"];
const asks = (body: string) =>
	userscript(
		HEAD,
		`GM_xmlhttpRequest({ url: "https://api.stranger.test/c", responseType: "json", onload: (r) => {\n${body}\n} });`,
	);

describe("remote-control", () => {
	test.each([
		["a page that is gone to", asks("if (r.response.go) location.href = r.response.go;")],
		["a tab", asks("GM_openInTab(r.response.list[0].url, { active: false });")],
		["a host put in", asks('location.assign("https://" + r.response.host + location.pathname);')],
		[
			"a pattern filled in with parts of the address",
			asks('location.replace(r.response.to.replace("$path", location.pathname));'),
		],
		[
			"a form",
			asks('const f = document.createElement("form"); f.action = r.response.to; document.body.append(f); f.submit();'),
		],
		["a frame", asks('const f = document.createElement("iframe"); f.src = r.response.page; document.body.append(f);')],
		["a download", asks("GM_download(r.response.file, r.response.name);")],
		["what is clicked", asks("for (const s of r.response.press) document.querySelector(s)?.click();")],
		["where links lead", asks('document.querySelectorAll("a.buy").forEach((a) => { a.href = r.response.to; });')],
		["a whole request", asks("fetch(r.response.path, { method: r.response.verb, body: r.response.body });")],
		["what is filled in", asks("for (const f of r.response.fields) document.querySelector(f.at).value = f.text;")],
	])("finds %s", (_title, code) => {
		expect(findIn(remoteControl, code)).toEqual(["medium 8"]);
	});

	test("finds an answer that was kept for later", () => {
		const code = asks('GM_setValue("list", r.response);').concat('\nlocation.href = GM_getValue("list")[0];');
		expect(findIn(remoteControl, code)).toEqual(["medium 10"]);
	});

	test.each([
		[
			"a link that is shown",
			asks('const a = document.createElement("a"); a.href = r.response.url; document.body.append(a);'),
		],
		[
			"a button of its own",
			asks('const b = document.createElement("button"); b.onclick = () => open(r.response.url);'),
		],
		["a page of a site that is named", asks('location.href = "https://wiki.example/" + r.response.page;')],
		[
			"an answer of the site",
			userscript(HEAD, 'fetch("/next").then((r) => r.json()).then((d) => { location.href = d.url; });'),
		],
		[
			"a field that the script knows, as one in a panel of its own",
			asks('document.querySelector(".theme-font").value = r.response.font;'),
		],
		[
			"a bookmarklet",
			'fetch("https://api.stranger.test/").then((r) => r.json()).then((d) => { location.href = d.url; });',
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(remoteControl, code)).toEqual([]);
	});
});
