import type { FlowNode, StepData } from "../document/flow-document.ts";
import { variablesIn } from "../document/variable-text.ts";
import {
	checkParameters,
	clickParameters,
	dialogParameters,
	dragParameters,
	keyParameters,
	navigateParameters,
	observeParameters,
	parametersOf,
	scrollParameters,
	typeParameters,
} from "../generate/step-parameters.ts";
import type { RecordedAction } from "../recording/recorded-action.ts";
import type { RecordedTarget } from "../recording/recorded-target.ts";
import { strategyOf } from "../recording/strategy-of.ts";

/** Spec 03 § 5 and § 9, in milliseconds. */
const DELAY_MS = 1000;
const TIMEOUT_MS = 5000;
const NO_KEYS = { ctrl: false, alt: false, shift: false, meta: false };

/**
 * The element of a step: the recorded one, or that of a selector that was typed by hand.
 * @param data fields of the step
 * @returns null for a step without a selector
 */
export function targetOfStep({ selector = "", target }: StepData): RecordedTarget | null {
	// A selector that was edited by hand may mean another element than the recorded one.
	if (target !== undefined && (selector === "" || selector === target.primary)) return literally(target);
	if (selector.trim() === "") return null;
	return { primary: selector, strategy: strategyOf(selector), fallbacks: [], attributes: {} };
}

/**
 * Stands between `$` and `{` of texts that are no variables: the selectors of recorded elements. Tools spell selectors in their own
 * ways, so that a backslash would not stay one. It is a noncharacter of Unicode, which no text has, and `exportFlow` removes it.
 */
export const NO_VARIABLE = "\uFDD0";

function literally(target: RecordedTarget): RecordedTarget {
	const { primary, fallbacks } = target;
	if (![primary, ...fallbacks].some((selector) => variablesIn(selector).length > 0)) return target;
	const marked = (selector: string): string => selector.replaceAll("$" + "{", `$${NO_VARIABLE}{`);
	return { ...target, primary: marked(primary), fallbacks: fallbacks.map(marked) };
}

/**
 * Converts a step to the action that a recording has for it: the opposite of `convertRecording`.
 * @param node a step whose fields are complete
 * @param url address of its page, as far as it is known
 * @returns null for kinds that no recording has
 */
export function actionOfStep(node: FlowNode, url: string): RecordedAction | null {
	const { type, data } = node;
	const { tab } = data.parameters ?? {};
	const common = {
		id: node.id,
		timestamp: 0,
		url,
		...(data.frame?.length ? { frame: data.frame } : {}),
		...(typeof tab === "number" && tab > 0 ? { tab } : {}),
	};
	const selector = targetOfStep(data);
	const on = selector === null ? {} : { selector };
	switch (type) {
		case "navigate":
		case "reload":
		case "back": {
			if (data.newTab) return null;
			const { cause = "load", causedBy, waitForLoad } = parametersOf(navigateParameters, data) ?? {};
			return {
				...common,
				type: "navigate",
				targetUrl: data.url ?? url,
				waitForLoad: waitForLoad ?? true,
				cause: type === "navigate" ? cause : type,
				...(causedBy === undefined ? {} : { causedBy }),
			};
		}
		case "wait":
			return { ...common, type, duration: data.delay ?? DELAY_MS };
		case "keypress": {
			const modifiers = parametersOf(keyParameters, data)?.modifiers ?? NO_KEYS;
			return { ...common, type, ...on, key: typeof data.value === "string" ? data.value : "", modifiers };
		}
		case "scroll": {
			const { to = { x: 0, y: 0 }, smooth = false } = parametersOf(scrollParameters, data) ?? {};
			return { ...common, type, ...on, position: to, smooth };
		}
		case "dialog": {
			const { dialog = "alert", accepted = true, answer } = parametersOf(dialogParameters, data) ?? {};
			const said = answer === undefined ? {} : { answer };
			return { ...common, type, dialog, accepted, message: data.message ?? "", ...said };
		}
		case "tab": {
			const { change } = data.parameters ?? {};
			return change === "opened" || change === "closed" || change === "activated" ? { ...common, type, change } : null;
		}
		default:
			return selector === null ? null : onElement(node, { ...common, selector });
	}
}

interface OnElement {
	readonly id: string;
	readonly timestamp: number;
	readonly url: string;
	readonly selector: RecordedTarget;
}

function onElement({ type, data }: FlowNode, common: OnElement): RecordedAction | null {
	const { value = "" } = data;
	const masked = parametersOf(typeParameters, data)?.masked ? { masked: true } : {};
	switch (type) {
		case "click": {
			const {
				position = { x: 0, y: 0 },
				button,
				clickCount,
				modifiers,
				duration,
			} = {
				...({ button: "left", clickCount: 1 } as const),
				...parametersOf(clickParameters, data),
			};
			const held = modifiers === undefined ? {} : { modifiers };
			const long = duration === undefined ? {} : { duration };
			return { ...common, type, position, button, clickCount, ...held, ...long };
		}
		case "type":
			return { ...common, type, value: String(value), clear: data.clearFirst !== false, ...masked };
		case "select": {
			const isMultiple = data.parameters?.isMultiple === true;
			const chosen = typeof value === "string" || isMultiple ? value : (value[0] ?? "");
			return { ...common, type, value: chosen, isMultiple, ...masked };
		}
		case "check":
			return { ...common, type, checked: parametersOf(checkParameters, data)?.checked ?? true };
		case "hover":
			return { ...common, type, duration: 0 };
		case "drag": {
			const { selector: source, ...others } = common;
			const { destination, position } = parametersOf(dragParameters, data) ?? {};
			if (destination === undefined) return null;
			return { ...others, type, source, target: destination, duration: 0, ...(position ? { position } : {}) };
		}
		case "upload": {
			const dropped = data.parameters?.dropped === true ? { dropped: true } : {};
			const fromChooser = data.parameters?.fromChooser === true ? { fromChooser: true } : {};
			return { ...common, type, files: [value].flat().filter((name) => name !== ""), ...dropped, ...fromChooser };
		}
		case "observe": {
			const { condition = "present" } = parametersOf(observeParameters, data) ?? {};
			return { ...common, type: "wait", duration: Math.max(0, Math.round(data.timeout ?? TIMEOUT_MS)), condition };
		}
		default:
			return null;
	}
}
