import { de as accessibility } from "../../src/features/accessibility-showcase/messages/de.ts";
import type { Language } from "../../src/host-context/locale.ts";
import { de } from "./messages/de.ts";
import type { PageHead } from "./page-head.ts";

type Translated = Pick<PageHead, "title" | "description" | "opening">;

const notFound: Translated = { title: de.notFound, description: de.siteDescription };

const german: Readonly<Record<string, Translated>> = {
	"/": {
		title: de.home,
		description: de.siteDescription,
		opening: { shape: "hero", heading: de.homeHeading, lead: de.homeLead },
	},
	"/explore": {
		title: de.explore,
		description: de.exploreDescription,
		opening: { shape: "page", heading: de.explore },
	},
	"/not-found": notFound,
	"/performance": {
		title: de.performance,
		description: de.performanceDescription,
		opening: { shape: "page", heading: de.performance },
	},
	"/accessibility": {
		title: accessibility.title,
		description: de.accessibilityDescription,
		opening: { shape: "page", heading: accessibility.title, lead: accessibility.lead },
	},
};

interface Languages {
	/** Language of the page. */
	readonly language: Language;
	/** The one that `?locale=` asks for; null without it. */
	readonly asked: Language | null;
}

/**
 * Translates title, description and first words of a page that has a translation.
 * @param head The English head.
 * @param pattern Pattern of its route; null for an address that no screen has.
 * @returns The head in the language of the page, or the English one; it says whether there are translations.
 */
export function translateHead(head: PageHead, pattern: string | null, { language, asked }: Languages): PageHead {
	const words = german[pattern ?? "/not-found"];
	if (words === undefined) return head;
	const translated = { ...head, translations: { asked } };
	return language === "de" ? { ...translated, ...words, language } : translated;
}
