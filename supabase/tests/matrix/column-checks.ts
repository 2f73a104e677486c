import type { PersonName } from "../support/people.ts";
import { idOf, type Row, type World } from "../support/world.ts";
import type { Check, RelationExpectation } from "./expectation.ts";
import { expectTrue, isRefusal, sameRow, show, trueRow } from "./rows.ts";

/** For each column: who reads it, who sets it, who changes it. */
export function columnChecks(expectation: RelationExpectation, column: string): Check[] {
	const { relation } = expectation;
	const name = `${relation}.${column}`;
	const changeable = column in expectation.changes();
	return [
		{ relation, name: `${name}: who may read it`, run: (world) => checkReading(world, expectation, column) },
		{
			relation,
			name: changeable ? `${name}: its person may change it` : `${name}: nobody may change it`,
			run: (world) =>
				changeable ? checkChange(world, expectation, column) : checkProtected(world, expectation, column),
		},
		{
			relation,
			name: `${name}: who may set it in a new row`,
			run: (world) => checkSetting(world, expectation, column),
		},
	];
}

async function checkReading(world: World, { relation, readableBy }: RelationExpectation, column: string) {
	const expected: Record<PersonName, boolean> = {
		anon: readableBy.everybody.includes(column),
		other: !readableBy.nobody.includes(column),
		owner: !readableBy.nobody.includes(column),
		moderator: !readableBy.nobody.includes(column),
		admin: !readableBy.nobody.includes(column),
	};
	for (const person of ["anon", "owner", "admin"] as const) {
		const { error } = await world.people[person].tables.from(relation).select(column).limit(1);
		if (expected[person]) expectTrue(error === null, `${person} cannot read the column: ${show(error)}`);
		else expectTrue(isRefusal(error), `${person} may read the column: ${show(error)}`);
	}
}

/** A generated column is refused before privileges are looked at (428C9). */
const isProtected = (error: { code: string; message: string } | null) => isRefusal(error) || error?.code === "428C9";

async function checkProtected(world: World, { relation, samples, seenAs }: RelationExpectation, column: string) {
	const sample = Object.values(samples)[0];
	expectTrue(sample !== undefined, `${relation} has no sample row.`);
	const key = await sample.make(world);
	const before = await trueRow(world, relation, key, seenAs);
	expectTrue(before !== null, "The sample row is not there.");
	for (const person of ["owner", "admin"] as const) {
		const patch: Row = { [column]: before[column] ?? null };
		const { error } = await world.people[person].tables.from(relation).update(patch).match(key);
		expectTrue(isProtected(error), `${person} may write the column: ${show(error)}`);
	}
	expectTrue(sameRow(before, await trueRow(world, relation, key, seenAs)), "The row has changed.");
	// Where nobody can read, a filter is refused before the change is; so the privilege itself is asked for as well.
	const held = await world.sql`
		select role from unnest('{anon,authenticated}'::text[]) as role
		where has_column_privilege(role, ${`public.${relation}`}, ${column}, 'update')`;
	expectTrue(held.length === 0, "The privilege to change the column is there.");
}

async function checkChange(world: World, { relation, samples, changes, seenAs }: RelationExpectation, column: string) {
	const sample = Object.values(samples).find((candidate) => candidate.update.length > 0);
	const person = sample?.update[0];
	expectTrue(sample !== undefined && person !== undefined, `Nobody may change ${relation}, yet it lists changes.`);
	const key = await sample.make(world);
	const before = await trueRow(world, relation, key, seenAs);
	const patch: Row = { [column]: changes()[column] };
	const { error } = await world.people[person].tables.from(relation).update(patch).match(key);
	const after = await trueRow(world, relation, key, seenAs);
	expectTrue(error === null, `${person} cannot change the column: ${show(error)}`);
	expectTrue(!sameRow({ value: before?.[column] }, { value: after?.[column] }), "The column has kept its value.");
}

async function checkSetting(world: World, { relation, insert, samples, seenAs }: RelationExpectation, column: string) {
	const sample = Object.values(samples)[0];
	expectTrue(sample !== undefined, `${relation} has no sample row.`);
	const current = await trueRow(world, relation, await sample.make(world), seenAs);
	const base: Row = insert === null ? {} : await insert.row(world, idOf(world, "owner"));
	const allowed = column in base;
	const row: Row = allowed ? base : { ...base, [column]: current?.[column] ?? null };
	const { error } = await world.people.owner.tables.from(relation).insert(row);
	if (allowed) expectTrue(error === null, `The owner cannot set the column: ${show(error)}`);
	else expectTrue(isProtected(error), `The owner may set the column: ${show(error)}`);
}
