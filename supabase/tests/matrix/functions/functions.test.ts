import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forgetRates, openFixture } from "../../support/fixture.ts";
import { accountFunctions } from "./account.ts";
import { checksOfFunction } from "./function-checks.ts";
import { operatingFunctions } from "./operating.ts";
import { readingFunctions, versionCode } from "./reading.ts";
import { servingFunctions } from "./serving.ts";
import { syncProfile, writingFunctions } from "./writing.ts";

const fixture = openFixture();
afterAll(() => fixture.close());

const all = [
	...readingFunctions,
	versionCode,
	...writingFunctions,
	...accountFunctions,
	syncProfile,
	...servingFunctions,
	...operatingFunctions,
];

test("every function of public is declared, each once", async () => {
	const real = await fixture.sql<{ name: string }[]>`
		select proname as name from pg_proc where pronamespace = 'public'::regnamespace order by proname`;
	expect(all.map(({ name }) => name).sort()).toEqual(real.map(({ name }) => name).sort());
});

describe.each(all.map((expectation) => [expectation.name, expectation] as const))("%s", (_name, expectation) => {
	beforeAll(() => forgetRates(fixture));
	for (const check of checksOfFunction(expectation)) test(check.name, () => check.run(fixture));
});
