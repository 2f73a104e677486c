import type { Modifiers } from "../../recording/action-fields.ts";
import { heldKeys } from "../script-text.ts";
import type { ReplayStep } from "./replay-steps.ts";

/** Numbers of keys that many pages still read (UI Events, "Fixed virtual key codes"). */
const CODES: Readonly<Record<string, number>> = {
	Backspace: 8,
	Tab: 9,
	Enter: 13,
	Escape: 27,
	" ": 32,
	PageUp: 33,
	PageDown: 34,
	End: 35,
	Home: 36,
	ArrowLeft: 37,
	ArrowUp: 38,
	ArrowRight: 39,
	ArrowDown: 40,
	Delete: 46,
};

/** Wraps steps in the press and release of modifier keys. */
export function withKeys(modifiers: Modifiers | undefined, steps: readonly ReplayStep[]): ReplayStep[] {
	const held = heldKeys(modifiers);
	return [
		...held.map((key): ReplayStep => ({ type: "keyDown", key })),
		...steps,
		...held.toReversed().map((key): ReplayStep => ({ type: "keyUp", key })),
	];
}

/**
 * Presses a key in another tab than the first. The runner presses all keys in the first one, so the page itself dispatches the events, and
 * does what the browser does on Enter and Space.
 * @param key as `KeyboardEvent.key` has it
 * @param modifiers keys that are held
 * @param leads the key leads to another page: it is pressed after the step, because the runner repeats a step that a new page interrupts
 * @returns a step without its target
 */
export function keyInTab(key: string, modifiers: Modifiers, leads: boolean): ReplayStep {
	const init = {
		key,
		keyCode: CODES[key] ?? key.toUpperCase().charCodeAt(0),
		ctrlKey: modifiers.ctrl,
		altKey: modifiers.alt,
		shiftKey: modifiers.shift,
		metaKey: modifiers.meta,
		bubbles: true,
		cancelable: true,
		composed: true,
	};
	const given = JSON.stringify(init);
	return {
		type: "waitForExpression",
		expression: `${PRESS}(${given}, ${leads ? "(act) => setTimeout(act, 100)" : "(act) => act()"})`,
	};
}

const PRESS = `((init, run) => {
	let at = document.activeElement ?? document.body;
	while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
	const send = (type) => at.dispatchEvent(new KeyboardEvent(type, init));
	const enter = () => {
		if (at.matches("a[href], button, summary")) at.click();
		else if (at.isContentEditable || at.matches("textarea")) document.execCommand("insertText", false, "\\n");
		else if (at.form) {
			const button = [...at.form.elements].find((each) => /^(submit|image)$/.test(each.type));
			if (button) button.click();
			else at.form.requestSubmit();
		}
	};
	run(() => {
		const goesOn = send("keydown");
		if (goesOn && init.key === "Enter") enter();
		if (goesOn && init.key === " " && at.matches("button, summary, [type=checkbox], [type=radio]")) at.click();
		send("keyup");
	});
	return true;
})`;
