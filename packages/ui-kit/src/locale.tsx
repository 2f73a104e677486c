import { Direction } from "radix-ui";
import { createContext, type ReactNode, useContext, useEffect, useMemo } from "react";
import { pluralForm, wholeNumber } from "./numbers.ts";

export interface LocaleState {
	/** The chosen locale, pseudo-locales `en-XA` and `ar-XB` included. */
	locale: string;
	/** What to give to `Intl`: a pseudo-locale formats as English. */
	formattingLocale: string;
	direction: "ltr" | "rtl";
}

const RIGHT_TO_LEFT = new Set(["ar", "dv", "fa", "he", "ku", "ps", "sd", "ug", "ur", "yi"]);

/**
 * Tells pseudo-locales, which show whether texts can be translated, from others.
 * @param locale a BCP 47 tag
 * @returns whether it is one of the two
 */
export function isPseudoLocale(locale: string): locale is "en-XA" | "ar-XB" {
	return locale === "en-XA" || locale === "ar-XB";
}

/**
 * Derives formatting locale and text direction from a locale.
 * @param locale a BCP 47 tag, or a pseudo-locale (`en-XA`, `ar-XB`)
 * @returns the state that `LocaleProvider` provides
 */
export function describeLocale(locale: string): LocaleState {
	const language = locale.split("-")[0] ?? "en";
	const pseudo = isPseudoLocale(locale);
	return {
		locale,
		formattingLocale: pseudo ? "en" : locale,
		direction: RIGHT_TO_LEFT.has(language) ? "rtl" : "ltr",
	};
}

const LocaleContext = createContext<LocaleState>(describeLocale("en"));

/**
 * Provides locale and text direction to all components below, and sets `lang` and `dir` of the document.
 * @param props.locale a BCP 47 tag, or a pseudo-locale
 */
export function LocaleProvider({ locale, children }: { locale: string; children: ReactNode }) {
	useEffect(() => {
		const state = describeLocale(locale);
		document.documentElement.lang = state.locale;
		document.documentElement.dir = state.direction;
	}, [locale]);
	return <LocaleScope locale={locale}>{children}</LocaleScope>;
}

/**
 * Changes the locale of a part of the page; whoever renders it also sets `lang` and `dir` of its element.
 * @param props.locale a BCP 47 tag, or a pseudo-locale
 */
export function LocaleScope({ locale, children }: { locale: string; children: ReactNode }) {
	const state = useMemo(() => describeLocale(locale), [locale]);
	return (
		<LocaleContext value={state}>
			<Direction.Provider dir={state.direction}>{children}</Direction.Provider>
		</LocaleContext>
	);
}

/**
 * Reads the locale of the nearest `LocaleProvider`.
 * @returns its locale; English without a provider
 */
export function useLocale(): LocaleState {
	return useContext(LocaleContext);
}

/** Derives the texts of a pseudo-locale from English ones; the same object for the same arguments. */
export type PseudoTexts = (locale: "en-XA" | "ar-XB", english: object) => unknown;
let pseudoTexts: PseudoTexts | null = null;

/**
 * Makes the pseudo-locales available. Their code is loaded only where one of them is asked for (`pseudo-locale.ts`).
 * @param derive derives texts from English ones
 */
export function setPseudoTexts(derive: PseudoTexts): void {
	pseudoTexts = derive;
}

/** Translations that were loaded later, by language and English texts. */
const loaded = new Map<string, WeakMap<object, unknown>>();

/**
 * Adds a translation that is loaded only when it is needed. Every component that reads the English texts gets it, from its next
 * rendering on.
 * @param language a BCP 47 language without region
 * @param english the English texts themselves, not a copy of them
 * @param translation their translation
 */
export function addTranslation<English extends MessageTree>(
	language: string,
	english: English,
	translation: Translation<English>,
): void {
	const known = loaded.get(language) ?? new WeakMap<object, unknown>();
	loaded.set(language, known.set(english, translation));
}

/**
 * Selects the texts for a locale: those of the exact locale, else of its language, else English.
 * @param catalog texts by locale; `en` is required
 * @param locale a BCP 47 tag; the texts of a pseudo-locale are derived from English once it is loaded
 * @returns the texts; the same object for the same arguments
 */
export function messagesFor<const English extends MessageTree>(
	catalog: Catalog<English>,
	locale: string,
): Translation<English> {
	const language = locale.split("-")[0] ?? "en";
	// The type of a tree's translation cannot be computed while the tree is a parameter; its shape is the same.
	const trees: Readonly<Record<string, unknown>> = catalog;
	const translated = trees[locale] ?? trees[language] ?? loaded.get(language)?.get(catalog.en);
	const texts = isPseudoLocale(locale) && pseudoTexts ? pseudoTexts(locale, catalog.en) : (translated ?? trees.en);
	return texts as Translation<English>;
}

/**
 * Selects the texts of a catalog for the current locale, for example `const texts = useMessages({ en })`.
 * @param catalog texts by locale; `en` is required
 * @returns the texts; the same object until the locale changes
 */
export function useMessages<const English extends MessageTree>(catalog: Catalog<English>): Translation<English> {
	return messagesFor(catalog, useLocale().locale);
}

/**
 * Selects the form of a text for a number by the plural rules of the locale; `#` is replaced by the number, grouped.
 * `plural("en", 2, { one: "# script", other: "# scripts" })` is "2 scripts".
 * @param locale a BCP 47 tag that `Intl` knows (`formattingLocale`)
 * @param count the number
 * @param forms texts by plural category; `other` is used for missing ones
 * @returns the text
 */
export function plural(
	locale: string,
	count: number,
	forms: { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string },
): string {
	const form = forms[pluralForm(count, locale)] ?? forms.other;
	return form.replaceAll("#", wholeNumber(count, locale));
}

/** A tree of texts. A value that needs a number or a name is a function that gives a string. */
interface MessageTree {
	readonly [key: string]: Message;
}
type Message = string | ((...slots: never[]) => string) | readonly Message[] | MessageTree;

/** The same keys and the same slots as the English tree, with any texts: a missing key is a type error. */
export type Translation<Tree> = Tree extends string
	? string
	: Tree extends (...slots: infer Slots) => string
		? (...slots: Slots) => string
		: { readonly [Key in keyof Tree]: Translation<Tree[Key]> };

/** English is complete; any other locale, when present, has the same keys. */
type Catalog<English extends MessageTree> = { readonly en: English } & {
	readonly [locale: string]: NoInfer<Translation<English>>;
};
