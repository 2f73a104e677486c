import { templatesOf } from "../template.ts";

/** What depends on the address of the page: location, history, requests, cookies. */
export const addresses = templatesOf("addresses", "site", {
	"address of a parsed document": () =>
		`const it = new DOMParser().parseFromString("<a href=/x>", "text/html");\n«it.URL + it.querySelector("a").href»;`,
	"answer as a document": () =>
		`const it = new XMLHttpRequest(); it.open("GET", "/p"); it.responseType = "document"; it.onload = () => { «it.response.title + typeof it.response»; }; it.send();`,
	"states of a request": (h) =>
		`let got = ""; const it = new XMLHttpRequest(); it.onreadystatechange = () => { got += it.readyState; }; it.open("GET", "/p?${h.word()}"); it.onloadend = () => { «got + it.status + it.responseURL»; }; it.send();`,
	"synchronous request": (h) =>
		`const it = new XMLHttpRequest(); it.open("GET", "/${h.word()}", false); it.send();\n«it.status + it.responseText.length + it.getResponseHeader("content-type")»;`,
	"parts of the document": (h) =>
		`«document.${h.pick(["readyState", "compatMode", "contentType", "characterSet", "doctype.name", "documentElement.lang", "designMode", "visibilityState", "referrer.length", "domain", "URL", "hidden"])} + ""»;`,
	"parts of the address": (h) =>
		`«location.${h.pick(["protocol", "host", "hostname", "port", "pathname", "search", "hash", "origin", "href"])}»;`,
	"hash is written": (h) => `location.hash = ${h.str()};\n«location.hash + location.href.length»;`,
	"state of the history": (h) =>
		`history.pushState({ a: ${h.str()} }, "", "/${h.word()}?b#c");\n«location.pathname + location.search + location.hash + history.state.a»;`,
	"state is a copy": (h) =>
		`const it = { a: ${h.str()} }; history.replaceState(it, ""); it.a = 1;\n«history.state.a + (history.state === it)»;`,
	"cookies are added": (h) =>
		`document.cookie = "own=${h.word()}; path=/goods"; document.cookie = "own2=2; max-age=0";\n«/own=(\\w+)/.exec(document.cookie)[1] + document.cookie.includes("own2")»;`,
	"path decides": (h) => `«location.pathname.split("/")[${h.int(0, 2)}]»;`,
	"query of the page": (h) => `«new URLSearchParams(location.search).get("${h.pick(["page", "none"])}") + ""»;`,
	"address is absolute": (h) =>
		`const it = document.createElement("a"); it.href = "${h.pick(["x", "/x", "?x", "#x", "../x"])}";\n«it.href»;`,
	"base changes addresses": (h) =>
		`const base = document.createElement("base"); base.href = "/${h.word()}/"; document.head.append(base); const it = document.createElement("a"); it.href = "x";\n«it.pathname + document.baseURI»;`,
	"history moves": (h) =>
		`history.pushState(1, "", "#${h.word()}"); history.replaceState(2, "", "?b");\n«location.href + history.state»;`,
	"hash change comes later": (h) =>
		`let got = ${h.str()}; onhashchange = () => { got = "c"; «got + location.hash»; }; location.hash = "z"; got += "s";`,
	"page is ready": (h) =>
		`let got = ${h.str()}; document.addEventListener("DOMContentLoaded", () => { got = "d"; });\n«got + document.readyState»;`,
	"element of the page": (h) =>
		`«document.getElementById("${h.pick(["shop", "none"])}")?.tagName + document.body.children.length + document.title»;`,
});
