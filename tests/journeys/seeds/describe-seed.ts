import { expect } from "@playwright/test";
import { readSeed } from "@scriptorium/supabase/seed/read-seeds";
import { foreignPages, runOnForeignPage } from "./foreign-pages.ts";
import { asPasted, prepareRun, type SeedRun, withoutBody } from "./run-seed.ts";
import { test } from "./seed-test.ts";

/** Resolves when the script did on its fixture page what it promises; rejects otherwise. */
export type CheckEffect = (run: SeedRun) => Promise<void>;

/** In short, each script does what it promises and is harmless on the pages that differ most; the rest takes minutes. */
const soak = process.env.SCRIPTORIUM_SOAK === "1";
const patient = 10_000;
const impatient = 400;

export interface SeedExceptions {
	/** What the browser says on its console where a strict page forbids what the script has to do. */
	readonly expectedProblem?: RegExp;
}

/** The tests every seeded script must pass; its spec adds what only it can do. */
export function describeSeed(
	slug: string,
	fixture: string,
	checkEffect: CheckEffect,
	{ expectedProblem }: SeedExceptions = {},
): void {
	const seed = readSeed(slug);
	test.describe(seed.about.title, () => {
		test("does what it promises", async ({ page, fixtures }) => {
			await checkEffect(
				await prepareRun({ page, seed, code: seed.code, address: fixtures.url(fixture), timeout: patient }),
			);
		});

		if (soak && seed.about.kind === "bookmarklet") {
			test("does it when pasted into a bookmark", async ({ page, fixtures }) => {
				const code = asPasted(seed.code);
				await checkEffect(await prepareRun({ page, seed, code, address: fixtures.url(fixture), timeout: patient }));
			});
		}

		if (soak) {
			test("is missed when its body is removed", async ({ page, fixtures }) => {
				const code = withoutBody(seed);
				const run = await prepareRun({ page, seed, code, address: fixtures.url(fixture), timeout: impatient });
				await expect(checkEffect(run)).rejects.toThrow();
			});
		}

		test("leaves foreign pages in order", async ({ context, fixtures }) => {
			for (const foreign of foreignPages.filter(({ differsMost }) => soak || differsMost)) {
				await test.step(foreign.name, () =>
					runOnForeignPage(context, seed, fixtures.url(foreign.path), foreign.scriptless, expectedProblem),
				);
			}
		});
	});
}
