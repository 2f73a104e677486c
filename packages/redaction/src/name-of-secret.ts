import { ABOUT_A_SECRET, ORDINARY_CODES, ORDINARY_NUMBERS, ORDINARY_TERMS } from "./ordinary-terms.ts";
import { CODE_TERMS, SECRET_TERMS } from "./secret-terms.ts";

/** Characters of a name that are looked at: longer ones are texts, and their beginning says what they are about. */
const MAX_NAME = 300;
/** From this length on a term is unlikely to be a part of a word that means something else. */
const MIN_INSIDE = 7;
/** Scripts that put no space between words, or endings to them. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]|^парол/u;

/**
 * What a name says of the value under it: `secret`, a `code` that is a secret unless something else says that it is not,
 * something `ordinary` that sounds like a secret, or nothing.
 */
export type NameClass = "secret" | "code" | "ordinary" | null;

/** `cardNumber`, `card_number` and `Card-Nümber:` → `card number`. */
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
		`(?:${secretPattern}) (?:${ABOUT_A_SECRET})(?![\\p{L}])`,
		"^(?:search|find|filter|suche|rechercher|buscar|cerca|zoek|поиск|検索|搜索|검색)(?![\\p{L}]).*",
		"forgot(?:ten)? (?:your )?password",
	].join("|"),
	"gu",
);

/** @param name an attribute, a label, a placeholder, the name of a parameter: one of the things that name a value */
export function classifyName(name: string): NameClass {
	const written = normalizeName(name);
	if (written === "") return null;
	const rest = written.replace(ORDINARY, " · ");
	if (SECRET.test(rest)) return "secret";
	if (CODE.test(rest)) return "code";
	return rest === written ? null : "ordinary";
}

/** Whether a value under this name is nobody's business: a password, a code with a purpose, a card, a key. */
export const isSecretName = (name: string): boolean => classifyName(name) === "secret";

/** Whether a name says that digits under it count, date or number something. */
export const isOrdinaryNumberName = (name: string): boolean => ORDINARY_NUMBER.test(normalizeName(name));

const PARAMETER = /(?:^| )(?:token|key|secret|sid|session|code|signature|sig|hash|ticket|nonce|state token|otp|auth)$/;
/** `key=…` of a map's API is public and in every page; an address is told without it all the same. */
const KEEPS_A_SECRET = /csrf|xsrf|nonce|token|secret|credential|bearer|jwt|api ?key|private ?key|session|passw/;

/** Whether an address keeps a secret under this name: shorter names are enough there. */
export function isSecretParameter(name: string): boolean {
	const kind = classifyName(name);
	return kind === "secret" || (kind !== "ordinary" && PARAMETER.test(normalizeName(name)));
}

/** Whether an attribute, a meta entry or a hidden field of this name may keep a secret. */
export const isSecretAttribute = (name: string): boolean =>
	isSecretParameter(name) || KEEPS_A_SECRET.test(normalizeName(name));
