import { listSeeds, tagOfSeed } from "../seed-list.ts";
import { findProven, pathOfSpec, SEEDS_SPEC } from "./proven-specs.ts";

/** Paths by which the command line may name the tests of a seed of `seeds.spec.ts`, relative to the root of the repository. */
const pathsOf = (slug: string) => [`tests/journeys/seeds/${SEEDS_SPEC}`, `tests/journeys/seeds/effects/${slug}.ts`];

/** What a run leaves out of the specs of this folder, as options of Playwright. */
export interface LeftOut {
	/** Absolute paths of specs. */
	readonly testIgnore: string[];
	/** The tag of each seed of `seeds.spec.ts` that is left out. */
	readonly grepInvert: RegExp[];
	/** Number of specs and of seeds of `seeds.spec.ts` that are left out because a soak run passed them. */
	readonly proven: number;
}

/** A whole short run leaves out what a soak run passed and has not changed since. */
export function leaveOutProven(): LeftOut {
	const proven = findProven();
	const slugs = listSeeds().map(({ slug }) => slug);
	const specs = proven.filter((name) => !slugs.includes(name));
	const seeds = leaveOutSeeds(slugs.filter((slug) => proven.includes(slug)));
	return {
		testIgnore: [...specs.map(pathOfSpec), ...seeds.testIgnore],
		grepInvert: seeds.grepInvert,
		proven: proven.length,
	};
}

/**
 * A run of named files leaves out the seeds of `seeds.spec.ts` that no name matches, as if each had a file of its own.
 * @param filters parts of paths; when empty, nothing is left out
 */
export function leaveOutUnnamed(filters: readonly string[]): LeftOut {
	if (filters.length === 0) return { testIgnore: [], grepInvert: [], proven: 0 };
	const isNamed = (slug: string) => pathsOf(slug).some((path) => filters.some((filter) => path.includes(filter)));
	const unnamed = listSeeds().filter(({ slug }) => !isNamed(slug));
	return { ...leaveOutSeeds(unnamed.map(({ slug }) => slug)), proven: 0 };
}

function leaveOutSeeds(slugs: readonly string[]): Pick<LeftOut, "testIgnore" | "grepInvert"> {
	if (slugs.length === 0) return { testIgnore: [], grepInvert: [] };
	if (slugs.length === listSeeds().length) return { testIgnore: [pathOfSpec(SEEDS_SPEC)], grepInvert: [] };
	return { testIgnore: [], grepInvert: [new RegExp(`(?:${slugs.map(tagOfSeed).join("|")})(?![\\w-])`)] };
}
