import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Fixture, LooseDatabase } from "../../support/fixture.ts";
import { trackTableChanges } from "../../support/table-changes.ts";
import { expectTrue, show } from "../rows.ts";
import { type Caller, callers, type FunctionExpectation, type Outcome } from "./expectation.ts";

interface FunctionCheck {
	readonly name: string;
	run(fixture: Fixture): Promise<void>;
}

/** All calls of one function: its cases × its callers. */
export function checksOfFunction({ name, writes, acknowledges, cases }: FunctionExpectation): FunctionCheck[] {
	return Object.entries(cases).flatMap(([what, { args, outcomes }]) =>
		callers.map((caller) => ({
			name: `${name} (${what}): ${caller} gets ${outcomes[caller]}`,
			run: async (fixture) => {
				const given = await args(fixture, caller);
				const tableChanges = await trackTableChanges(fixture);
				const { data, error } = await clientOf(fixture, caller).rpc(name, given);
				const outcome: string = error === null ? (acknowledges ? "yes" : answered(data)) : error.code;
				expectTrue(outcome === outcomes[caller], `It came to ${outcome}: ${show(error)}`);
				const changed = await tableChanges.changedTables();
				const should = writes && outcomes[caller] === "yes";
				expectTrue(changed.length > 0 === should, `${should ? "Nothing" : changed.join()} has changed.`);
			},
		})),
	);
}

function clientOf({ backend, people }: Fixture, caller: Caller): SupabaseClient<LooseDatabase> {
	return caller === "service" ? createClient(backend.url, backend.serviceRoleKey) : people[caller].tables;
}

/** True for a result with content: not null, false or an empty list. */
function answered(data: unknown): Outcome {
	const isNothing = data === null || data === false || (Array.isArray(data) && data.length === 0);
	return isNothing ? "nothing" : "yes";
}
