import { classifyName } from "@scriptorium/redaction/name-of-secret";
import {
	attribute,
	childCountOf,
	matches,
	parentElementOf,
	queryAll,
	tagOf,
	textOf,
} from "@scriptorium/selectors/intact-dom";
import type { PageRecorder, Recorded, SeenAction } from "./page-recorder.ts";

/** Minimum number of different characters on the keys of a pad. */
const MIN_KEYS = 9;
/** Maximum number of ancestors between a key and its pad. */
const MAX_DEPTH = 8;
/** Ancestors of a pad that are searched for what it is for. */
const MAX_LEVELS = 3;
/** Maximum length in UTF-16 units of a text that says what a pad is for. */
const MAX_TEXT = 120;
/** Maximum number of presses that wait for a masked display. */
const MAX_WAITING = 40;
/** One character, or a digit with the letters that telephones have. */
const KEY = /^(?:[\p{L}\p{Nd}]|\p{Nd}\s*[A-Z]{3,4})$/u;
const MASKED = /^[•●∙⚫⬤○◯◦＊*·_\s]{2,}$/u;
/** Names of hidden fields that forms have for protection, whatever is typed into them. */
const FORM_TOKEN = /token|csrf|xsrf|nonce|session/i;
const FIELDS = "input:not([type=submit],[type=button],[type=checkbox],[type=radio]),textarea";

/** Withholds what is entered by pressing the keys of a pad on the page, where that is a secret. */
export interface SecretPads {
	/** Records the press of a key of a secret pad without the key. @returns whether the element is such a key */
	withhold(pressed: Element): boolean;
	/** Records a typed character without it where the page has a secret pad. @returns whether it has one */
	withholdTyped(character: string, focused: Element): boolean;
	/** Takes a recorded press back if its pad turns out to be secret, as by the dots that it then shows. */
	recorded(pressed: Element, action: Recorded): void;
}

/** Recognizes pads for a PIN, and keyboards for a password, on the page. A calculator or a telephone's keys are recorded. */
export function createSecretPads(
	recorder: Pick<PageRecorder, "add" | "describe" | "isSecret">,
	signal: AbortSignal,
): SecretPads {
	let waiting: { readonly pad: Element; readonly action: Recorded }[] = [];
	const hidden = (target: Element): SeenAction => ({
		type: "type",
		selector: recorder.describe(target),
		value: "",
		clear: true,
		masked: true,
	});
	const takeBack = (pad: Element): Element | null => {
		const target = secretTargetOf(pad, recorder.isSecret);
		if (target === null || signal.aborted) return target;
		for (const each of waiting) if (each.pad === pad) each.action.replace(hidden(target));
		waiting = waiting.filter((each) => each.pad !== pad);
		return target;
	};
	const withholdAt = (pad: Element | null): boolean => {
		const target = pad && takeBack(pad);
		if (target === null) return false;
		recorder.add(hidden(target), target);
		return true;
	};
	return {
		withhold: (pressed) => withholdAt(padAround(pressed)),
		withholdTyped(character, focused) {
			const key = /^\p{Nd}$/u.test(character) ? keysIn(focused)[0] : undefined;
			return key !== undefined && withholdAt(padAround(key));
		},
		recorded(pressed, action) {
			const pad = padAround(pressed);
			if (pad === null) return;
			waiting = [...waiting, { pad, action }].slice(-MAX_WAITING);
			// After the page has reacted.
			setTimeout(() => takeBack(pad));
		},
	};
}

/** The keypad that a key belongs to: its nearest ancestor that contains enough other keys. */
function padAround(pressed: Element): Element | null {
	if (keyOf(pressed) === null) return null;
	let at = parentElementOf(pressed);
	for (let depth = 0; at !== null && depth < MAX_DEPTH; depth += 1) {
		if (new Set(keysIn(at).map(keyOf)).size >= MIN_KEYS) return at;
		at = parentElementOf(at);
	}
	return null;
}

/** The elements with a single character, among those that have at most a text and one more element. */
const keysIn = (around: Element): Element[] =>
	[...queryAll(around, "*")].filter((element) => childCountOf(element) <= 1 && keyOf(element) !== null);

function keyOf(element: Element): string | null {
	const text =
		attribute(element, "aria-label") ?? (tagOf(element) === "input" ? attribute(element, "value") : textOf(element));
	const key = (text ?? "").trim();
	return KEY.test(key) ? (key[0] ?? null) : null;
}

/** The element that a secret pad writes into: its field, else the pad. Null where nothing says that a secret is entered. */
function secretTargetOf(pad: Element, isSecret: (field: Element) => boolean): Element | null {
	let at: Element | null = pad;
	for (let level = 0; at !== null && level <= MAX_LEVELS; level += 1) {
		if (level > 0 && matches(at, "main,body,html")) break;
		const fields = [...queryAll(at, FIELDS)];
		const field = fields.find((one) => attribute(one, "type")?.toLowerCase() !== "hidden" && isSecret(one));
		if (field !== undefined) return field;
		if (fields.some(isNamedSecret) || isSaidSecret(at)) return pad;
		at = parentElementOf(at);
	}
	return null;
}

const namesSecret = (name: string): boolean => ["secret", "code"].includes(classifyName(name) ?? "");

const isNamedSecret = (field: Element): boolean =>
	["name", "id"].some((kind) => {
		const name = attribute(field, kind) ?? "";
		return !FORM_TOKEN.test(name) && namesSecret(name);
	});

/** Whether an element is named for a secret, or a text in it asks for one or consists of dots. */
function isSaidSecret(around: Element): boolean {
	if (["aria-label", "id", "class", "title"].some((name) => namesSecret(attribute(around, name) ?? ""))) return true;
	return [...queryAll(around, "*")].some((element) => {
		if (childCountOf(element) > 0) return false;
		const text = (textOf(element) ?? "").trim();
		if (MASKED.test(text)) return true;
		return text.length <= MAX_TEXT && !KEY.test(text) && namesSecret(text);
	});
}
