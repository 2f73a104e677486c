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
];
