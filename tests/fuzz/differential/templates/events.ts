import { templatesOf } from "../template.ts";

/** Events and observers. */
export const events = templatesOf("events", "page", {
	"dispatch is synchronous": (h) =>
		`let it = ${h.str()}; const on = new EventTarget(); on.addEventListener("a", () => { it = ${h.num()}; }); on.dispatchEvent(new Event("a"));\n«it»;`,
	"listener hears later": (h) =>
		`let it = ${h.str()}; const on = document.createElement("i"); on.onclick = () => { it += "c"; }; on.click(); on.click();\n«it»;`,
	"click on own element": (h) =>
		`let it = ${h.str()}; const on = document.createElement("button"); on.addEventListener("click", (e) => { it = e.type + e.detail + e.isTrusted; }); on.${h.pick(["click()", 'dispatchEvent(new MouseEvent("click"))'])};\n«it»;`,
	"order of listeners": (h) =>
		`let got = ""; const on = document.createElement("i"); on.addEventListener("a", () => { got += ${h.str()}; }); on.addEventListener("a", () => { got += "b"; }); on.dispatchEvent(new Event("a"));\n«got»;`,
	"capture comes first": (h) =>
		`let got = ""; const on = document.createElement("p"); on.innerHTML = "<i></i>"; on.addEventListener("a", () => { got += ${h.str()}; }); on.addEventListener("a", () => { got += "c"; }, true); on.firstChild.dispatchEvent(new Event("a", { bubbles: ${h.pick(["true", "false"])} }));\n«got»;`,
	"bubbles or not": (h) =>
		`let n = 0; const on = document.createElement("p"); on.innerHTML = "<i></i>"; on.addEventListener("${h.pick(["a", "click"])}", () => n++); on.firstChild.dispatchEvent(new Event("a"${h.pick(["", ", { bubbles: true }"])})); on.firstChild.click();\n«n»;`,
	"once hears once": (h) =>
		`let n = 0; const on = new EventTarget(); on.addEventListener("a", () => n++, { once: ${h.pick(["true", "false"])} }); on.dispatchEvent(new Event("a")); on.dispatchEvent(new Event("a"));\n«n»;`,
	"same listener counts once": (h) =>
		`let n = 0; const act = () => n++; const on = new EventTarget(); on.addEventListener("a", act); on.addEventListener("a", act${h.pick(["", ", true", ", { once: true }"])}); on.dispatchEvent(new Event("a"));\n«n»;`,
	"removed listener": (h) =>
		`let n = 0; const act = () => n++; const on = new EventTarget(); on.addEventListener("a", act${h.pick(["", ", true"])}); on.removeEventListener("a", act); on.dispatchEvent(new Event("a"));\n«n»;`,
	"removed by a signal during dispatch": (h) =>
		`let got = ""; const end = new AbortController(); const on = new EventTarget(); on.addEventListener("a", () => { got = ${h.str()}; end.abort(); }); on.addEventListener("a", () => { got = "b"; }, { signal: end.signal }); on.dispatchEvent(new Event("a"));\n«got»;`,
	"stopped during dispatch": (h) =>
		`let got = ""; const on = new EventTarget(); on.addEventListener("a", (e) => { got = ${h.str()}; e.stopImmediatePropagation(); }); on.addEventListener("a", () => { got += "b"; }); on.dispatchEvent(new Event("a"));\n«got»;`,
	"dispatched again during dispatch": (h) =>
		`let got = ${h.str()}; const on = new EventTarget(); on.addEventListener("a", () => { got = "b"; on.dispatchEvent(new Event("c")); }, { once: true }); on.addEventListener("c", () => { got = ${h.str()}; }); on.dispatchEvent(new Event("a"));\n«got»;`,
	"listener object changes its method": (h) =>
		`let got = ${h.str()}; const act = { handleEvent() { act.handleEvent = () => { got = ${h.str()}; }; } }; const on = new EventTarget(); on.addEventListener("a", act); on.dispatchEvent(new Event("a")); on.dispatchEvent(new Event("a"));\n«got»;`,
	"removed during dispatch": (h) =>
		`let got = ""; const on = new EventTarget(); const b = () => { got += "b"; }; on.addEventListener("a", () => { got += ${h.str()}; on.removeEventListener("a", b); }); on.addEventListener("a", b); on.dispatchEvent(new Event("a"));\n«got»;`,
	"added during dispatch": (h) =>
		`let got = ""; const on = new EventTarget(); on.addEventListener("a", () => { got += ${h.str()}; on.addEventListener("a", () => { got += "n"; }); }); on.dispatchEvent(new Event("a"));\n«got»;`,
	"abort removes listeners": () =>
		`let n = 0; const stop = new AbortController(); const on = new EventTarget(); on.addEventListener("a", () => n++, { signal: stop.signal }); on.dispatchEvent(new Event("a")); stop.abort(); on.dispatchEvent(new Event("a"));\n«n»;`,
	"stopped propagation": (h) =>
		`let got = ""; const on = document.createElement("p"); on.innerHTML = "<i></i>"; on.addEventListener("click", () => { got += "p"; }); on.firstChild.addEventListener("click", (e) => { got += ${h.str()}; e.${h.pick(["stopPropagation", "stopImmediatePropagation", "preventDefault"])}(); }); on.firstChild.addEventListener("click", () => { got += "2"; }); on.firstChild.click();\n«got»;`,
	"prevented default": (h) =>
		`const on = document.createElement("i"); on.addEventListener("a", (e) => e.preventDefault()${h.pick(["", ", { passive: true }"])});\n«on.dispatchEvent(new Event("a", { cancelable: ${h.pick(["true", "false"])} }))»;`,
	"prevented checkbox": (h) =>
		`const on = document.createElement("input"); on.type = "checkbox"; on.onclick = () => ${h.pick(["false", "true", "undefined"])}; on.click();\n«on.checked»;`,
	"click changes a checkbox": (h) =>
		`let got = ""; const on = document.createElement("input"); on.type = "checkbox"; document.body.append(on); on.onchange = () => { got += "ch"; }; on.oninput = () => { got += "in"; }; on.onclick = () => { got += on.checked + ${h.str()}; }; on.click();\n«got»;`,
	"label clicks its field": () =>
		`let n = 0; const on = document.createElement("label"); on.innerHTML = "<input type=checkbox>a"; document.body.append(on); on.onclick = () => n++; on.click();\n«n + "" + on.firstChild.checked»;`,
	"details of own events": (h) =>
		`let got; document.addEventListener("own", (e) => { got = e.detail; }); document.dispatchEvent(new CustomEvent("own", ${h.pick(["{}", `{ detail: ${h.str()} }`, `{ detail: ${h.num()}, bubbles: true }`])}));\n«String(got)»;`,
	"event carries own properties": (h) =>
		`let got; const on = new EventTarget(); on.addEventListener("a", (e) => { got = e.extra + (e.target === on) + e.eventPhase; }); on.dispatchEvent(Object.assign(new Event("a"), { extra: ${h.str()} }));\n«got»;`,
	"current target": () =>
		`let got; const on = document.createElement("p"); on.innerHTML = "<i></i>"; on.onclick = function (e) { got = this.tagName + e.target.tagName + e.currentTarget.tagName + e.composedPath().length; }; on.firstChild.click();\n«got»;`,
	"current target afterwards": () =>
		`let seen; const on = new EventTarget(); on.addEventListener("a", (e) => { seen = e; }); on.dispatchEvent(new Event("a"));\n«String(seen.currentTarget) + seen.eventPhase»;`,
	"listener object": (h) =>
		`const on = new EventTarget(); const it = { a: ${h.str()}, got: "", handleEvent() { this.got += this.a; } }; on.addEventListener("a", it); on.dispatchEvent(new Event("a")); it.handleEvent = () => {}; on.dispatchEvent(new Event("a"));\n«it.got»;`,
	"handler attribute": (h) =>
		`const on = document.createElement("i"); on.setAttribute("onclick", "this.title = '${h.word()}' + event.type; return false"); on.click();\n«on.title + typeof on.onclick»;`,
	"handler is replaced": (h) =>
		`let got = ""; const on = document.createElement("i"); on.onclick = () => { got += "1"; }; on.addEventListener("click", () => { got += "2"; }); on.onclick = () => { got += ${h.str()}; }; on.click();\n«got»;`,
	"handler in place of its first": (h) =>
		`const on = document.createElement("i"); on.onclick = ${h.pick(["5", "'a'", "null", "{}"])};\n«typeof on.onclick + String(on.onclick === null)»;`,
	"error of a listener": (h) =>
		`let got = ""; window.onerror = () => { got += "e"; return true; }; const on = new EventTarget(); on.addEventListener("a", () => { throw 1; }); on.addEventListener("a", () => { got += ${h.str()}; }); on.dispatchEvent(new Event("a"));\n«got»;`,
	"fifth argument of onerror": (h) =>
		`window.onerror = (text, file, line, column, error) => { «error.message + error.a»; return true; }; setTimeout(() => { throw Object.assign(new Error(${h.str()}), { a: 1 }); });`,
	"reported error": (h) =>
		`window.onerror = (text, file, line, column, error) => { «error»; return true; };\nreportError(${h.str()});`,
	"error event": (h) =>
		`addEventListener("error", (e) => { e.preventDefault(); «String(e.error) + typeof e.message»; });\nreportError(${h.num()});`,
	"unhandled rejection": (h) =>
		`addEventListener("unhandledrejection", (e) => { e.preventDefault(); «e.reason»; }); Promise.reject(${h.str()});`,
	"image that fails": (h) =>
		`let it = ${h.str()}; const on = new Image(); on.onerror = (e) => { «it + e.type + on.complete»; }; on.src = "data:image/png;base64,AAAA"; it = ${h.str()};`,
	"image that loads": (h) =>
		`const on = new Image(); on.onload = () => { «on.width + "x" + on.naturalHeight»; }; on.src = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"; on.width = ${h.int(1, 9)};`,
	"script that runs": (h) =>
		`const on = document.createElement("script"); on.textContent = "window.it${h.int(0, 3)} = '${h.word()}'; window.tag = document.currentScript.tagName"; document.head.append(on);\n«String(window.it1) + window.tag»;`,
	"script by HTML does not run": (h) =>
		`const on = document.createElement("div"); on.innerHTML = "<script>window.it = '${h.word()}'</script>"; document.body.append(on);\n«typeof window.it»;`,
	"image by HTML runs its handler": (h) =>
		`window.act = (it) => { «it»; }; document.body.insertAdjacentHTML("beforeend", "<img src=data:, onerror=\\"act('${h.word()}')\\">");`,
	"script in a fragment": (h) =>
		`let it = ${h.str()}; window.act = (to) => { it = to; }; document.body.append(document.createRange().createContextualFragment("<script>act('${h.word()}')</script>"));\n«it»;`,
	"current script": () => `«String(document.currentScript)»;`,
	"mutations come later": (h) =>
		`let n = 0; const on = document.createElement("i"); new MutationObserver((all) => { n += all.length; }).observe(on, { attributes: true }); on.title = ${h.str()}; on.title = "b";\n«n»;`,
	"mutations in one batch": (h) =>
		`const on = document.createElement("i"); new MutationObserver((all) => { «all.length + all[0].type + String(all[0].oldValue)»; }).observe(on, { attributes: true, attributeOldValue: ${h.pick(["true", "false"])} }); on.title = ${h.str()}; on.title = "b";`,
	"mutations of children": (h) =>
		`const on = document.createElement("p"); new MutationObserver((all) => { «all.map((it) => it.addedNodes.length + "" + it.removedNodes.length).join()»; }).observe(on, { childList: true }); on.append("a", ${h.str()}); on.textContent = "";`,
	"mutations and promises": (h) =>
		`let got = ""; const on = document.createElement("i"); new MutationObserver(() => { got += ${h.str()}; }).observe(on, { attributes: true }); Promise.resolve().then(() => { got += "p"; }); on.title = "a"; queueMicrotask(() => { got += "q"; }); setTimeout(() => { «got»; });`,
	"taken records": (h) =>
		`let n = 0; const on = document.createElement("i"); const watch = new MutationObserver(() => n++); watch.observe(on, { attributes: true }); on.title = ${h.str()};\n«watch.takeRecords().length»;`,
	"order of tasks": (h) =>
		`let got = ""; setTimeout(() => { got += "t"; «got»; }); Promise.resolve().then(() => { got += ${h.str()}; }); queueMicrotask(() => { got += "q"; }); got += "s";`,
	"timers in order": (h) =>
		`let got = ""; setTimeout(() => { got += ${h.str()}; }, 20); setTimeout(() => { got += "b"; }, 1); setTimeout(() => { «got»; }, 40);`,
	"timer passes arguments": (h) => `setTimeout((a, b) => { «a + b»; }, 0, ${h.str()}, ${h.num()});`,
	"timer of a text": (h) => `var it = ${h.str()}; window.act = (to) => { «to»; }; setTimeout("act('${h.word()}')", 0);`,
	"timer is cleared": (h) =>
		`let it = ${h.str()}; const id = setTimeout(() => { it = "t"; }, 0); ${h.pick(["clearTimeout(id);", ""])} setTimeout(() => { «it»; }, 5);`,
	"interval counts": (h) =>
		`let n = 0; const id = setInterval(() => { n++; if (n === ${h.int(1, 3)}) { clearInterval(id); «n»; } }, 1);`,
	"timer ids": () => `const one = setTimeout(() => {}, 0);\n«setTimeout(() => {}, 0) - one»;`,
	"timer sees later writes": (h) => `let it = ${h.str()}; setTimeout(() => { «it»; }); it = ${h.num()};`,
	"message to itself": (h) => `onmessage = (e) => { «e.data.a + e.origin»; }; postMessage({ a: ${h.str()} }, "*");`,
	"message channel": (h) =>
		`const { port1, port2 } = new MessageChannel(); port1.onmessage = (e) => { «e.data[0]»; }; const it = [${h.str()}]; port2.postMessage(it); it[0] = "z";`,
	"custom element is made": (h) =>
		`let got = ""; customElements.define("own-a", class extends HTMLElement { constructor() { super(); got += "c"; } connectedCallback() { got += ${h.str()}; } disconnectedCallback() { got += "d"; } }); const it = document.createElement("own-a"); ${h.pick(["document.body.append(it);", "", "document.body.append(it); it.remove();"])}\n«got»;`,
	"custom element hears attributes": (h) =>
		`let got = ""; customElements.define("own-b", class extends HTMLElement { static observedAttributes = ["a"]; attributeChangedCallback(name, old, to) { got += name + old + to; } }); const it = document.createElement("own-b"); it.setAttribute("a", ${h.str()}); it.setAttribute("b", 1); it.removeAttribute("a");\n«got»;`,
	"custom element is upgraded": (h) =>
		`const on = document.createElement("div"); on.innerHTML = "<own-c></own-c>"; ${h.pick(["document.body.append(on);", ""])} customElements.define("own-c", class extends HTMLElement { get a() { return ${h.str()}; } });\n«String(on.firstChild.a)»;`,
	"custom element in HTML": (h) =>
		`let n = 0; customElements.define("own-d", class extends HTMLElement { connectedCallback() { n += this.childNodes.length + 1; } }); document.body.insertAdjacentHTML("beforeend", "<own-d>${h.word()}</own-d>");\n«n»;`,
	"focus events": (h) =>
		`let got = ""; const on = document.createElement("input"); on.onfocus = () => { got += ${h.str()}; }; ${h.pick(["document.body.append(on);", ""])} on.focus();\n«got + (document.activeElement === on)»;`,
	"submit of a form": (h) =>
		`let got = "n"; const on = document.createElement("form"); on.onsubmit = (e) => { e.preventDefault(); got = ${h.str()}; }; document.body.append(on); on.${h.pick(["requestSubmit()", 'dispatchEvent(new Event("submit"))'])};\n«got»;`,
	"reset of a form": (h) =>
		`const on = document.createElement("form"); on.innerHTML = "<input name=a value=${h.word()}>"; on.elements.a.value = "z"; on.reset();\n«on.elements.a.value»;`,
	"legacy events": (h) =>
		`let got; document.addEventListener("own", (e) => { got = e.detail; }); const it = document.createEvent("CustomEvent"); it.initCustomEvent("own", true, true, ${h.str()}); document.dispatchEvent(it);\n«got»;`,
	"keyboard events": (h) =>
		`let got; const on = document.createElement("i"); on.onkeydown = (e) => { got = e.key + e.ctrlKey + e.keyCode; }; on.dispatchEvent(new KeyboardEvent("keydown", { key: ${h.str()}, ctrlKey: true }));\n«got»;`,
});
