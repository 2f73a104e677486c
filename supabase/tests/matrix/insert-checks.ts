import { idOf } from "../support/fixture.ts";
import { type PersonName, personNames } from "../support/people.ts";
import type { Check, RelationExpectation } from "./expectation.ts";
import { countRows, expectTrue, isRefusal, show } from "./rows.ts";

/** Inserts as oneself and in the owner's name. The positive control then inserts the row that was refused before. */
export function insertChecks(expectation: RelationExpectation): Check[] {
	const { relation, insert } = expectation;
	if (insert === null) return personNames.map((person) => refusedOutright(expectation, person));
	const own = personNames
		.filter((person) => person !== "anon")
		.map((person): Check => {
			const may = insert.own.includes(person);
			return {
				relation,
				name: `${relation}: ${person} ${may ? "may" : "may not"} insert a row in their own name`,
				run: async (fixture) => {
					const row = await insert.row(fixture, idOf(fixture, person));
					const before = await countRows(fixture, relation);
					const { error } = await fixture.people[person].tables.from(relation).insert(row);
					const added = (await countRows(fixture, relation)) - before;
					if (may) expectTrue(error === null && added === 1, `Not inserted: ${show(error)}`);
					else expectTrue(isRefusal(error) && added === 0, `Not refused: ${show(error)}`);
				},
			};
		});
	const foreign = personNames
		.filter((person) => person !== "owner")
		.map((person): Check => {
			const may = insert.asOwner.includes(person);
			return {
				relation,
				name: `${relation}: ${person} ${may ? "may" : "may not"} insert a row in the owner's name`,
				run: async (fixture) => {
					const row = await insert.row(fixture, idOf(fixture, "owner"));
					const before = await countRows(fixture, relation);
					const { error } = await fixture.people[person].tables.from(relation).insert(row);
					const added = (await countRows(fixture, relation)) - before;
					if (may) expectTrue(error === null && added === 1, `Not inserted: ${show(error)}`);
					else {
						expectTrue(isRefusal(error) && added === 0, `Not refused: ${show(error)}`);
						const control = await fixture.people.owner.tables.from(relation).insert(row);
						expectTrue(control.error === null, `Nor could the owner insert it: ${show(control.error)}`);
					}
				},
			};
		});
	return [...own, ...foreign];
}

function refusedOutright({ relation, readableBy }: RelationExpectation, person: PersonName): Check {
	const [, second = ""] = Object.values(readableBy).flat();
	return {
		relation,
		name: `${relation}: ${person} may not insert`,
		run: async (fixture) => {
			const before = await countRows(fixture, relation);
			const { error } = await fixture.people[person].tables.from(relation).insert({ [second]: null });
			expectTrue(isRefusal(error), `Not refused: ${show(error)}`);
			expectTrue((await countRows(fixture, relation)) === before, "A row was added.");
		},
	};
}
