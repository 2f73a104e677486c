import { de as accessibility } from "../../src/features/accessibility-showcase/messages/de.ts";
import { de as contact } from "../../src/features/contact/messages/de.ts";
import { de as getExtension } from "../../src/features/get-extension/messages/de.ts";
import { de as signIn } from "../../src/features/sign-in/messages/de.ts";
import { germanDocuments } from "../../src/features/static-pages/static-documents.ts";
import type { Language } from "../../src/host-context/locale.ts";
import { de } from "./messages/de.ts";
import { en } from "./messages/en.ts";
import type { PageHead } from "./page-head.ts";
import { germanSecurityDocument } from "./security-document.ts";

type Translated = Pick<PageHead, "title" | "description" | "opening">;

const notFound: Translated = { title: de.notFound, description: de.siteDescription };

/** Static pages are rendered whole, as in English. */
const documents = Object.fromEntries(
	Object.entries({ ...germanDocuments, "/security": germanSecurityDocument }).map(
		([path, document]): [string, Translated] => [
			path,
			{
				title: document.title,
				description: de.descriptions[path] ?? document.lead,
				opening: { shape: "page", heading: document.title, lead: document.lead, document },
			},
		],
	),
);

const signInHead: Translated = { title: signIn.pageTitle, description: de.siteDescription };

const german: Readonly<Record<string, Translated>> = {
	...documents,
	"/auth": signInHead,
	"/auth/desktop": signInHead,
	"/auth/extension": signInHead,
	"/contact": {
		title: contact.title,
		description: de.contactDescription,
		opening: { shape: "page", heading: contact.title, lead: contact.lead },
	},
	"/extension": { title: getExtension.title, description: de.extensionDescription },
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

/** The page of a script is translated around the words of its author, which are title and description of the page. */
function withGermanBadges(head: PageHead): PageHead {
	if (head.opening?.shape !== "script") return head;
	const badges = head.opening.badges?.map((badge) => (badge === en.featured ? de.featured : badge)) ?? [];
	return { ...head, opening: { ...head.opening, badges } };
}

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
	if (words === undefined) return language === "de" ? withGermanBadges(head) : head;
	const translated = { ...head, translations: { asked } };
	return language === "de" ? { ...translated, ...words, language } : translated;
}
