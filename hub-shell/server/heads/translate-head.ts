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

/**
 * Translates title, description and first words of a page that has a translation.
 * @param head The English head.
 * @param pattern Pattern of its route; null for an address that no screen has.
 * @param language Language of the page.
 * @returns The head in that language, or the English one.
 */
export function translateHead(head: PageHead, pattern: string | null, language: Language): PageHead {
	const words = language === "de" ? german[pattern ?? "/not-found"] : undefined;
	return words ? { ...head, ...words, language } : head;
}
