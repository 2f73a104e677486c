import { en as hub } from "../../src/app/messages/en.ts";
import { plannedRoutes } from "../../src/app/planned-routes.ts";
import type { Opening } from "../opening/render-opening.ts";
import { en } from "./messages/en.ts";

interface FixedHead {
	readonly title: string;
	readonly description: string;
	readonly opening?: Opening;
}

const page = (heading: string): Opening => ({ shape: "page", heading });

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
	"/security": { title: en.security, description: en.securityDescription },
	"/security/scorecard": { title: en.scorecard, description: en.scorecardDescription },
	"/documentation": { title: en.documentation, description: en.documentationDescription },
	"/tutorials": { title: en.tutorials, description: en.tutorialsDescription },
	"/faq": { title: en.faq, description: en.faqDescription },
	"/about": { title: en.about, description: en.aboutDescription },
	"/terms": { title: en.terms, description: en.termsDescription },
	"/privacy": { title: en.privacy, description: en.privacyDescription },
	"/contact": { title: en.contact, description: en.contactDescription },
	"/performance": { title: en.performance, description: en.performanceDescription },
	"/accessibility": { title: en.accessibility, description: en.accessibilityDescription },
};

/** Screens of one person or of operators, which search engines must not list. */
export const PRIVATE_PATTERNS: readonly string[] = [
	"/auth",
	"/auth/desktop",
	"/account",
	"/create",
	"/bookmarklet/:id/edit",
	"/collections",
	"/manage",
	"/manage-bookmarklets",
	"/admin",
	"/admin-debug",
];

/** Planned screens have no content yet and are not listed. */
const planned = new Map<string, FixedHead>(plannedRoutes.map(({ path, id }) => [path, hub.planned[id]]));

/** Returns title and description of a page that is the same for everybody; null when it has none of its own. */
export function fixedHead(pattern: string): FixedHead | null {
	return planned.get(pattern) ?? FIXED[pattern] ?? null;
}

/** Whether search engines may list pages of a pattern. */
export function isPublic(pattern: string): boolean {
	return !planned.has(pattern) && !PRIVATE_PATTERNS.includes(pattern);
}

/** Returns all fixed addresses that search engines may list. */
export const fixedPublicPaths: readonly string[] = Object.keys(FIXED).filter(isPublic);
