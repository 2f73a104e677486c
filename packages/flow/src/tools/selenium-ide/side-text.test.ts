import fc from "fast-check";
import { expect, it } from "vitest";
import { decodeKeys, encodeKeys } from "./side-keys.ts";
import { selectorOf, sideTargets, targetFrom } from "./side-locator.ts";
import { decodeSideText, encodeSideText, hasVariable, isCarried } from "./side-text.ts";

const none = { ctrl: false, alt: false, shift: false, meta: false };

it("texts come back, but for blanks at their ends", () => {
	const pieces = fc.constantFrom("\\", "\n", "\r", "n", "r", `\${`, "}", "a b");
	const text = fc.oneof(
		fc.string({ unit: "binary" }),
		fc.array(pieces).map((each) => each.join("")),
	);
	fc.assert(
		fc.property(text, (plain) => {
			fc.pre(!plain.includes(`\${nbsp}`));
			expect(decodeSideText(encodeSideText(plain))).toBe(plain.replaceAll(/^[^\S\r\n]+|[^\S\r\n]+$/g, ""));
			expect(encodeSideText(plain)).not.toMatch(/[\n\r]/);
		}),
		{ numRuns: 1000 },
	);
});

it.each([
	["Two\nlines", "Two\\nlines", true],
	["#\\31 23", "#\\31 23", true],
	// The runner reads it as a line.
	["C:\\new", "C:\\\\new", false],
	[" edge", " edge", false],
	[`\${name}`, `\${name}`, false],
	[`\${nbsp}`, `\${nbsp}`, false],
	["$5 {a}", "$5 {a}", true],
])("%j is written %j", (plain, encoded, carried) => {
	expect(encodeSideText(plain)).toBe(encoded);
	expect(isCarried(plain)).toBe(carried);
});

it("tells variables from spaces", () => {
	expect([`a\${b}`, `\${KEY_ENTER}`, `\${nbsp}`, "$b", `\${`].map(hasVariable)).toEqual([
		true,
		true,
		false,
		false,
		false,
	]);
});

it.each([
	["Enter", {}, `\${KEY_ENTER}`],
	[" ", {}, `\${KEY_SPACE}`],
	["ArrowLeft", { shift: true }, `\${KEY_SHIFT}\${KEY_ARROW_LEFT}`],
	["a", { ctrl: true, meta: true }, `\${KEY_CONTROL}\${KEY_META}a`],
	["F12", { alt: true }, `\${KEY_ALT}\${KEY_F12}`],
	["é", { ctrl: true }, `\${KEY_CONTROL}é`],
])("the key %s with %j is %s, and back", (key, held, keys) => {
	const modifiers = { ...none, ...held };
	expect(encodeKeys(key, modifiers)).toBe(keys);
	expect(decodeKeys(keys)).toEqual([{ type: "keypress", key, modifiers }]);
});

it("knows no other keys, whatever objects have by themselves", () => {
	expect(["AudioVolumeUp", "constructor", "__proto__"].map((key) => encodeKeys(key, none))).toEqual([null, null, null]);
	expect([`\${KEY_FOO}`, `a\${KEY_constructor}`].map(decodeKeys)).toEqual([null, null]);
});

it("takes texts and keys apart; held keys stay until they are let go of", () => {
	expect(decodeKeys(`ink\${KEY_DOWN}\${KEY_CTRL}ab\${KEY_NULL}c\${other}\${KEY_NUMPAD7}`)).toEqual([
		{ type: "type", value: "ink" },
		{ type: "keypress", key: "ArrowDown", modifiers: none },
		{ type: "keypress", key: "a", modifiers: { ...none, ctrl: true } },
		{ type: "keypress", key: "b", modifiers: { ...none, ctrl: true } },
		{ type: "type", value: `c\${other}` },
		{ type: "keypress", key: "7", modifiers: none },
	]);
});

it.each([
	["id=save", "#save"],
	["id=1st", '[id="1st"]'],
	['name=a"b', '[name="a\\"b"]'],
	["css=#a > b", "#a > b"],
	["css=input[name=q]", "input[name=q]"],
	["xpath=//a[@id='x']", "xpath///a[@id='x']"],
	["//a[1]", "xpath///a[1]"],
	["linkText=Sign in", 'aria/Sign in[role="link"]'],
	['link=a "b" [c]', 'aria/[name="a \\"b\\" [c]"][role="link"]'],
	['partialLinkText=it\'s "x"', `xpath///a[contains(normalize-space(.), concat("it's ", '"', "x", '"', ""))]`],
	["  id=save  ", "#save"],
	["identifier=x", null],
	["dom=document.a", null],
	["id=", null],
	["", null],
	["constructor=x", null],
	[`css=${"a".repeat(2001)}`, null],
])("the locator %s is %s", (locator, selector) => {
	expect(selectorOf(locator)).toBe(selector);
});

it("writes the shortest supported locator, and leaves out unsupported selectors", () => {
	const selectors = [
		"#save",
		'[name="q"]',
		"#a > b",
		"xpath///a[1]",
		'aria/Sign in[role="link"]',
		'aria/Save[role="button"]',
		"text/Save",
		"#host >>> b",
		"pierce/b",
		"#save",
		"#\\31 23",
		"#edge ",
	];
	const [primary = "", ...fallbacks] = selectors;
	expect(sideTargets({ primary, fallbacks, strategy: "css", attributes: {} })).toEqual([
		["id=save", "id"],
		["name=q", "name"],
		["css=#a > b", "css:finder"],
		["xpath=//a[1]", "xpath"],
		["linkText=Sign in", "linkText"],
		["css=#\\31 23", "css:finder"],
	]);
});

it("reads all supported locators, and notes unsupported ones", () => {
	expect(targetFrom(["id=a", "css=#a", "identifier=a", "css=b"])).toEqual({
		target: { primary: "#a", strategy: "id", fallbacks: ["b"], attributes: {} },
		isWhole: false,
	});
	expect(targetFrom(["id=a", "id=b"])?.isWhole).toBe(true);
	expect(targetFrom(["identifier=a", ""])).toBeNull();
	expect(targetFrom(Array.from({ length: 20 }, (_, at) => `id=a${at}`))).toMatchObject({ isWhole: false });
});
