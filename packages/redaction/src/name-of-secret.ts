import { ORDINARY_CODES, ORDINARY_NUMBERS, ORDINARY_TERMS, SECRET_METADATA } from "./ordinary-terms.ts";
import { CODE_TERMS, SECRET_TERMS } from "./secret-terms.ts";

/** Characters of a name that are read: longer names are texts, whose beginning names the subject. */
const MAX_NAME = 300;
/** Terms of this length are unlikely to occur within unrelated words. */
const MIN_INSIDE = 7;
/** Scripts that put no spaces between words, or add endings to them. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]|^парол/u;

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
		.replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, "$1 $2")
		.replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.normalize("NFC")
		.toLowerCase()
		.replaceAll("ı", "i")
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

const secretPattern = termPattern(Object.values(SECRET_TERMS).flat(), true);
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
		`(?:${secretPattern}) (?:${SECRET_METADATA})(?![\\p{L}])`,
		"^(?:search|find|filter|suche|rechercher|buscar|cerca|zoek|поиск|検索|搜索|검색)(?![\\p{L}]).*",
		"forgot(?:ten)? (?:your )?password",
	].join("|"),
	"gu",
);

/**
 * Classifies what a name says of its value.
 * @param name of an attribute, parameter, label or placeholder, in any of the supported languages
 * @returns null when the name says nothing about secrets
 */
export function classifyName(name: string): NameClass {
	const written = normalizeName(name);
	if (written === "") return null;
	const rest = written.replace(ORDINARY, " · ");
	if (SECRET.test(rest)) return "secret";
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
