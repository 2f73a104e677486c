import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { undeclaredContact } from "./undeclared-contact.ts";

const on = (body: string, ...more: string[]) => userscript(["match https://shop.example/*", ...more], body);

describe("undeclared-contact", () => {
	test.each([
		["a request by itself", on(`fetch("https://numbers.stranger.test/rates")`)],
		["one on any click of the page", on(`document.onclick=()=>navigator.sendBeacon("https://n.stranger.test/")`)],
		["pictures over and over", on(`setInterval(()=>{new Image().src="https://n.stranger.test/x.png"},9)`)],
	])("finds %s", (_title, code) => {
		expect(findIn(undeclaredContact, code)).toHaveLength(1);
	});

	test.each([
		["a server that @connect names", on(`fetch("https://n.stranger.test/rates")`, "connect n.stranger.test")],
		["the site itself", on(`fetch("/rates")`)],
		["a picture", on(`document.createElement("img").src="https://n.stranger.test/logo.png"`)],
		["a menu command", on(`GM_registerMenuCommand("Rates",()=>fetch("https://n.stranger.test/rates"))`)],
		["a bookmarklet, which is clicked", `fetch("https://n.stranger.test/rates")`],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(undeclaredContact, code)).toEqual([]);
	});
});
