import { createObservable, type MutableObservable } from "@scriptorium/core-types/observable";

/** Languages with translations, by their own names. English is complete; German has the screens of `TRANSLATED_PATHS` and the shell. */
export const LANGUAGES = [
	{ language: "en", name: "English" },
	{ language: "de", name: "Deutsch" },
] as const;
export type Language = (typeof LANGUAGES)[number]["language"];

/** The two pseudo-locales prove the mechanism (accents and length; right to left). */
const SUPPORTED_LOCALES: readonly string[] = [...LANGUAGES.map(({ language }) => language), "en-XA", "ar-XB"];

/** Cookie with the language that somebody has chosen in the footer; the server reads it for the first words. */
export const LANGUAGE_COOKIE = "scriptorium-language";
const YEAR_S = 365 * 24 * 60 * 60;

/** `?locale=` decides for this page load; otherwise the language in which the server made the page. */
export function createLocale(search: string, served: Language): MutableObservable<string> {
	const asked = new URLSearchParams(search).get("locale");
	return createObservable<string>(asked !== null && SUPPORTED_LOCALES.includes(asked) ? asked : served);
}

/** Paths of screens that are translated; all others are shown in English whatever the language is. */
const TRANSLATED_PATHS: ReadonlySet<string> = new Set([
	"/",
	"/explore",
	"/not-found",
	"/performance",
	"/accessibility",
	"/auth",
	"/auth/desktop",
	"/auth/extension",
	"/about",
	"/contact",
	"/documentation",
	"/extension",
	"/faq",
	"/privacy",
	"/security",
	"/terms",
	"/tutorials",
]);

/** First parts of addresses of two parts that are no script of a person; all are reserved as usernames. */
const NO_PEOPLE: ReadonlySet<string> = new Set([
	"admin",
	"auth",
	"category",
	"collections",
	"manage",
	"profile",
	"security",
]);

/** Whether an address is that of a script: `/bookmarklet/:id` or `/:username/:slug`. */
function isScriptPath(pathname: string): boolean {
	const [, first = ""] = /^\/([^/]+)\/[^/]+\/?$/.exec(pathname) ?? [];
	return first !== "" && !NO_PEOPLE.has(first);
}

/** Returns the locale of a screen: that of the page, or English if the screen has no translation. */
export function localeOfScreen(locale: string, pathname: string): string {
	const isPseudo = locale === "en-XA" || locale === "ar-XB";
	return isPseudo || TRANSLATED_PATHS.has(pathname) || isScriptPath(pathname) ? locale : "en";
}

/** Keeps the language for later visits, and loads the page again in it: the server writes its first words. */
export function chooseLanguage(
	page: Pick<Document, "cookie">,
	place: Pick<Location, "href" | "protocol" | "reload" | "replace">,
	language: Language,
): void {
	const secure = place.protocol === "https:" ? "; secure" : "";
	page.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_S}; samesite=lax${secure}`;
	const address = new URL(place.href);
	address.searchParams.delete("locale");
	// The same address again would not load the page if only the fragment differs.
	if (address.href === place.href) place.reload();
	else place.replace(address);
}
