import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { openLedger } from "../../support/ledger.ts";
import type { LooseDatabase, World } from "../../support/world.ts";
import { expectTrue, show } from "../rows.ts";
import { type Caller, callers, type FunctionExpectation, type Outcome } from "./expectation.ts";

interface FunctionCheck {
	readonly name: string;
	run(world: World): Promise<void>;
}

/** Every call of one function: what it is about × who calls. */
export function checksOfFunction({ name, writes, acknowledges, cases }: FunctionExpectation): FunctionCheck[] {
	return Object.entries(cases).flatMap(([what, { args, outcomes }]) =>
		callers.map((caller) => ({
			name: `${name} (${what}): ${caller} gets ${outcomes[caller]}`,
			run: async (world) => {
				const given = await args(world, caller);
				const ledger = await openLedger(world);
				const { data, error } = await clientOf(world, caller).rpc(name, given);
				const outcome: string = error === null ? (acknowledges ? "yes" : answered(data)) : error.code;
				expectTrue(outcome === outcomes[caller], `It came to ${outcome}: ${show(error)}`);
				const changed = await ledger.changed();
				const should = writes && outcomes[caller] === "yes";
				expectTrue(changed.length > 0 === should, `${should ? "Nothing" : changed.join()} has changed.`);
			},
		})),
	);
}

function clientOf({ backend, people }: World, caller: Caller): SupabaseClient<LooseDatabase> {
	return caller === "service" ? createClient(backend.url, backend.serviceRoleKey) : people[caller].tables;
}

/** An answer without content is null, false or an empty list. */
function answered(data: unknown): Outcome {
	const isNothing = data === null || data === false || (Array.isArray(data) && data.length === 0);
	return isNothing ? "nothing" : "yes";
}
