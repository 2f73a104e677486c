import { messageOf } from "@scriptorium/core-types/errors";
import { isPseudoLocale } from "@scriptorium/ui-kit/locale";

/** Loads the texts of a locale; English needs none. When they cannot be loaded, the page is English. */
export async function loadTranslations(locale: string): Promise<void> {
	try {
		if (locale === "de") (await import("./german.ts")).addGerman();
		else if (isPseudoLocale(locale)) (await import("@scriptorium/ui-kit/pseudo-locale")).addPseudoLocales();
	} catch (error) {
		console.error(`The texts of the language "${locale}" could not be loaded: ${messageOf(error)}`);
	}
}
