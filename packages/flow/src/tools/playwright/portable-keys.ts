import type { Modifiers } from "../../recording/action-fields.ts";
import { heldKeys } from "../script-text.ts";

/** Names of held keys: Control and the Command key of a Mac mean the same, and the test may run on the other kind of computer. */
export function portableKeys(modifiers: Modifiers | undefined): string[] {
	const held = heldKeys(modifiers);
	if (modifiers?.ctrl && modifiers.meta) return held;
	return held.map((key) => (key === "Control" || key === "Meta" ? "ControlOrMeta" : key));
}
