// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { collectTyping } from "./typed-ahead.ts";

afterEach(() => document.body.replaceChildren());

function press(key: string, options: KeyboardEventInit = {}): KeyboardEvent {
	const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...options });
	(document.activeElement ?? document.body).dispatchEvent(event);
	return event;
}

test("collects characters and corrections, and keeps them from the page", () => {
	const heard: string[] = [];
	document.addEventListener("keydown", ({ key }) => heard.push(key), { once: true });
	const take = collectTyping(document, () => undefined);
	for (const key of ["/", "é", "🚀", "x", "Backspace", "ß"]) expect(press(key).defaultPrevented, key).toBe(true);
	expect(heard).toEqual([]);
	expect(take()).toBe("/é🚀ß");
	expect(press("a").defaultPrevented).toBe(false);
	expect(heard).toEqual(["a"]);
});

test("leaves shortcuts, modifiers and keys that write nothing to the page", () => {
	const take = collectTyping(document, () => undefined);
	for (const key of ["Shift", "Tab", "Enter", "F5"]) expect(press(key).defaultPrevented, key).toBe(false);
	expect(press("k", { ctrlKey: true }).defaultPrevented).toBe(false);
	expect(press("r", { metaKey: true }).defaultPrevented).toBe(false);
	expect(take()).toBe("");
});

test.each([
	["Escape", () => press("Escape")],
	["the pointer", () => document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }))],
])("ends with %s", (_, cancel) => {
	let cancelled = 0;
	const take = collectTyping(document, () => (cancelled += 1));
	press("a");
	cancel();
	expect(cancelled).toBe(1);
	expect(press("b").defaultPrevented).toBe(false);
	expect(take()).toBe("");
});
