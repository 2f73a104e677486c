import { type PersonName, personNames } from "../support/people.ts";
import { idOf } from "../support/world.ts";
import type { Check, RelationExpectation } from "./expectation.ts";
import { countRows, expectTrue, isRefusal, show } from "./rows.ts";

/** In one's own name and in the owner's. Refusals are tried with the very row the positive control then adds. */
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
				run: async (world) => {
					const row = await insert.row(world, idOf(world, person));
					const before = await countRows(world, relation);
					const { error } = await world.people[person].tables.from(relation).insert(row);
					const added = (await countRows(world, relation)) - before;
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
				run: async (world) => {
					const row = await insert.row(world, idOf(world, "owner"));
					const before = await countRows(world, relation);
					const { error } = await world.people[person].tables.from(relation).insert(row);
					const added = (await countRows(world, relation)) - before;
					if (may) expectTrue(error === null && added === 1, `Not inserted: ${show(error)}`);
					else {
						expectTrue(isRefusal(error) && added === 0, `Not refused: ${show(error)}`);
						const control = await world.people.owner.tables.from(relation).insert(row);
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
		run: async (world) => {
			const before = await countRows(world, relation);
			const { error } = await world.people[person].tables.from(relation).insert({ [second]: null });
			expectTrue(isRefusal(error), `Not refused: ${show(error)}`);
			expectTrue((await countRows(world, relation)) === before, "A row was added.");
		},
	};
}
