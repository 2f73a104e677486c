import postgres from "postgres";
import { afterAll, expect, test } from "vitest";
import { signUpPeople } from "../support/people.ts";
import { startTestBackend } from "../support/test-backend.ts";
import { makeWorld } from "../support/world.ts";
import { listMutations, type Mutation } from "./mutation.ts";
import { firstRed, redWithoutMutation } from "./notice.ts";

// A database of its own: for a moment each of these leaves a door open.
const { stop, ...backend } = await startTestBackend();
const sql = postgres(backend.databaseUrl, { max: 1, onnotice: () => undefined });
const world = makeWorld(backend, await signUpPeople(backend, sql));
// The shared people get thousands of rows.
await sql`update private.limits set amount = 1000000`;
afterAll(async () => {
	await world.close();
	await sql.end();
	await stop();
});

const all = await listMutations(sql);
const chosen = process.env.SCRIPTORIUM_SOAK === "1" ? all : pick(all, 4);

/** The same few each time, from all over the list. */
function pick(mutations: readonly Mutation[], count: number): Mutation[] {
	const step = Math.floor(mutations.length / count);
	return mutations.filter((_, index) => index % step === 7 % step);
}

test("there is something to break", () => {
	expect(all.length).toBeGreaterThan(400);
});

test.each(chosen.map((mutation) => [mutation.name, mutation] as const))("%s: noticed", async (_name, mutation) => {
	expect(await firstRed(world, mutation), "No check has noticed.").not.toBeNull();
});

test.each([...new Set(chosen.map(({ relation }) => relation))])("%s is whole again after it", async (relation) => {
	expect(await redWithoutMutation(world, relation)).toBeNull();
});
