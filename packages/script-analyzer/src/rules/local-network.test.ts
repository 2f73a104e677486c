import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { localNetwork } from "./local-network.ts";

describe("local-network", () => {
	test.each([
		[
			"a router",
			["medium 5"],
			userscript(["match https://shop.example/*"], `fetch("http://192.168.0.1/admin",{mode:"no-cors"})`),
		],
		[
			"many devices, by addresses that are completed while it runs",
			["medium 5"],
			userscript(
				["match https://shop.example/*"],
				`fetch("http://192.168.1." + Math.floor(Math.random() * 255) + "/")`,
			),
		],
		[
			"a device by name, declared, by itself: told",
			["low 7"],
			userscript(
				["match https://shop.example/*", "grant GM_xmlhttpRequest", "connect lamp.local"],
				`GM_xmlhttpRequest({url:"http://lamp.local/on"})`,
			),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(localNetwork, code)).toEqual(expected);
	});

	test.each([
		[
			"a downloader of the visitor, on a click",
			userscript(
				["match https://shop.example/*", "grant GM_xmlhttpRequest", "connect localhost"],
				`const b=document.createElement("button");document.body.append(b);
b.onclick=()=>GM_xmlhttpRequest({url:"http://localhost:6800/jsonrpc",method:"POST"})`,
			),
		],
		["a server of the site", userscript(["match https://shop.example/*"], `fetch("https://api.shop.example/")`)],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(localNetwork, code)).toEqual([]);
	});
});
