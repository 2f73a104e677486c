import postgres from "postgres";
import { afterAll, expect, test } from "vitest";
import { createFixture } from "../support/fixture.ts";
import { signUpPeople } from "../support/people.ts";
import { startTestBackend } from "../support/test-backend.ts";
import { checksFor, findFailingCheck, findFailureWithoutMutation } from "./find-failing-check.ts";
import { listMutations, type Mutation } from "./mutation.ts";

// Uses a database of its own: each mutation removes a protection for a moment.
const { stop, ...backend } = await startTestBackend();
const sql = postgres(backend.databaseUrl, { max: 1, onnotice: () => undefined });
const fixture = createFixture(backend, await signUpPeople(backend, sql));
// Lifts the limits, as the shared people get thousands of rows.
await sql`update private.limits set amount = 1000000`;
afterAll(async () => {
	await fixture.close();
	await sql.end();
	await stop();
});

const all = await listMutations(sql);
const chosen = process.env.SCRIPTORIUM_SOAK === "1" ? all : pick(all, 4);

/** A fixed, evenly spaced sample of the list. */
function pick(mutations: readonly Mutation[], count: number): Mutation[] {
	const step = Math.floor(mutations.length / count);
	return mutations.filter((_, index) => index % step === 7 % step);
}

test("pg_catalog lists mutations", () => {
	expect(all.length).toBeGreaterThan(400);
});

test("every mutated relation has checks", () => {
	const relations = [...new Set(all.map(({ relation }) => relation))];
	expect(relations.filter((relation) => checksFor(relation).length === 0)).toEqual([]);
});

test.each(chosen.map((mutation) => [mutation.name, mutation] as const))(
	"%s: a check fails",
	async (_name, mutation) => {
		expect(await findFailingCheck(fixture, mutation), "No check has noticed.").not.toBeNull();
	},
);

test.each([...new Set(chosen.map(({ relation }) => relation))])(
	"all checks of %s pass after its mutations were undone",
	async (relation) => {
		expect(await findFailureWithoutMutation(fixture, relation)).toBeNull();
	},
);
