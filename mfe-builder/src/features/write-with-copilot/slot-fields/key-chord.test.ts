import { parseSlot } from "@scriptorium/script-templates/slots/parse-slot";
import { expect, it } from "vitest";
import { chordOf, type KeyPress } from "./key-chord.ts";

const none = { ctrlKey: false, altKey: false, shiftKey: false, metaKey: false };
const slot = { name: "keys", type: "keys", question: "", required: true } as const;

it.each<[Partial<KeyPress>, string]>([
	[{ key: "k", code: "KeyK" }, "K"],
	[{ key: "ĸ", code: "KeyK", altKey: true, shiftKey: true }, "Alt+Shift+K"],
	[{ key: "!", code: "Digit1", shiftKey: true, ctrlKey: true }, "Ctrl+Shift+1"],
	[{ key: " ", code: "Space", metaKey: true }, "Meta+Space"],
	[{ key: "ArrowLeft", code: "ArrowLeft" }, "ArrowLeft"],
	[{ key: "F2", code: "F2", ctrlKey: true, altKey: true }, "Ctrl+Alt+F2"],
	[{ key: "é", code: "Quote" }, "É"],
])("%j is a chord that templates take", (press, chord) => {
	const named = chordOf({ key: "", code: "", ...none, ...press });
	expect(named).toBe(chord);
	expect(parseSlot(slot, named ?? "")).toBe(chord);
});

it.each(["Shift", "Control", "Alt", "AltGraph", "Meta"])("waits for a key while %s is held", (key) => {
	expect(chordOf({ ...none, key, code: `${key}Left` })).toBeNull();
});
