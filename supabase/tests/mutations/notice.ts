import { checksOf } from "../matrix/all-checks.ts";
import { allRelations } from "../matrix/all-relations.ts";
import type { Check } from "../matrix/expectation.ts";
import { accountChecks } from "../matrix/tables/sign-up.ts";
import { forgetRates, type World } from "../support/world.ts";
import type { Mutation } from "./mutation.ts";

/** Fresh checks of one relation: each run makes rows of its own, as the last one may have lost its rows. */
function checksFor(relation: string): Check[] {
	const expectation = allRelations.find((candidate) => candidate.relation === relation);
	return expectation ? checksOf(expectation) : accountChecks.filter((check) => check.relation === relation);
}

/** The first check that turns red under `mutation`; null when none does. The database is mended in any case. */
export async function firstRed(world: World, mutation: Mutation): Promise<string | null> {
	const checks = checksFor(mutation.relation);
	const ordered = [
		...checks.filter((check) => check.name.startsWith(mutation.closest)),
		...checks.filter((check) => !check.name.startsWith(mutation.closest)),
	];
	await forgetRates(world);
	await world.sql.unsafe(mutation.apply);
	try {
		return await redAmong(world, ordered);
	} finally {
		await world.sql.unsafe(mutation.undo);
	}
}

/** The first check of a relation that is red in the database as it is. */
export async function redWithoutMutation(world: World, relation: string): Promise<string | null> {
	await forgetRates(world);
	return redAmong(world, checksFor(relation));
}

async function redAmong(world: World, checks: readonly Check[]): Promise<string | null> {
	for (const check of checks) {
		try {
			await check.run(world);
		} catch (thrown) {
			return `${check.name}: ${thrown instanceof Error ? thrown.message : String(thrown)}`;
		}
	}
	return null;
}
