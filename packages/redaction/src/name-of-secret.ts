import { ORDINARY_CODES, ORDINARY_NUMBERS, ORDINARY_TERMS, SECRET_METADATA } from "./ordinary-terms.ts";
import { DOCUMENTS, LINKS, WORD_PAIRS, type WordPair } from "./secret-phrases.ts";
import { CODE_TERMS, SECRET_TERMS } from "./secret-terms.ts";

/** Characters of a name that are read: longer names are texts, whose beginning names the subject. */
const MAX_NAME = 300;
/** Terms of this length are unlikely to occur within unrelated words. */
const MIN_INSIDE = 7;
/** Scripts that put no spaces between words, or add endings to them. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]|^парол/u;

/** The dots of "N.I.F." */
const ABBREVIATED = /(?<!\p{L})(\p{L})\.(?=\p{L}(?!\p{L}))/gu;
/** Positions between Latin letters and a script that is written without spaces, which are word boundaries. */
const BETWEEN_SCRIPTS =
	/(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー])(?=\p{Script=Latin})|(?<=\p{Script=Latin})(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/gu;
/** Letters that are no accented form of another one, as keyboards without them write them. */
const LETTERS: Readonly<Record<string, string>> = {
	ı: "i",
	ø: "o",
	ł: "l",
	đ: "d",
	ð: "d",
	ß: "ss",
	æ: "ae",
	œ: "oe",
	þ: "th",
};

/**
 * Class of a name's value: `secret`, a `code` that is a secret unless other evidence contradicts,
 * something `ordinary` whose name resembles a secret's, or unknown.
 */
export type NameClass = "secret" | "code" | "ordinary" | null;

/**
 * Normalizes a name to lower-case words without accents: `cardNumber`, `card_number` and `Card-Nümber:` become `card number`.
 * @param name of an attribute, parameter, label or placeholder; the first 300 characters count
 * @returns words separated by blanks
 */
export function normalizeName(name: string): string {
	return name
		.slice(0, MAX_NAME)
		.replace(ABBREVIATED, "$1")
		.replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, "$1 $2")
		.replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.normalize("NFC")
		.toLowerCase()
		.replace(/[ıøłđðßæœþ]/g, (letter) => LETTERS[letter] ?? letter)
		.replace(BETWEEN_SCRIPTS, " ")
		.replace(/(\p{L})(\p{N})/gu, "$1 $2")
		.replace(/(\p{N})(\p{L})/gu, "$1 $2")
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
}

const isFoundInside = (term: string): boolean =>
	UNSPACED.test(term) || (term.length >= MIN_INSIDE && !term.includes(" "));

/** @param inside whether long terms are found inside of longer words too */
function termPattern(terms: Iterable<string>, inside: boolean): string {
	const [parts, words]: [string[], string[]] = [[], []];
	for (const term of new Set([...terms].map(normalizeName)))
		(UNSPACED.test(term) || (inside && isFoundInside(term)) ? parts : words).push(term);
	const whole = `(?<![\\p{L}\\p{N}])(?:${words.join("|")})(?![\\p{L}\\p{N}])`;
	return parts.length === 0 ? whole : `${whole}|${parts.join("|")}`;
}

/** Words joined by `|`; `*` stands for any ending. */
const anyOf = (words: readonly string[]): string =>
	[...new Set(words.map((word) => normalizeName(word) + (word.endsWith("*") ? "\\p{L}*" : "")))].join("|");

const LINK = anyOf(LINKS);
/** Shorter words end many others ("Steuern", "Panel"): they stand alone. */
const MIN_JOINED = 3;

/** Both words in either order: as one word, or apart with at most four small words between them. */
function pairPattern({ what, with: others }: WordPair): string {
	const apart = `(?: (?:${LINK})){0,4} ?`;
	const either = (these: readonly string[], between: string) =>
		`(?:(?:${anyOf(these)})${between}(?:${anyOf(others)})|(?:${anyOf(others)})${between}(?:${anyOf(these)}))`;
	const unspaced = what.filter((word) => UNSPACED.test(word));
	const spaced = what.filter((word) => !UNSPACED.test(word));
	const joined = spaced.filter((word) => word.length >= MIN_JOINED || word === "nr");
	const whole = `(?<![\\p{L}\\p{N}])(?:${either(joined, `(?:s|${apart})`)}|${either(spaced, `${apart}(?<= )`)})(?:s|e?n)?(?!\\p{L})`;
	return unspaced.length === 0 ? whole : `${whole}|${either(unspaced, `(?: ?(?:${LINK}))? ?`)}`;
}

/** Each with a pattern of its first words alone, which is read faster. */
const PAIRS = WORD_PAIRS.map((pair) => ({
	first: new RegExp(anyOf(pair.what), "u"),
	whole: new RegExp(pairPattern(pair), "u"),
}));
const isPaired = (name: string): boolean => PAIRS.some(({ first, whole }) => first.test(name) && whole.test(name));

const secretPattern = [
	termPattern(Object.values(SECRET_TERMS).flat(), true),
	`^(?:${anyOf(DOCUMENTS)})$`,
	// The lengths of recovery phrases (BIP-39).
	"(?:^|^\\p{L}+ )(?:12|15|18|21|24) (?:words|worter|mots|palabras|palavras|слов|語|个词|단어)$",
	"(?<!\\p{N})(?:12|15|18|21|24) word (?:\\p{L}+ )?phrase",
	// Questions that ask for a password in another way.
	"(?:city|town|hospital|place) (?:\\p{L}+ ){0,4}born",
].join("|");
const codePattern = termPattern(CODE_TERMS, false);
const SECRET = new RegExp(secretPattern, "u");
const CODE = new RegExp(codePattern, "u");
const ORDINARY_NUMBER = new RegExp(termPattern(ORDINARY_NUMBERS, false), "u");

const codeWord = `(?:${CODE_TERMS.map(normalizeName).join("|")})`;
const ordinaryWord = `(?:${ORDINARY_CODES.map(normalizeName).join("|")})`;
const linked = " ?(?:de |du |da |di |del |della |van |der |)";
const ORDINARY = new RegExp(
	[
		`(?<![\\p{L}])${ordinaryWord} ?${codeWord}(?![\\p{L}])`,
		`(?<![\\p{L}])${codeWord}${linked}${ordinaryWord}(?![\\p{L}])`,
		termPattern(ORDINARY_TERMS, true),
		`(?:${termPattern(Object.values(SECRET_TERMS).flat(), true)}) (?:${SECRET_METADATA})(?![\\p{L}])`,
		"^(?:search|find|filter|suche|rechercher|buscar|cerca|zoek|поиск|検索|搜索|검색)(?![\\p{L}]).*",
		"forgot(?:ten)? (?:your )?password",
	].join("|"),
	"gu",
);

/** Names that are kept with their class: a recorder asks for those of the same few fields at every key. */
const MAX_KNOWN_CLASSES = 500;
const knownClasses = new Map<string, NameClass>();

/**
 * Classifies what a name says of its value.
 * @param name of an attribute, parameter, label or placeholder, in any of the supported languages
 * @returns null when the name says nothing about secrets
 */
export function classifyName(name: string): NameClass {
	const begin = name.slice(0, MAX_NAME);
	const known = knownClasses.get(begin);
	if (known !== undefined) return known;
	const found = readName(begin);
	if (knownClasses.size >= MAX_KNOWN_CLASSES) knownClasses.clear();
	knownClasses.set(begin, found);
	return found;
}

function readName(name: string): NameClass {
	const written = normalizeName(name);
	if (written === "") return null;
	const rest = written.replace(ORDINARY, " · ");
	if (SECRET.test(rest) || isPaired(rest)) return "secret";
	if (CODE.test(rest)) return "code";
	return rest === written ? null : "ordinary";
}

/**
 * Whether a value with this name is a secret: a password, a code with a purpose, a card number, a key.
 * @param name of an attribute, parameter, label or placeholder
 * @returns false for codes of unspecified purpose
 */
export const isSecretName = (name: string): boolean => classifyName(name) === "secret";

/**
 * Whether a name says that a number under it is a count, a date or a reference, and no one-time code.
 * @param name of an attribute, parameter, label or placeholder
 * @returns true for names such as `zip`, `quantity` and `year`
 */
export const isOrdinaryNumberName = (name: string): boolean => ORDINARY_NUMBER.test(normalizeName(name));

const PARAMETER = /(?:^| )(?:token|key|secret|sid|session|code|signature|sig|hash|ticket|nonce|state token|otp|auth)$/;
/** `key=…` of a map's API is public, but is removed from addresses all the same. */
const KEEPS_A_SECRET = /csrf|xsrf|nonce|token|secret|credential|bearer|jwt|api ?key|private ?key|session|passw/;

/**
 * Whether a parameter of an address holds a secret. Addresses use shorter names than forms do: `key`, `sid`, `sig`.
 * @param name of the parameter
 * @returns false for names that are known to be ordinary
 */
export function isSecretParameter(name: string): boolean {
	const kind = classifyName(name);
	return kind === "secret" || (kind !== "ordinary" && PARAMETER.test(normalizeName(name)));
}

/**
 * Whether an attribute, a meta entry or a hidden field may hold a secret.
 * @param name of the attribute, entry or field
 * @returns true also for names that contain `csrf`, `nonce` or `token`
 */
export const isSecretAttribute = (name: string): boolean =>
	isSecretParameter(name) || KEEPS_A_SECRET.test(normalizeName(name));
