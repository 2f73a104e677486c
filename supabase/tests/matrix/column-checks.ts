import { type Fixture, idOf, type Row } from "../support/fixture.ts";
import type { PersonName } from "../support/people.ts";
import type { Check, RelationExpectation } from "./expectation.ts";
import { expectTrue, isRefusal, rowPastPolicies, sameRow, show } from "./rows.ts";

/** For each column: who may read it, insert it and update it. */
export function columnChecks(expectation: RelationExpectation, column: string): Check[] {
	const { relation } = expectation;
	const name = `${relation}.${column}`;
	const changeable = column in expectation.changes();
	return [
		{ relation, name: `${name}: who may read it`, run: (fixture) => checkReading(fixture, expectation, column) },
		{
			relation,
			name: changeable ? `${name}: its person may change it` : `${name}: nobody may change it`,
			run: (fixture) =>
				changeable ? checkChange(fixture, expectation, column) : checkProtected(fixture, expectation, column),
		},
		{
			relation,
			name: `${name}: who may set it in a new row`,
			run: (fixture) => checkSetting(fixture, expectation, column),
		},
	];
}

async function checkReading(fixture: Fixture, { relation, readableBy }: RelationExpectation, column: string) {
	const expected: Record<PersonName, boolean> = {
		anon: readableBy.everybody.includes(column),
		other: !readableBy.nobody.includes(column),
		owner: !readableBy.nobody.includes(column),
		moderator: !readableBy.nobody.includes(column),
		admin: !readableBy.nobody.includes(column),
	};
	for (const person of ["anon", "owner", "admin"] as const) {
		const { error } = await fixture.people[person].tables.from(relation).select(column).limit(1);
		if (expected[person]) expectTrue(error === null, `${person} cannot read the column: ${show(error)}`);
		else expectTrue(isRefusal(error), `${person} may read the column: ${show(error)}`);
	}
}

/** PostgreSQL refuses to write a generated column before it checks privileges (428C9). */
const isProtected = (error: { code: string; message: string } | null) => isRefusal(error) || error?.code === "428C9";

async function checkProtected(fixture: Fixture, { relation, samples, seenAs }: RelationExpectation, column: string) {
	const sample = Object.values(samples)[0];
	expectTrue(sample !== undefined, `${relation} has no sample row.`);
	const key = await sample.make(fixture);
	const before = await rowPastPolicies(fixture, relation, key, seenAs);
	expectTrue(before !== null, "The sample row is not there.");
	for (const person of ["owner", "admin"] as const) {
		const patch: Row = { [column]: before[column] ?? null };
		const { error } = await fixture.people[person].tables.from(relation).update(patch).match(key);
		expectTrue(isProtected(error), `${person} may write the column: ${show(error)}`);
	}
	expectTrue(sameRow(before, await rowPastPolicies(fixture, relation, key, seenAs)), "The row has changed.");
	// Without SELECT the filter is refused before the update; so the privilege itself is checked as well.
	const held = await fixture.sql`
		select role from unnest('{anon,authenticated}'::text[]) as role
		where has_column_privilege(role, ${`public.${relation}`}, ${column}, 'update')`;
	expectTrue(held.length === 0, "The privilege to change the column is there.");
}

async function checkChange(
	fixture: Fixture,
	{ relation, samples, changes, seenAs }: RelationExpectation,
	column: string,
) {
	const sample = Object.values(samples).find((candidate) => candidate.update.length > 0);
	const person = sample?.update[0];
	expectTrue(sample !== undefined && person !== undefined, `Nobody may change ${relation}, yet it lists changes.`);
	const key = await sample.make(fixture);
	const before = await rowPastPolicies(fixture, relation, key, seenAs);
	const patch: Row = { [column]: changes()[column] };
	const { error } = await fixture.people[person].tables.from(relation).update(patch).match(key);
	const after = await rowPastPolicies(fixture, relation, key, seenAs);
	expectTrue(error === null, `${person} cannot change the column: ${show(error)}`);
	expectTrue(!sameRow({ value: before?.[column] }, { value: after?.[column] }), "The column has kept its value.");
}

async function checkSetting(
	fixture: Fixture,
	{ relation, insert, samples, seenAs }: RelationExpectation,
	column: string,
) {
	const sample = Object.values(samples)[0];
	expectTrue(sample !== undefined, `${relation} has no sample row.`);
	const current = await rowPastPolicies(fixture, relation, await sample.make(fixture), seenAs);
	const base: Row = insert === null ? {} : await insert.row(fixture, idOf(fixture, "owner"));
	const allowed = column in base;
	const row: Row = allowed ? base : { ...base, [column]: current?.[column] ?? null };
	const { error } = await fixture.people.owner.tables.from(relation).insert(row);
	if (allowed) expectTrue(error === null, `The owner cannot set the column: ${show(error)}`);
	else expectTrue(isProtected(error), `The owner may set the column: ${show(error)}`);
}
