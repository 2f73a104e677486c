import { classifyName, normalizeName } from "@scriptorium/redaction/name-of-secret";
import { isSeedWordBegun } from "@scriptorium/redaction/seed-phrase";
import { attribute, boxOf, closest, matches, queryAll, tagOf, textOf } from "@scriptorium/selectors/intact-dom";
import { holdersOf, inputsBeside, namesOf } from "./field-names.ts";
import { isHiddenPassword } from "./past-passwords.ts";

/** Names of fonts that render a disc or star for each letter. */
const MASK_FONT = /text-?security|password|dots?-?font|disc-?font|bullet|mask/i;
const MIN_BOXES = 3;
/** Larger groups of boxes are no codes: a crossword, a table. */
const MAX_BOXES = 24;
const MAX_BOX_PX = 64;
/** Inputs that are as narrow as their text, as beside tags, are less wide while they are empty. */
const MIN_BOX_PX = 8;
const ONE_TIME_CODE = { min: 4, max: 8 } as const;
const CARD_BOX = 4;
const SOCIAL_SECURITY = "3,2,4";
/** Word counts of BIP-39 phrases. */
const SEED_LENGTHS = new Set([12, 15, 18, 21, 24]);

/** Whether an input other than a password input masks its text. */
export function isDrawnAsDiscs(field: Element): boolean {
	const style = getComputedStyle(field);
	const security = style.getPropertyValue("-webkit-text-security");
	return (security !== "" && security !== "none") || MASK_FONT.test(style.fontFamily);
}

/** Maximum length of an input in UTF-16 units; null without a limit. `size` is none: it is the input's width in characters. */
function maxLengthOf(input: Element): number | null {
	const written = Number.parseInt(attribute(input, "maxlength") ?? "", 10);
	return written > 0 ? written : null;
}

/**
 * Whether an input offers suggestions. It is no box of a code, although libraries for such inputs (Tom Select, React Select) make it as
 * narrow as its text.
 */
const offersSuggestions = (input: Element): boolean =>
	matches(input, '[role="combobox" i],[list],[aria-autocomplete="list" i],[aria-autocomplete="both" i]');

/** Whether an input expects four to eight digits, as one-time codes have. */
export function asksForFewDigits(input: Element): boolean {
	if (offersSuggestions(input)) return false;
	const mode = attribute(input, "inputmode")?.toLowerCase() ?? "";
	const type = attribute(input, "type")?.toLowerCase() ?? "";
	const pattern = attribute(input, "pattern") ?? "";
	const isNumeric =
		mode === "numeric" || mode === "decimal" || type === "tel" || type === "number" || /\\d|0-9/.test(pattern);
	const maxLength = maxLengthOf(input) ?? Number(/\{(?:\d,)?(\d)\}/.exec(pattern)?.[1] ?? 0);
	return isNumeric && maxLength >= ONE_TIME_CODE.min && maxLength <= ONE_TIME_CODE.max;
}

/**
 * The inputs of a secret that is split into several boxes: one per digit of a code, four of a card, three of a social security number,
 * one per word of a recovery phrase. Null for an ordinary input.
 */
export function splitSecretOf(input: Element): readonly Element[] | null {
	const inputs = inputsBeside(input);
	// Fields for the words of a phrase may suggest words.
	if (SEED_LENGTHS.has(inputs.length) && isSeedWordBegun(typedInto(input)) && !inputs.some(isCalled)) return inputs;
	return offersSuggestions(input) ? null : boxesOfCode(input, inputs);
}

function boxesOfCode(input: Element, beside: readonly Element[]): readonly Element[] | null {
	const inputs = beside.filter((other) => !offersSuggestions(other));
	const lengths = inputs.map(maxLengthOf);
	const own = maxLengthOf(input);
	const alike = inputs.filter((_, at) => lengths[at] === own);
	if (own === 1 && alike.length <= MAX_BOXES) return alike;
	if (own === CARD_BOX && alike.length >= MIN_BOXES && alike.length <= CARD_BOX + 1) return alike;
	if (inputs.length === 3 && lengths.join() === SOCIAL_SECURITY) return inputs;
	if (inputs.length > MIN_BOXES && inputs.length <= MAX_BOXES && own === null && areNarrow(inputs)) return inputs;
	return null;
}

/** Whether an input has a name other than a number, or than that of a word of a phrase. */
const isCalled = (input: Element): boolean =>
	namesOf(input).said.some((name) => /\p{L}{2}/u.test(name) && !NUMBERED_WORD.test(normalizeName(name)));

const NUMBERED_WORD =
	/^(?:(?:seed|secret|recovery|mnemonic|phrase) ?)*(?:words?|wort|mot|palabra|palavra|parola|woord|slowo|слово|kelime|单词|単語|단어)? ?(?:no |nr |number )?\d{1,2}$/u;

const typedInto = (input: Element): string => (input instanceof HTMLInputElement ? input.value : "");

/** Boxes that a script limits to one character each. */
const areNarrow = (inputs: readonly Element[]): boolean =>
	inputs.every((input) => typedInto(input).length <= 1) &&
	inputs.every((input) => {
		const { width } = boxOf(input);
		return width >= MIN_BOX_PX && width <= MAX_BOX_PX;
	});

const REVEALS = 'button,[role="button"],[role="switch"],input[type="checkbox"],[aria-pressed]';

/** Whether a field is the visible twin of a hidden password input, or has a button that shows or hides a password. */
export function isBesideReveal(field: Element): boolean {
	for (const container of holdersOf(field)) {
		if ([...queryAll(container, 'input[type="password"]')].some(isHiddenPassword)) return true;
		for (const button of queryAll(container, REVEALS)) {
			const label = tagOf(button) === "input" ? closest(button, "label") : null;
			const names = ["aria-label", "title", "class", "id"].map((name) => attribute(button, name) ?? "");
			const said = [...names, textOf(button) ?? "", label === null ? "" : (textOf(label) ?? "")];
			if (said.some((text) => REVEAL.test(text) && classifyName(text) === "secret")) return true;
		}
	}
	return false;
}

/** Labels of buttons that show or hide a password, in the languages of `SECRET_TERMS`. */
const REVEAL =
	/show|hide|reveal|toggle|view|mask|visib|eye|anzeig|zeig|verberg|einblend|ausblend|affich|masqu|mostrar|ocultar|exibir|mostra|nascond|toon|poka|ukryj|показ|скры|表示|隐藏|显示|顯示|보기|숨|goster|göster|gizle|visa|dölj|إظهار|إخفاء/iu;
