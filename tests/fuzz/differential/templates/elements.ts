import { templatesOf } from "../template.ts";

/** Elements that the program makes itself: names, attributes, content, tree, styles, queries. */
export const elements = templatesOf("elements", "page", {
	"name of a tag": (h) =>
		`«document.createElement(${h.pick(['"div"', '"Span"', '"my-tag"', '"svg"'])}).${h.pick(["tagName", "nodeName", "localName"])}»;`,
	"name of a tag in SVG": (h) =>
		`«document.createElementNS("http://www.w3.org/2000/svg", "${h.pick(["svg", "clipPath", "A"])}").tagName»;`,
	"names of other nodes": (h) =>
		`«document.${h.pick(['createTextNode("a")', 'createComment("b")', "createDocumentFragment()", 'createAttribute("Aa")', "documentElement", "implementation.createDocumentType('a', '', '')"])}.nodeName»;`,
	"kinds of nodes": (h) =>
		`«document.${h.pick(['createTextNode("a")', 'createComment("b")', "createDocumentFragment()", 'createElement("a")', "cloneNode()"])}.nodeType»;`,
	"attribute names are lower case": (h) =>
		`const it = document.createElement("a"); it.setAttribute("Data-X", ${h.str()});\n«String(it.getAttribute("data-x")) + it.attributes[0].name»;`,
	"attribute becomes a text": (h) =>
		`const it = document.createElement("i"); it.setAttribute("a", ${h.any()});\n«it.getAttribute("a")»;`,
	"missing attribute is null": (h) =>
		`const it = document.createElement("i"); it.setAttribute(${h.str()}, "");\n«String(it.getAttribute("ab")) + it.hasAttribute("ab")»;`,
	"property reflects an attribute": (h) =>
		`const it = document.createElement("${h.pick(["input", "a", "img", "div"])}"); it.setAttribute("${h.pick(["title", "id", "class", "lang"])}", ${h.str()});\n«it.id + it.className + it.title + it.lang»;`,
	"own property is no attribute": (h) =>
		`const it = document.createElement("div"); it.extra = ${h.str()};\n«String(it.getAttribute("extra")) + it.extra»;`,
	"value and its attribute": (h) =>
		`const it = document.createElement("input"); it.value = ${h.str()}; it.setAttribute("value", ${h.str()});\n«it.value + it.defaultValue»;`,
	"kind of an input": (h) =>
		`const it = document.createElement("input"); it.type = "${h.pick(["Text", "nope", "CHECKBOX", "email"])}";\n«it.type + it.getAttribute("type")»;`,
	"boolean attributes": (h) =>
		`const it = document.createElement("input"); it.setAttribute("${h.pick(["disabled", "checked", "hidden", "required"])}", "${h.pick(["false", "", "0"])}");\n«it.disabled + "" + it.checked + it.hidden + it.required»;`,
	"numbers of attributes": (h) =>
		`const it = document.createElement("${h.pick(["input", "img", "td", "textarea"])}"); it.${h.pick(["width", "maxLength", "colSpan", "tabIndex", "cols"])} = ${h.int(1, 30)};\n«it.outerHTML»;`,
	"toggle an attribute": (h) =>
		`const it = document.createElement("i"); const one = it.toggleAttribute(${h.str()}); const two = it.toggleAttribute("ab");\n«one + "" + two + it.attributes.length»;`,
	"names of data": (h) =>
		`const it = document.createElement("i"); it.dataset.${h.word()}${h.pick(["", "Two", "TwoThree"])} = ${h.str()};\n«it.attributes[0].name»;`,
	"data of attributes": (h) =>
		`const it = document.createElement("i"); it.setAttribute("data-a-${h.word()}", ${h.str()}); it.dataset.b = ${h.any()};\n«Object.keys(it.dataset).join() + it.dataset.b»;`,
	"data is deleted": (h) =>
		`const it = document.createElement("i"); it.dataset.a = ${h.str()}; delete it.dataset.a;\n«String(it.dataset.a) + it.hasAttribute("data-a")»;`,
	"list of classes": (h) =>
		`const it = document.createElement("i"); it.className = " ${h.word()}  b ${h.word()} b"; it.classList.add("c", "b");\n«it.className + it.classList.length»;`,
	"toggle a class": (h) =>
		`const it = document.createElement("i"); it.classList.add("a", ${h.str()}); const got = it.classList.toggle("${h.pick(["a", "b"])}"${h.pick(["", ", true", ", false"])});\n«got + it.className»;`,
	"replace a class": (h) =>
		`const it = document.createElement("i"); it.className = "a b c"; it.classList.replace("${h.pick(["a", "z"])}", "c"); it.classList.remove(${h.str()});\n«it.className»;`,
	"class list to text": (h) =>
		`const it = document.createElement("i"); it.classList = "a ${h.word()}";\n«it.classList + "" + it.classList[1] + it.classList.contains("a")»;`,
	"content as HTML": (h) =>
		`const it = document.createElement("div"); it.innerHTML = "<P>${h.word()}<b>x</b>";\n«it.innerHTML»;`,
	"text is escaped": (h) =>
		`const it = document.createElement("div"); it.textContent = "<b>&${h.word()}\\u00a0";\n«it.innerHTML»;`,
	"text of nested elements": (h) =>
		`const it = document.createElement("div"); it.innerHTML = "a<b>${h.word()}</b><!-- c --><script>d</script>";\n«it.textContent»;`,
	"characters by reference": (h) =>
		`const it = document.createElement("div"); it.innerHTML = "${h.pick(["&lt;a&gt;", "&amp;lt;", "&#x41;", "&copy b", "&notit;", "&nbsp;"])}";\n«it.textContent»;`,
	"html repairs": (h) =>
		`const it = document.createElement("div"); it.innerHTML = "${h.pick(["<p>a<div>b", "<table><b>x<tr><td>y", "<b><i>a</b>c", "a</p>b", "<ul><li>1<li>2", "<select><div>a<option>b"])}";\n«it.innerHTML»;`,
	"adding to HTML": (h) =>
		`const it = document.createElement("div"); const part = document.createElement("b"); it.append(part); it.innerHTML += ${h.str()}; part.textContent = "x";\n«it.innerHTML»;`,
	"inserted beside": (h) =>
		`const it = document.createElement("div"); it.innerHTML = "<i></i>"; it.firstChild.insertAdjacentHTML("${h.pick(["beforebegin", "afterbegin", "beforeend", "afterend"])}", "<b>${h.word()}</b>");\n«it.innerHTML»;`,
	"order of insertions": (h) =>
		`const it = document.createElement("div"); it.append("a", ${h.str()}); it.prepend("c"); it.firstChild.before("d"); it.lastChild.after("e");\n«it.textContent»;`,
	"a node moves": (h) =>
		`const one = document.createElement("div"), two = document.createElement("div"), it = document.createElement("b"); it.textContent = ${h.str()}; one.append(it); two.append(it);\n«one.childNodes.length + two.textContent»;`,
	"fragment is emptied": (h) =>
		`const it = document.createDocumentFragment(); it.append(${h.str()}, document.createElement("i")); document.createElement("div").append(it);\n«it.childNodes.length»;`,
	"insert before": (h) =>
		`const it = document.createElement("div"); it.innerHTML = "<i>1</i><i>2</i>"; const b = document.createElement("b"); b.textContent = ${h.str()}; it.insertBefore(b, it.children[${h.int(0, 2)}] ?? null);\n«it.textContent»;`,
	"replace children": (h) =>
		`const it = document.createElement("div"); it.innerHTML = "<i>1</i><i>2</i>"; const old = it.firstChild; it.${h.pick(["replaceChildren", "append"])}(${h.str()}); old.remove();\n«it.textContent + String(old.parentNode)»;`,
	"copies are shallow or deep": (h) =>
		`const it = document.createElement("div"); it.title = ${h.str()}; it.innerHTML = "<i>a</i>"; it.extra = 1; const copy = it.cloneNode(${h.pick(["", "true"])});\n«copy.outerHTML + String(copy.extra)»;`,
	"live collections": (h) =>
		`const it = document.createElement("div"); it.innerHTML = "<i></i>"; const all = it.${h.pick(['getElementsByTagName("i")', 'querySelectorAll("i")', "children", "childNodes"])}; it.append(document.createElement("i"));\n«all.length»;`,
	"removal while reading": (h) =>
		`const it = document.createElement("div"); it.innerHTML = "<i></i><i></i><i></i>"; let n = 0; for (const one of ${h.pick(["it.children", "[...it.children]", 'it.querySelectorAll("i")'])}) { one.remove(); n++; }\n«n + it.children.length»;`,
	relatives: (h) =>
		`const it = document.createElement("div"); it.innerHTML = "a<b id=x>${h.word()}</b>c<i></i>"; const b = it.querySelector("b");\n«String(b.nextSibling.data) + b.nextElementSibling.tagName + b.previousElementSibling + b.parentNode.childNodes.length»;`,
	"contains itself": (h) =>
		`const it = document.createElement("div"), part = document.createElement("i"); ${h.pick(["it.append(part);", ""])}\n«it.contains(it) + "" + it.contains(part) + part.isConnected + document.contains(it)»;`,
	"connected or not": (h) =>
		`const it = document.createElement("i"); it.id = "own"; ${h.pick(["document.body.append(it);", "", "document.body.append(it); it.remove();"])}\n«it.isConnected + "" + (document.getElementById("own") === it)»;`,
	"closest and matches": (h) =>
		`const it = document.createElement("div"); it.className = ${h.str()}; it.innerHTML = "<p><b></b></p>"; const b = it.querySelector("b");\n«b.closest("${h.pick(["p", "div", "b", ".ab", "i"])}")?.tagName + "" + b.matches("div b")»;`,
	"query own elements": (h) =>
		`const it = document.createElement("div"); it.innerHTML = '<i class="a">1</i><i class="a b">2</i><b><i>3</i></b>';\n«it.querySelector("${h.pick(["i.b", "b > i", "i:nth-child(2)", "i:not(.a)", ".a + .a", "i:last-of-type", "[class~=b]"])}")?.textContent»;`,
	"query in order of the document": (h) =>
		`const it = document.createElement("div"); it.innerHTML = "<b>1</b><i>2</i>";\n«[...it.querySelectorAll("${h.pick(["i, b", "b, i", "*"])}")].map((one) => one.textContent).join()»;`,
	"id with a query": (h) =>
		`const it = document.createElement("p"); it.id = ${h.str()}; document.body.append(it);\n«document.querySelector("#" + it.id).tagName + document.querySelectorAll("p").length»;`,
	"wrong selectors throw": (h) =>
		`let got; try { document.querySelector("${h.pick(["a[", ":nope", "#1", ""])}"); got = 1; } catch (e) { got = e.name; }\n«got»;`,
	"style declaration": (h) =>
		`const it = document.createElement("i"); it.style.${h.pick(["color", "width", "backgroundColor", "margin"])} = "${h.pick(["RED", "10px", "5", "#FFF", "0"])}";\n«it.style.cssText»;`,
	"style text": (h) =>
		`const it = document.createElement("i"); it.style.cssText = "Color: red; width: ${h.int(1, 20)}px; nope: 1; margin: 1px 2px";\n«it.style.width + it.style.length + it.style.color + it.style.marginTop»;`,
	"style attribute": (h) =>
		`const it = document.createElement("i"); it.setAttribute("style", "width:${h.int(1, 9)}px;color:Blue"); it.style.setProperty("--own", ${h.str()});\n«it.style.color + it.style.getPropertyValue("--own") + it.getAttribute("style").length»;`,
	"computed style": (h) =>
		`const it = document.createElement("${h.pick(["i", "div", "b"])}"); it.style.color = "#f00"; document.body.append(it);\n«getComputedStyle(it).color + getComputedStyle(it).display»;`,
	"address of a link": (h) =>
		`const it = document.createElement("a"); it.href = "${h.pick(["../x?y=1#z", "//other.example/a", "?q", "HTTP://A.EXAMPLE:80/b/../c", "mailto:a@b.c"])}";\n«it.href + it.pathname + it.search + it.hash»;`,
	"address as written": (h) =>
		`const it = document.createElement("${h.pick(["a", "img", "link"])}"); it.setAttribute("${h.pick(["href", "src"])}", "/${h.word()}");\n«String(it.href) + it.getAttribute("href")»;`,
	"link to text": (h) => `const it = document.createElement("a"); it.href = "/${h.word()}";\n«it + ""»;`,
	"text nodes split": (h) =>
		`const it = document.createElement("p"); it.textContent = "abcdef"; it.firstChild.splitText(${h.int(1, 5)});\n«it.childNodes.length + it.firstChild.data»;`,
	"text nodes join": (h) =>
		`const it = document.createElement("p"); it.append("a", ${h.str()}, ""); ${h.pick(["it.normalize();", ""])}\n«it.childNodes.length + it.firstChild.length»;`,
	"options of a list": (h) =>
		`const it = document.createElement("select"); it.innerHTML = "<option>a<option value=${h.word()} selected>b<option>c"; ${h.pick(["", "it.selectedIndex = 2;", 'it.value = "a";', 'it.value = "zz";'])}\n«it.value + it.selectedIndex + it.options.length»;`,
	"radio buttons of a form": (h) =>
		`const it = document.createElement("form"); it.innerHTML = "<input type=radio name=a value=1><input type=radio name=a value=2>"; it.children[0].checked = true; it.children[${h.int(0, 1)}].checked = true;\n«it.children[0].checked + it.elements.a.value»;`,
	"form elements by name": (h) =>
		`const it = document.createElement("form"); it.innerHTML = "<input name=${h.pick(["a", "action", "id", "length"])} value=${h.word()}>";\n«typeof it.a + typeof it.action + typeof it.id + it.length + it.elements.length»;`,
	"text area": (h) =>
		`const it = document.createElement("textarea"); it.innerHTML = "\\n${h.word()}&lt;"; const one = it.value; it.value = "a\\r\\nb"; it.textContent = "zz";\n«one + it.value.length»;`,
	"table helpers": (h) =>
		`const it = document.createElement("table"); it.insertRow().insertCell().textContent = ${h.str()}; it.insertRow(0);\n«it.rows.length + it.rows[1].cells[0].textContent + it.innerHTML.length»;`,
	"template elements": (h) =>
		`const it = document.createElement("template"); it.innerHTML = "<b>${h.word()}</b><tr>";\n«it.childNodes.length + it.content.textContent + it.content.children.length»;`,
	"shadow root": (h) =>
		`const it = document.createElement("div"); it.textContent = "a"; it.attachShadow({ mode: "${h.pick(["open", "closed"])}" }).innerHTML = "<b>${h.word()}</b>";\n«String(it.shadowRoot?.textContent) + it.textContent + it.querySelector("b")»;`,
	"slotted content": (h) =>
		`const it = document.createElement("div"); it.innerHTML = "<i slot=a>${h.word()}</i>"; const root = it.attachShadow({ mode: "open" }); root.innerHTML = "<slot name=${h.pick(["a", "b"])}></slot>";\n«root.firstChild.assignedNodes().length»;`,
	"properties of own class names": (h) =>
		`«Object.prototype.toString.call(document.createElement("${h.pick(["a", "div", "nope", "my-own", "h1"])}"))»;`,
	"same node": (h) =>
		`const it = document.createElement("div"); it.innerHTML = "<i></i>";\n«(it.firstChild === it.children[0]) + "" + it.isEqualNode(it.cloneNode(${h.pick(["true", ""])})) + (it.ownerDocument === document)»;`,
	"outer HTML is replaced": (h) =>
		`const it = document.createElement("div"); it.innerHTML = "<i>1</i>"; const i = it.firstChild; i.outerHTML = "<b>${h.word()}</b>"; i.textContent = "9";\n«it.innerHTML»;`,
	"inner text": (h) => `const it = document.createElement("div"); it.innerText = "a\\n${h.word()}";\n«it.innerHTML»;`,
	"position in the document": () =>
		`const it = document.createElement("div"); it.innerHTML = "<i></i><b></b>";\n«it.firstChild.compareDocumentPosition(it.lastChild) + it.compareDocumentPosition(it.lastChild)»;`,
});
