import { en as accessibility } from "../../src/features/accessibility-showcase/messages/en.ts";
import { en as contact } from "../../src/features/contact/messages/en.ts";
import { staticDocuments } from "../../src/features/static-pages/static-documents.ts";
import { type StaticPagePath, staticPagePaths } from "../../src/features/static-pages/static-page-paths.ts";
import type { Opening } from "../opening/render-opening.ts";
import { en } from "./messages/en.ts";
import { securityDocument } from "./security-document.ts";

interface FixedHead {
	readonly title: string;
	readonly description: string;
	readonly opening?: Opening;
}

const page = (heading: string): Opening => ({ shape: "page", heading });

const descriptions: Readonly<Record<StaticPagePath, string>> = {
	"/documentation": en.documentationDescription,
	"/tutorials": en.tutorialsDescription,
	"/faq": en.faqDescription,
	"/about": en.aboutDescription,
	"/terms": en.termsDescription,
	"/privacy": en.privacyDescription,
};

/** Static pages are rendered whole: their text is what search engines and readers without scripts came for. */
const staticHeads = Object.fromEntries(
	staticPagePaths.map((path): [string, FixedHead] => {
		const document = staticDocuments[path];
		const { title, lead } = document;
		return [path, { title, description: descriptions[path], opening: { ...page(title), lead, document } }];
	}),
);

/** Addresses whose pages are the same for everybody, with their heads, including those of lists. */
const FIXED: Readonly<Record<string, FixedHead>> = {
	"/": {
		title: en.home,
		description: en.siteDescription,
		opening: { shape: "hero", heading: en.homeHeading, lead: en.homeLead },
	},
	"/explore": { title: en.explore, description: en.exploreDescription, opening: page(en.explore) },
	"/latest": { title: en.latest, description: en.latestDescription, opening: page(en.latestHeading) },
	"/categories": {
		title: en.categories,
		description: en.categoriesDescription,
		opening: { ...page(en.categoriesHeading), lead: en.categoriesLead },
	},
	"/builder": { title: en.builder, description: en.builderDescription },
	"/extension": { title: en.extension, description: en.extensionDescription },
	"/security": {
		title: en.security,
		description: en.securityDescription,
		opening: { ...page(securityDocument.title), lead: securityDocument.lead, document: securityDocument },
	},
	"/notifications": { title: en.notifications, description: en.notificationsDescription },
	"/security/scorecard": { title: en.scorecard, description: en.scorecardDescription },
	"/contact": {
		title: contact.title,
		description: en.contactDescription,
		opening: { ...page(contact.title), lead: contact.lead },
	},
	...staticHeads,
	"/performance": { title: en.performance, description: en.performanceDescription, opening: page(en.performance) },
	"/accessibility": {
		title: en.accessibility,
		description: en.accessibilityDescription,
		opening: { ...page(en.accessibility), lead: accessibility.lead },
	},
};

/** Screens of one person or of operators, which search engines must not list. */
export const PRIVATE_PATTERNS: readonly string[] = [
	"/auth",
	"/auth/desktop",
	"/auth/extension",
	"/account",
	"/notifications",
	"/create",
	"/bookmarklet/:id/edit",
	"/collections",
	"/manage",
	"/manage-bookmarklets",
	"/admin",
	"/admin-debug",
];

/** Returns title and description of a page that is the same for everybody; null when it has none of its own. */
export function fixedHead(pattern: string): FixedHead | null {
	return FIXED[pattern] ?? null;
}

/** Whether search engines may list pages of a pattern. */
export function isPublic(pattern: string): boolean {
	return !PRIVATE_PATTERNS.includes(pattern);
}

/** Returns all fixed addresses that search engines may list. */
export const fixedPublicPaths: readonly string[] = Object.keys(FIXED).filter(isPublic);
