import { checksOf } from "../matrix/all-checks.ts";
import { allRelations } from "../matrix/all-relations.ts";
import type { Check } from "../matrix/expectation.ts";
import { unexposedChecks } from "../matrix/unexposed-checks.ts";
import { type Fixture, forgetRates } from "../support/fixture.ts";
import type { Mutation } from "./mutation.ts";

/** New checks of one relation: each run creates its rows again, as a mutation may have deleted the previous ones. */
export function checksFor(relation: string): Check[] {
	const expectation = allRelations.find((candidate) => candidate.relation === relation);
	if (expectation) return checksOf(expectation);
	return unexposedChecks.filter((check) => check.relation === relation);
}

/** The first check that fails under `mutation`; null when none does. The mutation is undone in any case. */
export async function findFailingCheck(fixture: Fixture, mutation: Mutation): Promise<string | null> {
	const checks = checksFor(mutation.relation);
	const ordered = [
		...checks.filter((check) => check.name.startsWith(mutation.closest)),
		...checks.filter((check) => !check.name.startsWith(mutation.closest)),
	];
	await forgetRates(fixture);
	await fixture.sql.unsafe(mutation.apply);
	try {
		return await firstFailureOf(fixture, ordered);
	} finally {
		await fixture.sql.unsafe(mutation.undo);
		await recount(fixture);
	}
}

/**
 * Recomputes the counts that triggers maintain. A dropped trigger leaves them wrong, and the check that compares them with the rows would
 * then fail under every later mutation, whether or not that mutation is detected.
 */
async function recount({ sql }: Fixture): Promise<void> {
	await sql.begin(async (transaction) => {
		await transaction`truncate private.count_changes`;
		await transaction`select private.recount_scripts()`;
		await transaction`delete from private.script_counts`;
		await transaction`
			insert into private.script_counts (name, scripts)
			select name, count(*) from public.bookmarklets as script cross join unnest(private.counted_names(script)) as name group by name`;
		await transaction`delete from private.report_counts`;
		await transaction`
			insert into private.report_counts (status, reports, seconds)
			select status, count(*), sum(coalesce(extract(epoch from resolved_at - created_at), 0)) from public.moderation_reports group by status`;
	});
}

/** The first check of a relation that fails without a mutation; null when all pass. */
export async function findFailureWithoutMutation(fixture: Fixture, relation: string): Promise<string | null> {
	await forgetRates(fixture);
	return firstFailureOf(fixture, checksFor(relation));
}

async function firstFailureOf(fixture: Fixture, checks: readonly Check[]): Promise<string | null> {
	for (const check of checks) {
		try {
			await check.run(fixture);
		} catch (thrown) {
			return `${check.name}: ${thrown instanceof Error ? thrown.message : String(thrown)}`;
		}
	}
	return null;
}
