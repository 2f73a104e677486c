// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { isTypingAt, type PressedKey, type PressedWhere, shortcutOf } from "./shortcut-of.ts";

const plain: Omit<PressedKey, "key"> = {
	ctrlKey: false,
	metaKey: false,
	altKey: false,
	shiftKey: false,
	repeat: false,
	isComposing: false,
	defaultPrevented: false,
};
const page: PressedWhere = { isTyping: false, isBehindDialog: false, singleKeysOn: true };
const press = (key: string, held: Partial<PressedKey> = {}) => ({ ...plain, key, ...held });

describe("shortcuts", () => {
	test("Ctrl+K and Cmd+K open the palette, while typing and in a dialog too", () => {
		const anywhere = { isTyping: true, isBehindDialog: true, singleKeysOn: false };
		expect(shortcutOf(press("k", { ctrlKey: true }), anywhere)).toBe("palette");
		expect(shortcutOf(press("K", { metaKey: true }), anywhere)).toBe("palette");
	});

	test("single keys, with Shift where the layout needs it", () => {
		expect(shortcutOf(press("/"), page)).toBe("search");
		expect(shortcutOf(press("/", { shiftKey: true }), page)).toBe("search");
		expect(shortcutOf(press("?", { shiftKey: true }), page)).toBe("list");
	});

	test.each([
		["in a field", { isTyping: true }],
		["behind a dialog", { isBehindDialog: true }],
		["when they are switched off", { singleKeysOn: false }],
	])("single keys do nothing %s", (_where, change) => {
		expect(shortcutOf(press("/"), { ...page, ...change })).toBeNull();
		expect(shortcutOf(press("?"), { ...page, ...change })).toBeNull();
	});

	test.each([
		["another letter", press("j")],
		["with another command key", press("/", { ctrlKey: true })],
		["AltGr on a layout that types with it", press("/", { altKey: true, ctrlKey: true })],
		["Ctrl+Shift+K, the browser's own", press("K", { ctrlKey: true, shiftKey: true })],
		["both command keys", press("k", { ctrlKey: true, metaKey: true })],
		["a key held down", press("/", { repeat: true })],
		["half of a composed character", press("/", { isComposing: true })],
		["a key that somebody has used", press("/", { defaultPrevented: true })],
	])("nothing for %s", (_what, key) => {
		expect(shortcutOf(key, page)).toBeNull();
	});
});

test.each([
	["<input>", true],
	["<textarea></textarea>", true],
	["<select></select>", true],
	["<div contenteditable><b></b></div>", true],
	['<div contenteditable="false"></div>', false],
	['<div role="textbox"></div>', true],
	["<button></button>", false],
	["<p></p>", false],
])("a key in %s is typing: %s", (html, typing) => {
	document.body.innerHTML = html;
	const inner = document.body.querySelector("b") ?? document.body.firstElementChild;
	const path: Element[] = [];
	for (let element = inner; element; element = element.parentElement) path.push(element);
	expect(isTypingAt(path)).toBe(typing);
});
