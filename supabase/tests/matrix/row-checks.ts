import type { Fixture, Row } from "../support/fixture.ts";
import { type PersonName, personNames } from "../support/people.ts";
import { expectNoBlindWrite } from "./blind-write.ts";
import type { Check, RelationExpectation, Sample } from "./expectation.ts";
import { expectTrue, isRefusal, rowPastPolicies, sameRow, show, title } from "./rows.ts";

/** People without permission first: their attempts must not change the row that permitted people then write. */
function refusedFirst(may: readonly PersonName[]): PersonName[] {
	return [...personNames.filter((name) => !may.includes(name)), ...personNames.filter((name) => may.includes(name))];
}

/** Creates the sample row once for all checks that share it. */
function shared(sample: Sample): (fixture: Fixture) => Promise<Row> {
	const made = new WeakMap<Fixture, Promise<Row>>();
	return (fixture) => {
		const row = made.get(fixture) ?? sample.make(fixture);
		made.set(fixture, row);
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
			run: async (fixture) => {
				const key = await keyOf(fixture);
				expectTrue(
					(await rowPastPolicies(fixture, relation, key, seenAs)) !== null,
					"The row that is asked for is not there.",
				);
				const filter = Object.fromEntries(Object.entries(key).filter(([column]) => columns.includes(column)));
				const list = columns.length > 0 ? columns.join(",") : Object.keys(key).join(",");
				const { data, error } = await fixture.people[person].tables.from(relation).select(list).match(filter);
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
	return refusedFirst(sample.update).map((person) => {
		const may = sample.update.includes(person);
		return {
			relation,
			name: title(relation, sampleName, "update", person, may),
			run: async (fixture) => {
				const key = may && person !== sample.update[0] ? await sample.make(fixture) : await keyOf(fixture);
				const before = await rowPastPolicies(fixture, relation, key, seenAs);
				expectTrue(before !== null, "The row that is to be changed is not there.");
				const [changed] = Object.entries(expectation.changes());
				// Not the first column: nobody can set an identity column, whatever the privileges.
				const [, second = ""] = Object.values(readableBy).flat();
				const patch: Row = Object.fromEntries([changed ?? [second, null]]);
				const { error } = await fixture.people[person].tables.from(relation).update(patch).match(key);
				const after = await rowPastPolicies(fixture, relation, key, seenAs);
				if (may) expectTrue(error === null && !sameRow(before, after), `${person} could not change it: ${show(error)}`);
				else {
					expectTrue(error === null || isRefusal(error), `Refused for another reason: ${show(error)}`);
					expectTrue(sameRow(before, after), `${person} changed the row.`);
					if (changed !== undefined) await expectNoBlindWrite(fixture, person, relation, key, patch);
					// When nobody may delete there is no positive control; then only an explicit refusal counts.
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
	return refusedFirst(sample.delete).map((person) => {
		const may = sample.delete.includes(person);
		return {
			relation,
			name: title(relation, sampleName, "delete", person, may),
			run: async (fixture) => {
				const key = may && person !== sample.delete[0] ? await sample.make(fixture) : await keyOf(fixture);
				const before = await rowPastPolicies(fixture, relation, key, seenAs);
				expectTrue(before !== null, "The row that is to be deleted is not there.");
				const { error, count } = await fixture.people[person].tables
					.from(relation)
					.delete({ count: "exact" })
					.match(key);
				const after = await rowPastPolicies(fixture, relation, key, seenAs);
				// The count too: a trigger may delete rows that the policy has not let the person delete.
				const isDeleted = error === null && (count ?? 0) > 0 && after === null;
				if (may) expectTrue(isDeleted, `${person} could not delete it: ${show(error)}`);
				else {
					expectTrue(error === null || isRefusal(error), `Refused for another reason: ${show(error)}`);
					expectTrue(sameRow(before, after), `${person} deleted or changed the row.`);
					if (sample.delete.length > 0) await expectNoBlindWrite(fixture, person, relation, key, null);
					expectTrue(sample.delete.length > 0 || isRefusal(error), `Not refused: ${show(error)}`);
				}
			},
		};
	});
}
