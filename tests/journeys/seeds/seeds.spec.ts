import { type CheckEffect, describeSeed, type SeedExceptions } from "./describe-seed.ts";
import { listSeeds, tagOfSeed } from "./seed-list.ts";
import { test } from "./seed-test.ts";

/** What a module of `effects` exports. */
interface SeedEffect extends SeedExceptions {
	readonly checkEffect: CheckEffect;
}

for (const { slug, page } of listSeeds()) {
	const { checkEffect, expectedProblem } = (await import(`./effects/${slug}.ts`)) as SeedEffect;
	test.describe(slug, { tag: tagOfSeed(slug) }, () =>
		describeSeed(slug, page, checkEffect, expectedProblem ? { expectedProblem } : {}),
	);
}
