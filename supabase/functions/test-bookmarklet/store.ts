import { fail, succeed } from "@scriptorium/core-types/errors";
import { createClient, type PostgrestError } from "@supabase/supabase-js";
import { personOfToken, unreachable } from "../_shared/http/person-of-token.ts";
import type { TestRunStore } from "./ports.ts";

/** `TestRunStore` over the project's REST and auth services. */
export function createTestRunStore(project: {
	readonly url: string;
	readonly publishableKey: string;
	readonly serviceRoleKey: string;
}): TestRunStore {
	const service = createClient(project.url, project.serviceRoleKey, {
		auth: { persistSession: false, autoRefreshToken: false },
	});
	const call = async (name: string, person: string): Promise<{ error: PostgrestError | null }> =>
		service.rpc(name, { p_person: person });
	return {
		findPersonId: personOfToken(project),
		take: async (person) => {
			const { error } = await call("take_test_run", person);
			if (error === null) return succeed(undefined);
			return error.code === "PT429" ? fail("rate_limited", error.message, error.details) : unreachable(error);
		},
		giveBack: async (person) => {
			const { error } = await call("give_back_test_run", person);
			return error === null ? succeed(undefined) : unreachable(error);
		},
	};
}
