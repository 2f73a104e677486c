import { readdirSync } from "node:fs";
import { parse } from "node:path";
import { fileURLToPath } from "node:url";

const SPECS = fileURLToPath(new URL(".", import.meta.url));
const SCRIPTS = fileURLToPath(new URL("../../../supabase/seed/scripts", import.meta.url));
const PAGES = fileURLToPath(new URL("../../fixtures/seeds", import.meta.url));

const TAG_PREFIX = "@seed:";

/** A seeded script that `seeds.spec.ts` tests. Its effect module is `effects/<slug>.ts`. */
export interface ListedSeed {
	readonly slug: string;
	/** Its fixture page, relative to `tests/fixtures`. */
	readonly page: string;
}

/**
 * Lists the seeded scripts that have no spec of their own, sorted by slug.
 * @throws Error when one of them has no fixture page of its name, or several
 */
export function listSeeds(): readonly ListedSeed[] {
	const specs = new Set(readdirSync(SPECS));
	const pages = readdirSync(PAGES);
	return readdirSync(SCRIPTS)
		.filter((slug) => !specs.has(`${slug}.spec.ts`))
		.sort()
		.map((slug) => ({ slug, page: `seeds/${pageOf(slug, pages)}` }));
}

function pageOf(slug: string, pages: readonly string[]): string {
	const [page, ...others] = pages.filter((name) => parse(name).name === slug);
	if (!page || others.length > 0)
		throw new Error(`${slug} needs exactly one fixture page tests/fixtures/seeds/${slug}.*`);
	return page;
}

/** Tag of all tests of a seed in `seeds.spec.ts`. */
export const tagOfSeed = (slug: string): string => `${TAG_PREFIX}${slug}`;

/** Slug of the seed that a test of `seeds.spec.ts` belongs to; null without a tag of `tagOfSeed`. */
export const slugOfTags = (tags: readonly string[]): string | null =>
	tags.find((tag) => tag.startsWith(TAG_PREFIX))?.slice(TAG_PREFIX.length) ?? null;
