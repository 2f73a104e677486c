import { makeAccount } from "../../support/samples.ts";
import { triggerCheck } from "../all-checks.ts";
import type { Check } from "../expectation.ts";
import { expectTrue, trueRow } from "../rows.ts";

/** What we hang on tables of the auth service. */
export const accountChecks: readonly Check[] = [
	triggerCheck("users", "create_profile", async (world) => {
		const person = await makeAccount(world, "Nina Newcomer");
		const profile = await trueRow(world, "profiles", { user_id: person });
		expectTrue(profile?.display_name === "Nina Newcomer", "No profile was made for the new account.");
	}),
];
