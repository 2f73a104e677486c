import type { Language } from "../../src/host-context/locale.ts";
import { de } from "./messages/de.ts";
import type { PageHead } from "./page-head.ts";

type Translated = Pick<PageHead, "title" | "description" | "opening">;

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
};

/**
 * Translates title, description and first words of a page that has a translation.
 * @param head The English head.
 * @param pattern Pattern of its route.
 * @param language Language of the page.
 * @returns The head in that language, or the English one.
 */
export function translateHead(head: PageHead, pattern: string, language: Language): PageHead {
	const words = language === "de" ? german[pattern] : undefined;
	return words && head.status === 200 ? { ...head, ...words } : head;
}
