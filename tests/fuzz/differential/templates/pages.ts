import { templatesOf } from "../template.ts";

/** Documents, windows, storage and the objects that carry data in a browser. */
export const pages = templatesOf("pages", "page", {
	"parsed document": (h) =>
		`const it = new DOMParser().parseFromString("<title>${h.word()}</title><p>a<p>b", "text/html");\n«it.title + it.querySelectorAll("p").length + it.body.innerHTML»;`,
	"parsed XML": (h) =>
		`const it = new DOMParser().parseFromString("<Ab c='${h.word()}'><d/></Ab>", "text/xml");\n«it.documentElement.tagName + it.documentElement.getAttribute("c")»;`,
	"parsed XML with an error": () =>
		`const it = new DOMParser().parseFromString("<a><b></a>", "application/xml");\n«it.querySelectorAll("parsererror").length»;`,
	"parsed scripts do not run": (h) =>
		`window.it = ${h.str()}; new DOMParser().parseFromString("<script>window.it = 2</script><img src=x onerror='it=3'>", "text/html");\n«window.it»;`,
	"new document": (h) =>
		`const it = document.implementation.createHTMLDocument(${h.str()}); it.body.innerHTML = "<b>a</b>";\n«it.title + it.body.textContent + String(it.defaultView)»;`,
	"serialized document": (h) =>
		`const it = document.createElement("p"); it.innerHTML = "<br>${h.word()}";\n«new XMLSerializer().serializeToString(it)»;`,
	"text of a range": (h) =>
		`const it = document.createElement("p"); it.innerHTML = "abc<b>def</b>"; const range = document.createRange(); range.setStart(it.firstChild, ${h.int(0, 3)}); range.setEnd(it.lastChild.firstChild, ${h.int(0, 3)});\n«range.toString()»;`,
	"range is cut": (h) =>
		`const it = document.createElement("p"); it.innerHTML = "abc<b>d</b>"; const range = document.createRange(); range.selectNode(it.childNodes[${h.int(0, 1)}]); const out = range.${h.pick(["extractContents", "cloneContents"])}();\n«it.textContent + "/" + out.textContent»;`,
	"tree walker": (h) =>
		`const it = document.createElement("p"); it.innerHTML = "a<b>c<i>${h.word()}</i></b>d"; const walk = document.createTreeWalker(it, NodeFilter.SHOW_${h.pick(["TEXT", "ELEMENT"])}); let got = ""; while (walk.nextNode()) got += walk.currentNode.nodeName + walk.currentNode.textContent.length;\n«got»;`,
	xpath: (h) =>
		`const it = document.createElement("p"); it.innerHTML = "<i>1</i><i>${h.word()}</i>";\n«document.evaluate("${h.pick(["i[2]", "string(count(i))", "i[last()]/text()", "string(i)"])}", it, null, XPathResult.STRING_TYPE).stringValue»;`,
	"named access": (h) =>
		`const it = document.createElement("${h.pick(["div", "img", "form", "iframe"])}"); it.id = "own"; document.body.append(it);\n«typeof own + (window.own === it)»;`,
	"named access loses": (h) =>
		`const it = document.createElement("div"); it.id = "own"; document.body.append(it); window.own = ${h.str()};\n«own»;`,
	"named access of a document": (h) =>
		`const it = document.createElement("${h.pick(["form", "img", "div"])}"); it.setAttribute("name", "own"); document.body.append(it);\n«typeof document.own + typeof document.forms.own»;`,
	"frames by name": () =>
		`const it = document.createElement("iframe"); it.name = "own"; document.body.append(it);\n«(window.own === it.contentWindow) + "" + window.length + typeof frames[0]»;`,
	"new frame": (h) =>
		`const it = document.createElement("iframe"); document.body.append(it); it.contentDocument.body.innerHTML = "<b>${h.word()}</b>";\n«it.contentDocument.URL + it.contentWindow.location.href + it.contentDocument.body.textContent»;`,
	"frame without a document": () =>
		`const it = document.createElement("iframe");\n«String(it.contentWindow) + String(it.contentDocument)»;`,
	"array of another frame": () =>
		`const it = document.createElement("iframe"); document.body.append(it); const list = new it.contentWindow.Array(1, 2);\n«(list instanceof Array) + "" + Array.isArray(list)»;`,
	"frame of a text": (h) =>
		`const it = document.createElement("iframe"); it.srcdoc = "<p id=a>${h.word()}</p>"; it.onload = () => { «it.contentDocument.getElementById("a").textContent + it.contentDocument.URL»; }; document.body.append(it);`,
	"var is a property of window": (h) => `var own1 = ${h.str()};\n«typeof window.own1 + String(window.own1)»;`,
	"window properties": (h) =>
		`«(${h.pick(["window === self", "window === top", "window === globalThis", "window.window === window", "document.defaultView === window", "frames === window", "opener === null", '"ontouchstart" in window', "closed"])}) + ""»;`,
	"title of the document": (h) => `document.title = "  a   ${h.word()} ";\n«document.title»;`,
	"storage keeps texts": (h) =>
		`localStorage.clear(); localStorage.own = ${h.any()}; localStorage.setItem("b", ${h.any()});\n«localStorage.getItem("own") + typeof localStorage.b + localStorage.length»;`,
	"storage without a value": () =>
		`sessionStorage.removeItem("none");\n«String(sessionStorage.getItem("none")) + String(sessionStorage.none)»;`,
	"storage is deleted": (h) =>
		`sessionStorage.setItem("own", ${h.str()}); ${h.pick(["delete sessionStorage.own;", "sessionStorage.clear();", "sessionStorage.own = null;"])}\n«String(sessionStorage.getItem("own"))»;`,
	"storage round trip": (h) =>
		`sessionStorage.setItem("own", JSON.stringify({ a: ${h.num()}, b: [${h.str()}], c: undefined })); const it = JSON.parse(sessionStorage.own);\n«String(it.a) + it.b + Object.keys(it)»;`,
	"storage keys": (h) =>
		`sessionStorage.clear(); sessionStorage.getItem2 = 1; sessionStorage[${h.int()}] = 2;\n«Object.keys(sessionStorage).sort().join()»;`,
	"parts of a URL": (h) =>
		`const it = new URL("${h.pick(["HTTP://User:Pw@A.example:80/b/./c/../d?e=1#f", "https://ä.example/%7e", "//b.example", "data:text/plain,a b", "https://127.1/\\\\x"])}", "https://shop.example/x/");\n«it.${h.pick(["href", "host", "pathname", "origin", "search", "username"])}»;`,
	"URL is changed": (h) =>
		`const it = new URL("https://a.example/b"); it.${h.pick(["port = 443", "port = '8080x'", "host = 'c.example:81'", "hash = 'd'", "pathname = 'e f'", "protocol = 'ftp'", "search = '?'"])};\n«it.href»;`,
	"wrong URLs throw": (h) =>
		`let got; try { got = new URL("${h.pick(["nope", "http://", "http://a b", "https:c", "//"])}").href; } catch (e) { got = e.name; }\n«got + URL.canParse("/a")»;`,
	"search parameters": (h) =>
		`const it = new URLSearchParams("?a=1&b=${h.word()}+x&a=%32"); it.${h.pick(["append('a', 3)", "set('a', 3)", "delete('a')", "sort()"])};\n«it.toString() + it.getAll("a").length + it.get("c")»;`,
	"search parameters of a URL": (h) =>
		`const it = new URL("https://a.example/?b=1"); it.searchParams.set("b", "${h.word()} &"); it.searchParams.append("c", ${h.num()});\n«it.search»;`,
	"search parameters of an object": (h) => `«new URLSearchParams({ a: ${h.any()}, b: [1, ${h.int()}] }) + ""»;`,
	"form data": (h) =>
		`const it = new FormData(); it.append("a", ${h.any()}); it.append("a", 2); it.set("b", ${h.str()});\n«it.getAll("a").join() + it.get("b") + [...it.keys()].length»;`,
	"data of a form": (h) =>
		`const on = document.createElement("form"); on.innerHTML = "<input name=a value=${h.word()}><input type=checkbox name=b ${h.pick(["checked", ""])}><input value=x><input name=d disabled value=1>";\n«new URLSearchParams(new FormData(on)) + ""»;`,
	headers: (h) =>
		`const it = new Headers({ "X-Ab": " ${h.word()} " }); it.append("x-ab", ${h.num()});\n«it.get("X-AB") + [...it.keys()]»;`,
	request: (h) =>
		`const it = new Request("/${h.word()}", { method: "${h.pick(["post", "Get", "delete", "patch"])}" });\n«it.url + it.method + it.credentials»;`,
	response: (h) =>
		`new Response(${h.str()}, { status: ${h.pick(["200", "404"])} }).text().then((it) => { «it + it.length»; });`,
	"response kinds": (h) =>
		`const it = new Response("", { status: ${h.pick(["204 - 4", "404", "500", "301"])} });\n«it.ok + it.type + it.status + it.statusText»;`,
	"response is read once": (h) =>
		`const it = new Response(${h.str()}); it.text(); it.text().catch((e) => { «e.name + it.bodyUsed»; });`,
	"response as JSON": (h) =>
		`Response.json({ a: [${h.num()}, undefined] }).json().then((it) => { «String(it.a[0]) + it.a[1]»; });`,
	blob: (h) =>
		`const it = new Blob([${h.str()}, new Uint8Array([${h.int(65, 90)}, 0x20ac]), "é"], { type: "Text/Plain" });\n«it.size + it.type»;`,
	"text of a blob": (h) => `new Blob(["ab", ${h.str()}]).slice(${h.int(0, 3)}).text().then((it) => { «it»; });`,
	file: (h) =>
		`const it = new File([${h.str()}], "a.txt", { lastModified: ${h.int(1, 9)} });\n«it.name + it.size + it.lastModified + it.type»;`,
	"file reader": (h) =>
		`const it = new FileReader(); it.onload = () => { «it.result»; }; it.readAs${h.pick(["Text", "DataURL", "BinaryString"])}(new Blob([${h.str()}], { type: "a/b" }));`,
	"object URL": () => `«URL.createObjectURL(new Blob([])).slice(0, 25)»;`,
	base64: (h) =>
		`«${h.pick(['btoa("a\\u00ff")', 'atob(" YQ = = ".replace(" = =", ""))', 'atob("YWI")', "btoa(12)", "btoa(null)", 'atob("YW\\nI=")'])}»;`,
	"base64 fails": (h) =>
		`let got; try { got = ${h.pick(['btoa("€")', 'atob("a")', 'atob("a*b=")', 'atob("YWI==")'])}; } catch (e) { got = e.name; }\n«got»;`,
	"text encoder": (h) => `«new TextEncoder().encode("${h.pick(["é", "€", "😀", "\\\\ud800"])}" + ${h.str()}).join()»;`,
	"text decoder": (h) =>
		`«new TextDecoder(${h.pick(["", '"utf-16le"', '"latin1"', '"utf-8", { ignoreBOM: true }'])}).decode(new Uint8Array([0xef, 0xbb, 0xbf, ${h.int(65, 90)}, 0xff, 0xe9])).length»;`,
	"name of an encoding": (h) => `«new TextDecoder("${h.pick(["latin1", "UTF8", "ascii", "shift-jis"])}").encoding»;`,
	"structured clone": (h) =>
		`const it = structuredClone({ a: new Map([[1, ${h.str()}]]), b: new Date(5), c: [,, 1] });\n«it.a.get(1) + it.b.getTime() + it.c.length + (0 in it.c)»;`,
	"structured clone of classes": (h) =>
		`class It { a = ${h.str()}; get b() { return 1; } }\n«JSON.stringify(structuredClone(new It())) + (structuredClone(new It()) instanceof It)»;`,
	"structured clone fails": (h) =>
		`let got; try { structuredClone(${h.pick(["() => 1", "Symbol()", "document", "{ a: 1 }"])}); got = 1; } catch (e) { got = e.name; }\n«got»;`,
	"structured clone keeps cycles": (h) =>
		`const it = { a: ${h.str()} }; it.self = it; const copy = structuredClone(it);\n«(copy.self === copy) + copy.self.a + (copy === it)»;`,
	"escaped selectors": (h) => `«CSS.escape("${h.int()}a b#")»;`,
	"supported styles": (h) =>
		`«CSS.supports("${h.pick(["display", "nope", "color"])}", "${h.pick(["grid", "red", "12"])}")»;`,
	"media queries": (h) =>
		`«matchMedia("${h.pick(["(min-width: 1px)", "print", "not all", "(max-width: 1px)"])}").matches»;`,
	"style sheets": (h) =>
		`const it = document.createElement("style"); it.textContent = "a{color:RED} b , i{}"; ${h.pick(["document.head.append(it);", ""])}\n«String(it.sheet?.cssRules.length) + it.sheet?.cssRules[1].selectorText»;`,
	"rules are added": (h) =>
		`const it = new CSSStyleSheet(); it.insertRule("a { color: red }"); it.insertRule(".${h.word()} { top: 0 }", ${h.int(0, 1)});\n«it.cssRules[0].selectorText + it.cssRules.length»;`,
	selection: (h) =>
		`const it = document.createElement("p"); it.textContent = ${h.str()}; document.body.append(it); getSelection().selectAllChildren(it);\n«String(getSelection()) + getSelection().type»;`,
	canvas: (h) =>
		`const it = document.createElement("canvas"); it.width = ${h.int(1, 5)};\n«it.width * it.height + it.getContext("2d").getImageData(0, 0, 1, 1).data.length»;`,
	"pixels of a canvas": (h) =>
		`const it = document.createElement("canvas").getContext("2d"); it.fillStyle = "${h.pick(["#F00", "red", "rgb(1, 2, 3)", "nope"])}"; it.fillRect(0, 0, 1, 1);\n«it.fillStyle + it.getImageData(0, 0, 1, 1).data[${h.int(0, 3)}]»;`,
	"write into the document": (h) =>
		`const it = document.implementation.createHTMLDocument(""); it.open(); it.write("<p>${h.word()}"); it.write("b"); it.close();\n«it.body.innerHTML»;`,
	"idle and animation": (h) =>
		`let got = ""; Promise.resolve().then(() => { got += ${h.str()}; }); new Promise((yes) => { const { port1, port2 } = new MessageChannel(); port1.onmessage = yes; port2.postMessage(0); }).then(() => { «got»; }); got += "s";`,
	"abort signal": (h) =>
		`const it = new AbortController(); let got = ""; it.signal.onabort = () => { got += "a"; }; it.abort(${h.str()}); it.abort("z");\n«got + it.signal.reason + it.signal.aborted»;`,
	"dom exceptions": (h) =>
		`let got; try { ${h.pick(['document.createElement("1")', "document.body.appendChild(document)", 'document.createElement("i").classList.add("")', 'document.createElement("i").setAttribute("", 1)', "new Event()", 'document.createElement("i").removeChild(document.body)', "structuredClone()"])}; got = 1; } catch (e) { got = e.name + (e instanceof DOMException); }\n«got»;`,
	"bound natives": (h) =>
		`let got; const make = document.createElement; try { got = make("i").tagName; } catch (e) { got = e.name; } const own = make.bind(document);\n«got + own(${h.pick(['"b"', '"u"'])}).tagName»;`,
	"native prototypes": (h) =>
		`Object.defineProperty(HTMLElement.prototype, "own", { get() { return this.tagName + ${h.str()}; } }); Element.prototype.getAttribute = () => "g";\n«document.createElement("b").own + document.createElement("i").getAttribute("x")»;`,
	"native method replaced": (h) =>
		`document.createElement = (name) => ({ tagName: name + ${h.str()} });\n«document.createElement("b").tagName»;`,
	"own global for a native": (h) =>
		`window.atob = (it) => it + ${h.str()}; navigator.own = 1;\n«atob("YQ==") + navigator.own»;`,
	"own fetch answers": (h) =>
		`const old = fetch; window.fetch = async () => ({ text: async () => ${h.str()} }); fetch("/a").then((it) => it.text()).then((it) => { window.fetch = old; «it»; });`,
});
