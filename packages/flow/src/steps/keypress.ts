import * as z from "zod/mini";
import { calls, fails } from "../generate/step-code.ts";
import { pageTarget, targetOf } from "../generate/step-target.ts";
import { actionSchema, modifiers } from "../recording/action-fields.ts";
import { recordedTarget } from "../recording/recorded-target.ts";
import { targetOfStep } from "../recording/target-of-step.ts";
import { keyInTab, withKeys } from "../tools/devtools-recorder/replay-keys.ts";
import type { ActionPart } from "../tools/import-note.ts";
import { portableKeys } from "../tools/playwright/portable-keys.ts";
import { isWritten, literal } from "../tools/script-text.ts";
import { actionsOn, badCommand, noteVariables } from "../tools/selenium-ide/side-action-parts.ts";
import { commandOn, noSuchCommand, oneCommand } from "../tools/selenium-ide/side-command-parts.ts";
import { decodeKeys, encodeKeys, type SidePart } from "../tools/selenium-ide/side-keys.ts";
import { decodeSideText, encodeSideText } from "../tools/selenium-ide/side-text.ts";
import { type ActionContent, elementContent } from "./action-content.ts";
import { type ActionDefinition, noSideScript, noTexts } from "./action-definition.ts";
import { finding } from "./step-checks.ts";
import type { StepDefinition } from "./step-definition.ts";
import { heldEventKeys, parametersOf } from "./step-parameters.ts";
import { unreadable } from "./step-problems.ts";
import { typed } from "./type.ts";

export const keypressAction = actionSchema("keypress", {
	/** Left out: wherever the focus is. */
	selector: z.optional(recordedTarget),
	/** As `KeyboardEvent.key` has it. */
	key: z.string().check(z.minLength(1), z.maxLength(32)),
	modifiers,
});
type KeypressAction = z.infer<typeof keypressAction>;

const keyParameters = z.object({ modifiers: z.optional(modifiers) });
const NO_KEYS = { ctrl: false, alt: false, shift: false, meta: false };

export const keypress: StepDefinition<KeypressAction> = {
	checks: [
		({ value }) => (value === undefined || value.length === 0 ? finding("missing-key", "warning", "has no key") : null),
	],
	checkExits: null,
	leavesPage: false,
	alone: null,
	resumesByItself: () => false,
	generate(data) {
		const { label, value: key = "", frame } = data;
		const parameters = parametersOf(keyParameters, data);
		if (parameters === null || typeof key !== "string") return unreadable(data);
		if (key === "") return fails(`"${label}" is missing a key`);
		// Without a target the key goes to the focused element; in a frame, to the focused element there.
		const target = targetOf(data) ?? (frame?.length ? pageTarget("body", frame) : { literal: null });
		const held = heldEventKeys(parameters.modifiers) ?? {};
		return calls({ part: "pressKey", args: [target, { literal: key }, { literal: held }] });
	},
	toAction({ data }, place) {
		const selector = targetOfStep(data);
		const held = parametersOf(keyParameters, data)?.modifiers ?? NO_KEYS;
		const key = typeof data.value === "string" ? data.value : "";
		return { ...place, type: "keypress", ...(selector === null ? {} : { selector }), key, modifiers: held };
	},
};

export const keypressContent: ActionContent<KeypressAction> = {
	...elementContent,
	shown({ selector, key, modifiers: held }) {
		const names = Object.entries(held).flatMap(([name, isHeld]) => (isHeld ? [name] : []));
		return { selector: selector?.primary ?? null, value: [...names, key].join(" + ") };
	},
};

export const keypressInTools: ActionDefinition<KeypressAction> = {
	...noTexts,
	...noSideScript,
	toStep: ({ selector, key, modifiers: held }) => ({
		type: "keypress",
		label: "Press key",
		...(selector ? { selector: selector.primary, target: selector } : {}),
		value: key,
		parameters: { modifiers: held },
	}),
	playwright({ key, modifiers: pressed, selector }, { page, on, note }) {
		const held = portableKeys(pressed);
		if (isWritten(key)) {
			if (held.some((each) => each !== "Shift")) note("replaced");
			if (selector === undefined) return [`await ${page}.keyboard.type(${literal(key)});`];
			return [`await ${on(selector)}.pressSequentially(${literal(key)});`];
		}
		const keys = literal([...held, key === " " ? "Space" : key].join("+"));
		return [`await ${selector === undefined ? `${page}.keyboard` : on(selector)}.press(${keys});`];
	},
	puppeteer({ selector, key, modifiers: held }, { page, onHandle, holding }) {
		const call = `.${isWritten(key) ? "type" : "press"}(${literal(key === " " ? "Space" : key)})`;
		return holding(held, selector === undefined ? `${page}.keyboard${call}` : onHandle(selector, call));
	},
	replay({ key, modifiers: held, tab = 0 }, { note, leads }) {
		if (tab > 0) {
			note("replaced");
			return [keyInTab(key, held, leads)];
		}
		return withKeys(held, [
			{ type: "keyDown", key },
			{ type: "keyUp", key },
		]);
	},
	readReplay: {
		keyDown: ({ key }, { held }) => ({ type: "keypress", key, modifiers: { ...held } }),
	},
	side({ selector, key, modifiers: held }) {
		const keys = encodeKeys(key, held);
		if (keys === null) return noSuchCommand;
		if (selector !== undefined) return commandOn(selector, "sendKeys", encodeSideText(keys));
		return oneCommand("sendKeys", FOCUS, ["replaced"], encodeSideText(keys));
	},
	readSide: {
		sendKeys(command) {
			const sequence = decodeSideText(command.value);
			const parts = decodeKeys(sequence);
			if (parts === null) return badCommand;
			const notes = noteVariables(sequence.replaceAll(/\$\{KEY_\w+\}/g, ""));
			if (command.target.trim() === FOCUS) return { actions: parts.flatMap(pressed), notes };
			return actionsOn(
				command,
				(selector) =>
					parts.map((part) => (part.type === "type" ? typed(selector, part.value, false) : { ...part, selector })),
				notes,
			);
		},
	},
};

/** Selenium's locator of the focused element. */
const FOCUS = "css=:focus";

/** On the focused element, texts are typed as keys. */
function pressed(part: SidePart): ActionPart[] {
	if (part.type === "keypress") return [part];
	return [...part.value].map((key) => ({ type: "keypress", key, modifiers: NO_KEYS }));
}
