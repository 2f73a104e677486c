import { type PseudoTexts, setPseudoTexts } from "./locale.tsx";

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
	[
		..."AÅBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽaåbƀcçdðeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqǫrŕsštţuûvṽwŵxẋyýzž".matchAll(
			/../gu,
		),
	].map(([pair]) => [[...pair][0] ?? "", [...pair][1] ?? ""]),
);
const RIGHT_TO_LEFT_MARK = "\u200f";
const RIGHT_TO_LEFT_OVERRIDE = "\u202e";
const POP_DIRECTION = "\u202c";

/** `{name}` slots stay as they are. */
function outsideSlots(text: string, change: (piece: string) => string): string {
	return text.replace(/\{[^{}]*\}|[^{}]+/g, (piece) => (piece.startsWith("{") ? piece : change(piece)));
}

/** "Save" → "[Šåṽé one]": texts without accents are not translatable, and the extra length reveals layouts that are too narrow. */
function accented(text: string): string {
	if (text.trim() === "") return text;
	const padding = " one two three four five six seven eight nine ten".slice(0, Math.ceil(text.length * 0.35) + 1);
	const changed = outsideSlots(text, (piece) => piece.replace(/[A-Za-z]/g, (letter) => ACCENTED[letter] ?? letter));
	return `[${changed}${padding.trimEnd()}]`;
}

/** Every word set from right to left, as in Chromium's pseudo-locale of the same name. */
function mirrored(text: string): string {
	return outsideSlots(text, (piece) =>
		piece.replace(
			/\S+/g,
			(word) => `${RIGHT_TO_LEFT_MARK}${RIGHT_TO_LEFT_OVERRIDE}${word}${POP_DIRECTION}${RIGHT_TO_LEFT_MARK}`,
		),
	);
}

function isTextFunction(message: unknown): message is (...slots: unknown[]) => unknown {
	return typeof message === "function";
}

/** A tree of messages with every text changed; functions are wrapped, so that their result is changed. */
function mapTexts(message: unknown, change: (text: string) => string): unknown {
	if (typeof message === "string") return change(message);
	if (isTextFunction(message)) return (...slots: unknown[]) => change(String(message(...slots)));
	if (Array.isArray(message)) return message.map((each) => mapTexts(each, change));
	if (typeof message !== "object" || message === null) return message;
	return Object.fromEntries(Object.entries(message).map(([key, each]) => [key, mapTexts(each, change)]));
}

const trees = { "en-XA": new WeakMap<object, unknown>(), "ar-XB": new WeakMap<object, unknown>() } as const;

/** Returns the same object for the same catalog, so that components do not render again because of new texts. */
const derive: PseudoTexts = (locale, english) => {
	const known = trees[locale].get(english);
	if (known !== undefined) return known;
	const made = mapTexts(english, locale === "en-XA" ? accented : mirrored);
	trees[locale].set(english, made);
	return made;
};

/** Makes the pseudo-locales `en-XA` (accents, longer texts) and `ar-XB` (right to left) available to every component. */
export function addPseudoLocales(): void {
	setPseudoTexts(derive);
}
