import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forgetRates, openFixture } from "../support/fixture.ts";
import { checksOf } from "./all-checks.ts";
import { allRelations } from "./all-relations.ts";
import { readCatalogue } from "./catalogue.ts";
import { unexposedChecks } from "./unexposed-checks.ts";

const fixture = openFixture();
afterAll(() => fixture.close());

test("every table and view, each of its columns and each of its triggers is declared", async () => {
	const declared = allRelations
		.map(({ relation, readableBy, triggers }) => ({
			relation,
			columns: [...readableBy.everybody, ...readableBy.signedIn, ...readableBy.nobody].sort(),
			triggers: Object.keys(triggers).sort(),
		}))
		.sort((one, two) => (one.relation < two.relation ? -1 : 1));
	const real = (await readCatalogue(fixture)).map(({ relation, columns, triggers }) => ({
		relation,
		columns: [...columns].sort(),
		triggers: [...triggers].sort(),
	}));
	expect(declared).toEqual(real);
});

describe.each(allRelations.map((expectation) => [expectation.relation, expectation] as const))(
	"%s",
	(_name, expectation) => {
		beforeAll(() => forgetRates(fixture));
		for (const check of checksOf(expectation)) test(check.name, () => check.run(fixture));
	},
);

describe("tables that the API does not expose", () => {
	for (const check of unexposedChecks) test(check.name, () => check.run(fixture));
});
