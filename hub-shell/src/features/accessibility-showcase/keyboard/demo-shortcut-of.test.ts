import { expect, test } from "vitest";
import { type DemoPress, demoShortcutOf } from "./demo-shortcut-of.ts";

const plain = { key: "", code: "", altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, repeat: false };

test.each<[what: string, press: Partial<DemoPress>, shortcut: ReturnType<typeof demoShortcutOf>]>([
	["Alt+/", { key: "/", code: "Slash", altKey: true }, "help"],
	["Alt+/ on a Mac, which types another character", { key: "÷", code: "Slash", altKey: true }, "help"],
	["Alt+Shift+7, the slash of a German keyboard", { key: "/", code: "Digit7", altKey: true, shiftKey: true }, "help"],
	["AltGr with the key of the slash", { key: "/", code: "Slash", altKey: true, ctrlKey: true }, null],
	["/ alone, which focuses the search", { key: "/", code: "Slash" }, null],
	["Alt+/ held down", { key: "/", code: "Slash", altKey: true, repeat: true }, null],
	["Ctrl+K", { key: "k", ctrlKey: true }, "palette"],
	["⌘K", { key: "K", metaKey: true }, "palette"],
	["Ctrl+Shift+K, the browser's own", { key: "K", ctrlKey: true, shiftKey: true }, null],
	["K", { key: "k" }, null],
	["Escape", { key: "Escape" }, "close"],
	["Alt+Escape, the system's own", { key: "Escape", altKey: true }, null],
])("%s", (_what, press, shortcut) => {
	expect(demoShortcutOf({ ...plain, ...press })).toBe(shortcut);
});
