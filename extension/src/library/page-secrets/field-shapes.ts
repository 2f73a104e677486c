import { classifyName } from "@scriptorium/redaction/name-of-secret";
import { isOneSeedWord } from "@scriptorium/redaction/seed-phrase";
import { attribute, boxOf, closest, queryAll, tagOf, textOf } from "@scriptorium/selectors/intact-dom";
import { holdersOf, inputsBeside, namesOf } from "./field-names.ts";
import { isHiddenPassword } from "./past-passwords.ts";

/** Fonts that draw a disc or a star for each letter, by what pages call them. */
const MASK_FONT = /text-?security|password|dots?-?font|disc-?font|bullet|mask/i;
const MIN_BOXES = 3;
/** More boxes than any code has: a crossword, a table. */
const MAX_BOXES = 24;
const MAX_BOX_PX = 64;
const ONE_TIME_CODE = { min: 4, max: 8 } as const;
const CARD_BOX = 4;
const SOCIAL_SECURITY = "3,2,4";
/** How many words the phrases of BIP-39 have. */
const SEED_LENGTHS = new Set([12, 15, 18, 21, 24]);

/** Whether people see discs in place of what they type, though it is no password input. */
export function isDrawnAsDiscs(field: Element): boolean {
	const style = getComputedStyle(field);
	const security = style.getPropertyValue("-webkit-text-security");
	return (security !== "" && security !== "none") || MASK_FONT.test(style.fontFamily);
}

/** UTF-16 units that an input takes at most; null where nothing says so. */
function maxLengthOf(input: Element): number | null {
	const written = Number.parseInt(attribute(input, "maxlength") ?? "", 10);
	if (written > 0) return written;
	const size = attribute(input, "size");
	return size === "1" ? 1 : null;
}

/** Whether an input asks for four to eight digits, as for a code that was sent. */
export function asksForFewDigits(input: Element): boolean {
	const mode = attribute(input, "inputmode")?.toLowerCase() ?? "";
	const type = attribute(input, "type")?.toLowerCase() ?? "";
	const pattern = attribute(input, "pattern") ?? "";
	const isNumeric =
		mode === "numeric" || mode === "decimal" || type === "tel" || type === "number" || /\\d|0-9/.test(pattern);
	const most = maxLengthOf(input) ?? Number(/\{(?:\d,)?(\d)\}/.exec(pattern)?.[1] ?? 0);
	return isNumeric && most >= ONE_TIME_CODE.min && most <= ONE_TIME_CODE.max;
}

/**
 * The inputs that one secret is split into, of which this is one: a box for each digit of a code, four of a card, three of a social
 * security number, one for each word of a recovery phrase. Null for an ordinary input.
 */
export function splitSecretOf(input: Element): readonly Element[] | null {
	const inputs = inputsBeside(input);
	const lengths = inputs.map(maxLengthOf);
	const own = maxLengthOf(input);
	const alike = inputs.filter((_, at) => lengths[at] === own);
	if (own === 1 && alike.length <= MAX_BOXES) return alike;
	if (own === CARD_BOX && alike.length >= MIN_BOXES && alike.length <= CARD_BOX + 1) return alike;
	if (inputs.length === 3 && lengths.join() === SOCIAL_SECURITY) return inputs;
	if (SEED_LENGTHS.has(inputs.length) && isOneSeedWord(typedInto(input)) && !inputs.some(isCalled)) return inputs;
	if (inputs.length > MIN_BOXES && inputs.length <= MAX_BOXES && own === null && areNarrow(inputs)) return inputs;
	return null;
}

/** Whether an input has a name of its own; that of a word in a phrase is its number. */
const isCalled = (input: Element): boolean => namesOf(input).said.some((name) => /\p{L}{2}/u.test(name));

const typedInto = (input: Element): string => (input instanceof HTMLInputElement ? input.value : "");

/** Boxes for one character each that a script keeps at that. */
const areNarrow = (inputs: readonly Element[]): boolean =>
	inputs.every((input) => typedInto(input).length <= 1) &&
	inputs.every((input) => {
		const { width } = boxOf(input);
		return width > 0 && width <= MAX_BOX_PX;
	});

const REVEALS = 'button,[role="button"],[role="switch"],input[type="checkbox"],[aria-pressed]';

/** Whether a field is one half of a pair with a hidden password input, or has a button beside it that shows or hides a password. */
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

/** What such buttons do, in the languages of `SECRET_TERMS`. */
const REVEAL =
	/show|hide|reveal|toggle|view|mask|visib|eye|anzeig|zeig|verberg|einblend|ausblend|affich|masqu|mostrar|ocultar|exibir|mostra|nascond|toon|poka|ukryj|показ|скры|表示|隐藏|显示|顯示|보기|숨|goster|göster|gizle|visa|dölj|إظهار|إخفاء/iu;
