import { type PersonName, personNames } from "../support/people.ts";
import type { Row, World } from "../support/world.ts";
import { expectNoBlindWrite } from "./blind-write.ts";
import type { Check, RelationExpectation, Sample } from "./expectation.ts";
import { expectTrue, isRefusal, sameRow, show, title, trueRow } from "./rows.ts";

/** People who may not first: what they try must leave the very row that the others then succeed on. */
function inOrder(may: readonly PersonName[]): PersonName[] {
	return [...personNames.filter((name) => !may.includes(name)), ...personNames.filter((name) => may.includes(name))];
}

/** Makes the sample row once for all checks that share it. */
function shared(sample: Sample): (world: World) => Promise<Row> {
	const made = new WeakMap<World, Promise<Row>>();
	return (world) => {
		const row = made.get(world) ?? sample.make(world);
		made.set(world, row);
		return row;
	};
}

export function selectChecks(expectation: RelationExpectation, sampleName: string, sample: Sample): Check[] {
	const { relation, readableBy, seenAs } = expectation;
	const keyOf = shared(sample);
	return personNames.map((person) => {
		const may = sample.select.includes(person);
		const columns = person === "anon" ? readableBy.everybody : [...readableBy.everybody, ...readableBy.signedIn];
		return {
			relation,
			name: title(relation, sampleName, "select", person, may),
			run: async (world) => {
				const key = await keyOf(world);
				expectTrue((await trueRow(world, relation, key, seenAs)) !== null, "The row that is asked for is not there.");
				const filter = Object.fromEntries(Object.entries(key).filter(([column]) => columns.includes(column)));
				const list = columns.length > 0 ? columns.join(",") : Object.keys(key).join(",");
				const { data, error } = await world.people[person].tables.from(relation).select(list).match(filter);
				if (may) expectTrue(error === null && data.length >= 1, `${person} does not see the row: ${show(error)}`);
				else
					expectTrue(error === null ? data.length === 0 : isRefusal(error), `${person} sees the row: ${show(error)}`);
			},
		};
	});
}

export function updateChecks(expectation: RelationExpectation, sampleName: string, sample: Sample): Check[] {
	const { relation, readableBy, seenAs } = expectation;
	const keyOf = shared(sample);
	return inOrder(sample.update).map((person) => {
		const may = sample.update.includes(person);
		return {
			relation,
			name: title(relation, sampleName, "update", person, may),
			run: async (world) => {
				const key = may && person !== sample.update[0] ? await sample.make(world) : await keyOf(world);
				const before = await trueRow(world, relation, key, seenAs);
				expectTrue(before !== null, "The row that is to be changed is not there.");
				const [changed] = Object.entries(expectation.changes());
				// Not the first column: an identity cannot be set by anybody, which says nothing about privileges.
				const [, second = ""] = Object.values(readableBy).flat();
				const patch: Row = Object.fromEntries([changed ?? [second, null]]);
				const { error } = await world.people[person].tables.from(relation).update(patch).match(key);
				const after = await trueRow(world, relation, key, seenAs);
				if (may) expectTrue(error === null && !sameRow(before, after), `${person} could not change it: ${show(error)}`);
				else {
					expectTrue(error === null || isRefusal(error), `Refused for another reason: ${show(error)}`);
					expectTrue(sameRow(before, after), `${person} changed the row.`);
					if (changed !== undefined) await expectNoBlindWrite(world, person, relation, key, patch);
					// With no way in at all there is no positive control; then the refusal must be an outright one.
					expectTrue(
						sample.update.length > 0 || changed !== undefined || isRefusal(error),
						`Not refused: ${show(error)}`,
					);
				}
			},
		};
	});
}

export function deleteChecks(expectation: RelationExpectation, sampleName: string, sample: Sample): Check[] {
	const { relation, seenAs } = expectation;
	const keyOf = shared(sample);
	return inOrder(sample.delete).map((person) => {
		const may = sample.delete.includes(person);
		return {
			relation,
			name: title(relation, sampleName, "delete", person, may),
			run: async (world) => {
				const key = may && person !== sample.delete[0] ? await sample.make(world) : await keyOf(world);
				const before = await trueRow(world, relation, key, seenAs);
				expectTrue(before !== null, "The row that is to be deleted is not there.");
				const { error } = await world.people[person].tables.from(relation).delete().match(key);
				const after = await trueRow(world, relation, key, seenAs);
				if (may) expectTrue(error === null && after === null, `${person} could not delete it: ${show(error)}`);
				else {
					expectTrue(error === null || isRefusal(error), `Refused for another reason: ${show(error)}`);
					expectTrue(sameRow(before, after), `${person} deleted or changed the row.`);
					if (sample.delete.length > 0) await expectNoBlindWrite(world, person, relation, key, null);
					expectTrue(sample.delete.length > 0 || isRefusal(error), `Not refused: ${show(error)}`);
				}
			},
		};
	});
}
