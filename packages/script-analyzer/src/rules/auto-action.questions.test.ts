import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { autoAction } from "./auto-action.ts";

const on = (body: string) => userscript(["match https://shop.example/*"], body);

describe("auto-action: questions and actions", () => {
	test.each([
		[
			"an interface whose path is not known, and whose response is used",
			`const api = (name) => fetch("/api/" + name, { method: "POST", body: "{}" }).then((r) => r.json()); api(unfold(1)).then((found) => { document.title = found.name; });`,
			["low 5"],
		],
		[
			"one function for all requests",
			`const ask = (url, options) => fetch(url, { method: options.method || "GET", body: options.body }).then((r) => r.json()); ask(unfold(1), { method: "POST", body: "a=1" }).then(console.log); ask(unfold(2), {}).then(console.log);`,
			[],
		],
		[
			"words that are completed",
			`fetch("/coin/?action=autocompletetag", { method: "POST" }).then((r) => r.json()).then(console.log);`,
			[],
		],
		["the code of a shared file", `document.querySelector(".share-access .button").click();`, []],
		[
			"telling the page what a field holds",
			`const field = document.querySelector("#message"); field.value = "x"; field.dispatchEvent(new Event("input", { bubbles: true })); field.dispatchEvent(new Event("change"));`,
			[],
		],
		[
			"a sign-in",
			`fetch("/users/sign_in", { method: "POST", body: "user[email]=" + unfold(1) + "&user[password]=" + unfold(2) }).then((r) => r.text()).then(console.log);`,
			["medium 5"],
		],
		[
			"a view of a post that is asked for",
			`fetch("/reactions?mode=view&post=7", { method: "POST" }).then((r) => r.json()).then((found) => { document.title = found.count; });`,
			[],
		],
		[
			"a form that is only inserted",
			`document.querySelector("#name").value = "x"; document.body.insertAdjacentHTML("beforeend", '<form action="/settings" method="post"><input name="chart"></form>');`,
			[],
		],
	])("is careful with %s", (_title, body, expected) => {
		expect(findIn(autoAction, on(body))).toEqual(expected);
	});

	test.each([
		["its response is not used", `fetch("/api/" + unfold(1), { method: "POST", body: "{}" });`],
		["it deletes", `fetch("/api/" + unfold(1), { method: "DELETE" }).then((r) => r.json()).then(console.log);`],
		["it sends the form", `document.querySelector("#name").value = "x"; document.querySelector("form").submit();`],
	])("finds what acts on the site when %s", (_title, body) => {
		expect(findIn(autoAction, on(body))).toEqual(["medium 5"]);
	});
});
