import { about as aboutDe } from "./messages/de/about.ts";
import { documentation as documentationDe } from "./messages/de/documentation.ts";
import { faq as faqDe } from "./messages/de/faq.ts";
import { privacy as privacyDe } from "./messages/de/privacy.ts";
import { terms as termsDe } from "./messages/de/terms.ts";
import { tutorials as tutorialsDe } from "./messages/de/tutorials.ts";
import { about } from "./messages/en/about.ts";
import { documentation } from "./messages/en/documentation.ts";
import { faq } from "./messages/en/faq.ts";
import { privacy } from "./messages/en/privacy.ts";
import { terms } from "./messages/en/terms.ts";
import { tutorials } from "./messages/en/tutorials.ts";
import type { StaticDocument } from "./static-document.ts";
import type { StaticPagePath } from "./static-page-paths.ts";

/** All static pages; for the server and for tests. The browser loads each one alone (`later-pages.ts`). */
export const staticDocuments: Readonly<Record<StaticPagePath, StaticDocument>> = {
	"/documentation": documentation,
	"/tutorials": tutorials,
	"/faq": faq,
	"/about": about,
	"/terms": terms,
	"/privacy": privacy,
};

/** The same in German. */
export const germanDocuments: Readonly<Record<StaticPagePath, StaticDocument>> = {
	"/documentation": documentationDe,
	"/faq": faqDe,
	"/about": aboutDe,
	"/terms": termsDe,
	"/privacy": privacyDe,
	"/tutorials": tutorialsDe,
};
