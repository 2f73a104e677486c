import { templatesOf } from "../template.ts";

/** Ways that a value takes unchanged through elements, events and the objects of a browser. */
export const pageWays = templatesOf("page ways", "page", {
	"own property of an element": (h) =>
		`const it = document.createElement("i"); it.own = ${h.str()}; document.body.append(it);\n«document.body.lastChild.own»;`,
	"own property found by a query": (h) =>
		`const it = document.createElement("i"); it.id = "own"; it.own = ${h.str()}; document.body.append(it);\n«document.querySelector("#own").own»;`,
	"own property of the parent": (h) =>
		`const it = document.createElement("p"); it.innerHTML = "<i></i>"; it.own = ${h.str()};\n«it.firstChild.parentNode.own»;`,
	"own property of the document": (h) => `document.own = ${h.str()};\n«document.documentElement.ownerDocument.own»;`,
	"own property by named access": (h) =>
		`const it = document.createElement("form"); it.id = "own1"; it.own = ${h.str()}; document.body.append(it);\n«own1.own»;`,
	"own property is not cloned": (h) =>
		`const it = document.createElement("i"); it.own = ${h.str()}; const copy = it.cloneNode(); copy.own ??= ${h.str()};\n«copy.own»;`,
	"prototype of elements": (h) => `HTMLElement.prototype.own = ${h.str()};\n«document.createElement("b").own»;`,
	"accessor of elements": (h) =>
		`Object.defineProperty(Element.prototype, "own", { get: () => ${h.str()} });\n«document.body.own»;`,
	attribute: (h) =>
		`const it = document.createElement("i"); it.setAttribute("a", ${h.str()});\n«it.getAttribute("A")»;`,
	"attribute node": (h) =>
		`const it = document.createElement("i"); it.setAttribute("a", ${h.str()});\n«it.attributes.a.value»;`,
	"attribute copied": (h) =>
		`const it = document.createElement("i"); it.setAttribute("a", ${h.str()});\n«it.cloneNode().attributes[0].nodeValue»;`,
	"attribute by a namespace": (h) =>
		`const it = document.createElement("i"); it.setAttributeNS("urn:a", "b:c", ${h.str()});\n«it.getAttribute("b:c")»;`,
	"attribute overwritten": (h) =>
		`const it = document.createElement("i"); it.title = ${h.str()}; it.setAttribute("title", ${h.str()});\n«it.title»;`,
	"data attribute": (h) =>
		`const it = document.createElement("i"); it.dataset.ownPart = ${h.str()};\n«it.getAttribute("data-own-part")»;`,
	"data by its attribute": (h) =>
		`const it = document.createElement("i"); it.setAttribute("data-own-part", ${h.str()});\n«it.dataset.ownPart»;`,
	"text content": (h) => `const it = document.createElement("i"); it.textContent = ${h.str()};\n«it.firstChild.data»;`,
	"text node": (h) =>
		`const it = document.createTextNode(${h.str()}); document.createElement("i").append(it);\n«it.parentNode.textContent»;`,
	"text of children": (h) =>
		`const it = document.createElement("p"); it.append(document.createElement("b"), ${h.str()});\n«it.textContent»;`,
	comment: (h) =>
		`const it = document.createElement("p"); it.append(document.createComment(${h.str()}));\n«it.childNodes[0].nodeValue»;`,
	"inner text": (h) => `const it = document.createElement("p"); it.innerText = ${h.str()};\n«it.innerText»;`,
	"template content": (h) =>
		`const it = document.createElement("template"); it.content.append(${h.str()});\n«it.content.cloneNode(true).textContent»;`,
	"shadow root": (h) =>
		`const it = document.createElement("p"); it.attachShadow({ mode: "open" }).append(${h.str()});\n«it.shadowRoot.firstChild.data»;`,
	"value of a field": (h) => `const it = document.createElement("input"); it.value = ${h.str()};\n«it.value»;`,
	"default value of a field": (h) =>
		`const it = document.createElement("input"); it.defaultValue = ${h.str()};\n«it.value»;`,
	"value of an option": (h) =>
		`const it = document.createElement("select"); it.append(new Option("a", ${h.str()}), new Option("b", ${h.str()})); it.selectedIndex = ${h.int(0, 1)};\n«it.value»;`,
	"field of a form": (h) =>
		`const it = document.createElement("form"); it.innerHTML = "<input name=a>"; it.elements.a.value = ${h.str()};\n«new FormData(it).get("a")»;`,
	"field reset": (h) =>
		`const it = document.createElement("form"); it.innerHTML = "<input name=a>"; it.a.defaultValue = ${h.str()}; it.a.value = ${h.str()}; it.reset();\n«it.a.value»;`,
	"custom property of a style": (h) =>
		`const it = document.createElement("i"); it.style.setProperty("--own", ${h.str()});\n«it.style.getPropertyValue("--own")»;`,
	"text of a style": (h) =>
		`const it = document.createElement("style"); it.textContent = ${h.str()}; document.head.append(it);\n«document.head.lastChild.textContent»;`,
	"title of the document": (h) => `document.title = ${h.str()};\n«document.querySelector("title").textContent»;`,
	"name of the window": (h) => `window.name = ${h.str()};\n«name»;`,
	"detail of an event": (h) =>
		`let got; const on = new EventTarget(); on.addEventListener("a", (e) => { got = e.detail; }); on.dispatchEvent(new CustomEvent("a", { detail: ${h.str()} }));\n«got»;`,
	"detail of a bubbling event": (h) =>
		`let got; addEventListener("own", ({ detail: { a } }) => { got = a; }); const it = document.createElement("i"); document.body.append(it); it.dispatchEvent(new CustomEvent("own", { bubbles: true, detail: { a: ${h.str()} } }));\n«got»;`,
	"own property of an event": (h) =>
		`let got; const on = new EventTarget(); on.addEventListener("a", (e) => { got = e.own; }); on.dispatchEvent(Object.assign(new Event("a"), { own: ${h.str()} }));\n«got»;`,
	"own property of a target": (h) =>
		`let got; const on = Object.assign(document.createElement("i"), { own: ${h.str()} }); on.onclick = (e) => { got = e.currentTarget.own; }; on.click();\n«got»;`,
	"this of a handler": (h) =>
		`let got; const on = document.createElement("i"); on.own = ${h.str()}; on.addEventListener("click", function () { got = this.own; }); on.click();\n«got»;`,
	"listener object": (h) =>
		`const it = { handleEvent() { this.got = this.own; }, own: ${h.str()} }; const on = new EventTarget(); on.addEventListener("a", it); on.dispatchEvent(new Event("a"));\n«it.got»;`,
	"written by a listener": (h) =>
		`let got = ${h.str()}; const on = document.createElement("i"); on.onclick = () => { got = ${h.str()}; }; on.click();\n«got»;`,
	"written by the last listener": (h) =>
		`let got; const on = new EventTarget(); on.addEventListener("a", () => { got = ${h.str()}; }); on.addEventListener("a", () => { got = ${h.str()}; }); on.dispatchEvent(new Event("a"));\n«got»;`,
	"written by a submit handler": (h) =>
		`let got; const on = document.createElement("form"); on.onsubmit = () => { got = ${h.str()}; return false; }; document.body.append(on); on.requestSubmit();\n«got»;`,
	"written by a focus handler": (h) =>
		`let got; const on = document.createElement("input"); document.body.append(on); on.onfocus = () => { got = ${h.str()}; }; on.focus();\n«got»;`,
	"written by a reset handler": (h) =>
		`let got; const on = document.createElement("form"); on.onreset = () => { got = ${h.str()}; }; on.reset();\n«got»;`,
	"written by a toggle handler": (h) =>
		`const on = document.createElement("details"); on.ontoggle = () => { «${h.str()}»; }; document.body.append(on); on.open = true;`,
	"written by an invalid handler": (h) =>
		`let got; const on = document.createElement("input"); on.required = true; on.oninvalid = () => { got = ${h.str()}; }; on.checkValidity();\n«got»;`,
	"written by an abort": (h) =>
		`let got; const it = new AbortController(); it.signal.onabort = () => { got = ${h.str()}; }; it.abort();\n«got»;`,
	"reason of an abort": (h) => `const it = new AbortController(); it.abort(${h.str()});\n«it.signal.reason»;`,
	"reason of a rejection": (h) =>
		`addEventListener("unhandledrejection", (e) => { e.preventDefault(); «e.reason»; }); Promise.reject(${h.str()});`,
	"error of an error event": (h) =>
		`addEventListener("error", (e) => { e.preventDefault(); «e.error»; });\nreportError(${h.str()});`,
	"argument of onerror": (h) =>
		`window.onerror = (text, file, line, column, it) => { «it»; return true; };\nreportError(${h.str()});`,
	"argument of a timer": (h) => `setTimeout((it) => { «it»; }, 0, ${h.str()});`,
	"variable at a timer": (h) => `let it = ${h.str()}; setTimeout(() => { «it»; }); it = ${h.str()};`,
	"variable at a microtask": (h) => `let it = ${h.str()}; queueMicrotask(() => { «it»; }); it = ${h.str()};`,
	"data of a message": (h) => `onmessage = ({ data }) => { «data.a»; }; postMessage({ a: ${h.str()} });`,
	"data of a message event": (h) =>
		`let got; onmessage = (e) => { got = e.data; }; dispatchEvent(new MessageEvent("message", { data: ${h.str()} }));\n«got»;`,
	"data of a port": (h) =>
		`const { port1, port2 } = new MessageChannel(); port1.onmessage = (e) => { «e.data»; }; port2.postMessage(${h.str()});`,
	"data of a broadcast": (h) =>
		`const one = new BroadcastChannel("own"), two = new BroadcastChannel("own"); two.onmessage = (e) => { «e.data»; }; one.postMessage(${h.str()});`,
	"old value of a mutation": (h) =>
		`const it = document.createElement("i"); it.title = ${h.str()}; new MutationObserver(([first]) => { «first.oldValue»; }).observe(it, { attributeOldValue: true }); it.title = "b";`,
	"added node of a mutation": (h) =>
		`const it = document.createElement("i"); new MutationObserver(([first]) => { «first.addedNodes[0].data»; }).observe(it, { childList: true }); it.append(${h.str()});`,
	"attribute of a custom element": (h) =>
		`let got; customElements.define("own-e", class extends HTMLElement { static observedAttributes = ["a"]; attributeChangedCallback(name, old, to) { got = to; } }); document.createElement("own-e").setAttribute("a", ${h.str()});\n«got»;`,
	"member of a custom element": (h) =>
		`customElements.define("own-f", class extends HTMLElement { own = ${h.str()}; });\n«document.createElement("own-f").own»;`,
	"static of a custom element": (h) =>
		`customElements.define("own-g", class extends HTMLElement { static own = ${h.str()}; });\n«customElements.get("own-g").own»;`,
	"local storage": (h) => `localStorage.setItem("own", ${h.str()});\n«localStorage.own»;`,
	"session storage": (h) =>
		`sessionStorage.own = ${h.str()};\n«sessionStorage.getItem(sessionStorage.key(0) && "own")»;`,
	"structured clone": (h) => `«structuredClone(new Map([["a", [${h.str()}]]])).get("a")[0]»;`,
	"text of a response": (h) => `new Response(${h.str()}).text().then((it) => { «it»; });`,
	"JSON of a response": (h) => `Response.json({ a: ${h.str()} }).json().then((it) => { «it.a»; });`,
	"body of a request": (h) => `new Request("/", { method: "POST", body: ${h.str()} }).text().then((it) => { «it»; });`,
	"text of a blob": (h) => `new Blob([${h.str()}]).text().then((it) => { «it»; });`,
	"result of a reader": (h) =>
		`const it = new FileReader(); it.onload = (e) => { «e.target.result»; }; it.readAsText(new Blob([${h.str()}]));`,
	"name of a file": (h) => `«new File([], ${h.str()}).name.replaceAll(":", ":")»;`,
	header: (h) => `«new Headers({ a: ${h.str()} }).get("A")»;`,
	"parameter of a search": (h) =>
		`const it = new URLSearchParams(); it.append("a", ${h.str()});\n«new URLSearchParams(String(it)).get("a")»;`,
	"parameter of a URL": (h) =>
		`const it = new URL("https://shop.example/"); it.searchParams.set("a", ${h.str()});\n«new URL(it.href).searchParams.get("a")»;`,
	"value of form data": (h) => `const it = new FormData(); it.set("a", ${h.str()});\n«[...it][0][1]»;`,
	"encoded and decoded": (h) => `«new TextDecoder().decode(new TextEncoder().encode(${h.str()}))»;`,
	"base64 and back": (h) => `«atob(btoa(${h.str()}))»;`,
	"escaped and back": (h) => `«decodeURIComponent(encodeURIComponent(${h.str()}))»;`,
	"parsed document": (h) =>
		`const it = new DOMParser().parseFromString("<p></p>", "text/html"); it.body.firstChild.textContent = ${h.str()};\n«it.querySelector("p").textContent»;`,
	"title of a new document": (h) => `«document.implementation.createHTMLDocument(${h.str()}).title»;`,
	"text of a range": (h) =>
		`const it = document.createElement("p"); it.append(${h.str()}); const range = new Range(); range.selectNodeContents(it);\n«range.toString()»;`,
	"cut out by a range": (h) =>
		`const it = document.createElement("p"); it.append(${h.str()}); const range = new Range(); range.selectNodeContents(it);\n«range.extractContents().textContent»;`,
	"node of a walker": (h) =>
		`const it = document.createElement("p"); it.append(${h.str()});\n«document.createTreeWalker(it, 4).nextNode().data»;`,
	"result of an XPath": (h) =>
		`const it = document.createElement("p"); it.append(${h.str()});\n«document.evaluate("text()", it, null, 2).stringValue»;`,
	"window of a frame": (h) =>
		`const it = document.createElement("iframe"); document.body.append(it); it.contentWindow.own = ${h.str()};\n«frames[frames.length - 1].own»;`,
	"document of a frame": (h) =>
		`const it = document.createElement("iframe"); document.body.append(it); it.contentDocument.body.textContent = ${h.str()};\n«it.contentDocument.documentElement.textContent»;`,
	"function of a frame": (h) =>
		`const it = document.createElement("iframe"); document.body.append(it);\n«it.contentWindow.eval("(a) => a")(${h.str()})»;`,
	"parent of a frame": (h) =>
		`window.own2 = ${h.str()}; const it = document.createElement("iframe"); document.body.append(it);\n«it.contentWindow.parent.own2»;`,
	"global of a script element": (h) =>
		`window.own3 = ${h.str()}; const it = document.createElement("script"); it.text = "window.own4 = window.own3"; document.head.append(it);\n«own4»;`,
	"handler as text": (h) =>
		`window.own5 = ${h.str()}; const it = document.createElement("i"); it.setAttribute("onclick", "this.own = own5"); it.click();\n«it.own»;`,
	"detail of a mark": (h) => `«performance.mark("own", { detail: ${h.str()} }).detail»;`,
	"animation frame": (h) => `new Promise((yes) => setTimeout(yes, 0, ${h.str()})).then((it) => { «it»; });`,
	"native replaced": (h) => `Storage.prototype.getItem = () => ${h.str()};\n«localStorage.getItem("a")»;`,
	"answer of an own fetch": (h) =>
		`const old = fetch; window.fetch = () => Promise.resolve(new Response(${h.str()})); fetch("/a").then((it) => it.text()).then((it) => { window.fetch = old; «it»; });`,
	"answer of an own request": (h) =>
		`Object.defineProperty(XMLHttpRequest.prototype, "responseText", { get: () => ${h.str()} });\n«new XMLHttpRequest().responseText»;`,
});
