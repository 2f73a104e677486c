import { normalizeName } from "@scriptorium/redaction/name-of-secret";
import {
	attribute,
	byId,
	childNodesOf,
	closest,
	descendantsOf,
	inherited,
	parentElementOf,
	previousOf,
	queryAll,
	queryFirst,
	rootOf,
	tagOf,
	textOf,
} from "@scriptorium/selectors/intact-dom";

/** Maximum length of a field's name in UTF-16 units; longer texts describe more than one field. */
const MAX_LABEL = 200;
const MAX_NEARBY = 120;
/** Ancestors of a field that are searched for a describing text. */
const MAX_LEVELS = 3;
const FIELDS = 'input:not([type="hidden"]):not([type="submit"]):not([type="button"]),textarea,select,[contenteditable]';
const TEXT_TYPES = new Set(["", "text", "tel", "number", "password"]);

const NAMED_BY = ["name", "id", "data-testid", "data-test", "data-cy", "formcontrolname", "ng-model"];
const SAID_BY = ["aria-label", "placeholder", "data-placeholder", "aria-placeholder", "title", "label"];

/** Names of a field: its attributes and labels, and those of the custom element around it. */
export function namesOf(field: Element): { readonly written: readonly string[]; readonly said: readonly string[] } {
	const written = NAMED_BY.map((name) => attribute(field, name) ?? "");
	const said = [...SAID_BY.map((name) => attribute(field, name) ?? ""), ...labelsOf(field)];
	const root = rootOf(field);
	if (root instanceof ShadowRoot) {
		const { host } = root;
		const around = namesOf(host);
		written.push(...around.written);
		said.push(...around.said, textAround(closest(host, "label")));
	}
	const isThere = (text: string): boolean => text.trim() !== "";
	return { written: written.filter(isThere), said: said.filter(isThere) };
}

function labelsOf(field: Element): string[] {
	const labels = inherited(field, "labels");
	const own = labels instanceof NodeList ? [...labels].map((label) => textAround(label as Element)) : [];
	return [...own, ...labeledBy(field)];
}

/** Texts of the elements that `aria-labelledby` names. */
function labeledBy(element: Element): string[] {
	const root = rootOf(element);
	const scope = root instanceof ShadowRoot ? root : root === document ? document : null;
	if (scope === null) return [];
	const ids = (attribute(element, "aria-labelledby") ?? "").split(/\s+/).filter(Boolean);
	return ids.map((id) => textAround(byId(scope, id)));
}

const textAround = (element: Element | null): string =>
	element === null
		? ""
		: (textOf(element) ?? "")
				.slice(0, MAX_LABEL * 4)
				.trim()
				.slice(0, MAX_LABEL);

/** Name of the group of fields around one: the legend of its fieldset, or the label of its `role="group"`. Empty without one. */
export function groupNameOf(field: Element): string {
	const group = closest(field, 'fieldset,[role="group"],[role="radiogroup"]');
	if (group === null) return "";
	return attribute(group, "aria-label") || labeledBy(group).join(" ") || textAround(queryFirst(group, "legend"));
}

/** What fields are called that only their group explains: "Answer", "2nd digit". */
const BARE =
	/^(?:(?:your|ihre|votre|su|sua|first|second|third|fourth|fifth|last|erste|zweite|dritte|vierte|letzte|\d{1,2}(?: (?:st|nd|rd|th|e|er|o|a))?|answer|antwort|reponse|respuesta|resposta|risposta|antwoord|odpowiedz|ответ|答え|回答|答案|답변|cevap|value|wert|code|number|nummer|numero|digit|character|letter|ziffer|stelle|zeichen|chiffre|cifra|digito|box|word)s?(?: |$))*$/u;

/**
 * Whether the names of a field say nothing without its group.
 * @param said its labels, as `namesOf` reads them
 * @returns true also without any
 */
export const isBare = (said: readonly string[]): boolean => said.every((name) => BARE.test(normalizeName(name)));

/** Text beside a field without a label: the cell to its left, the term of its definition, its fieldset. Empty without one. */
export function textNear(field: Element): string {
	for (const around of alone(field)) {
		const parent = parentElementOf(around);
		if (parent === null) return "";
		const before = textBefore(around, parent) || textOfPrevious(around);
		const text = before || (countFields(parent) === 1 && parent !== field ? textOf(parent) : "") || "";
		const plain = text.replace(/\s+/g, " ").trim();
		if (/\p{L}/u.test(plain)) return plain.length > MAX_NEARBY ? "" : plain;
	}
	return "";
}

/** The field and its ancestors up to the first that contains another field. */
function* alone(field: Element): Generator<Element> {
	let at: Element | null = field;
	for (let level = 0; at !== null && level < MAX_LEVELS; level += 1) {
		if (at !== field && countFields(at) > 1) return;
		yield at;
		at = parentElementOf(at);
	}
}

const countFields = (element: Element): number => queryAll(element, FIELDS).length;

/** The text directly before an element. */
function textBefore(element: Element, parent: Element): string {
	let text = "";
	for (const node of childNodesOf(parent)) {
		if (node === element) return text.trim();
		text = node instanceof Text ? text + node.data : "";
	}
	return "";
}

function textOfPrevious(element: Element): string {
	const previous = previousOf(element);
	return previous === null || queryFirst(previous, FIELDS) !== null ? "" : (textOf(previous) ?? "");
}

/** Called for each key that is typed, on pages of any size. */
const textInputsIn = (around: Element): Element[] =>
	[...descendantsOf(around, "input")].filter((input) => TEXT_TYPES.has((attribute(input, "type") ?? "").toLowerCase()));

/** The group of adjacent text inputs around one, in document order. */
export function inputsBeside(field: Element): readonly Element[] {
	let at = parentElementOf(field);
	for (let level = 0; at !== null && level <= MAX_LEVELS; level += 1) {
		const inputs = textInputsIn(at);
		if (inputs.length > 1) return inputs;
		at = parentElementOf(at);
	}
	return [field];
}

/** Ancestors of a field that contain no other text input. */
export function* holdersOf(field: Element): Generator<Element> {
	let at = parentElementOf(field);
	for (let level = 0; at !== null && level < MAX_LEVELS; level += 1) {
		const others = textInputsIn(at).filter((other) => other !== field);
		if (others.some((other) => attribute(other, "type") !== "password")) return;
		yield at;
		at = tagOf(at) === "form" ? null : parentElementOf(at);
	}
}
