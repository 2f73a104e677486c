// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { ariaSelector, parseSelector, xpathLiteral } from "./selector-syntax.ts";

it.each([
	["#main > a", { kind: "css", value: "#main > a" }],
	["text/Save all", { kind: "text", value: "Save all" }],
	["xpath///*[@id='a']", { kind: "xpath", value: "//*[@id='a']" }],
	["pierce/button", { kind: "pierce", value: "button" }],
	["aria/Save", { kind: "aria", name: "Save", role: null }],
	['aria/Save[role="button"]', { kind: "aria", name: "Save", role: "button" }],
	["aria/[role='button']", { kind: "aria", name: null, role: "button" }],
	['aria/[name="a \\"b\\""][role="link"]', { kind: "aria", name: 'a "b"', role: "link" }],
	["aria-label/no", { kind: "css", value: "aria-label/no" }],
])("%s is read as Puppeteer reads it", (selector, parsed) => {
	expect(parseSelector(selector)).toEqual(parsed);
});

it.each(["Save", "Save [draft]", 'Say "yes"', "It's", "a\\b"])("the name %s comes back as it was", (name) => {
	expect(parseSelector(ariaSelector(name, "button"))).toEqual({ kind: "aria", name, role: "button" });
});

it.each([
	["plain", '"plain"'],
	['say "yes"', "'say \"yes\"'"],
	[`it's "it"`, `concat("it's ", '"', "it", '"', "")`],
])("%s is an XPath literal", (text, literal) => {
	expect(xpathLiteral(text)).toBe(literal);
});
