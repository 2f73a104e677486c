import { randomUUID } from "node:crypto";
import { makeAccount } from "../../support/samples.ts";
import { triggerCheck } from "../all-checks.ts";
import type { Check } from "../expectation.ts";
import { expectTrue, rowPastPolicies } from "../rows.ts";

/** The hub's triggers on tables of the auth service. */
export const accountChecks: readonly Check[] = [
	triggerCheck("users", "create_profile", async (fixture) => {
		const person = await makeAccount(fixture, "Nina Newcomer");
		const profile = await rowPastPolicies(fixture, "profiles", { user_id: person });
		expectTrue(profile?.display_name === "Nina Newcomer", "No profile was made for the new account.");
	}),
	triggerCheck("users", "forget_sign_ins", async (fixture) => {
		const person = await makeAccount(fixture);
		const entry = randomUUID();
		await fixture.sql`
			insert into auth.audit_log_entries (id, payload, ip_address)
			values (${entry}, ${fixture.sql.json({ action: "login", actor_id: person, actor_name: "Nina" })}, '203.0.113.9')`;
		await fixture.sql`delete from auth.users where id = ${person}`;
		const [left] = await fixture.sql<{ payload: string; ip_address: string }[]>`
			select private.log_entry(payload)::text as payload, ip_address from auth.audit_log_entries where id = ${entry}`;
		expectTrue(left !== undefined, "The sign-in of a deleted account is not counted anymore.");
		const isAnonymous = left.ip_address === "" && !left.payload.includes(person) && !left.payload.includes("Nina");
		expectTrue(isAnonymous, "The log still identifies the owner of a deleted account.");
	}),
];
