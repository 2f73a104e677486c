import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import { createClient } from "@supabase/supabase-js";
import type { FindPersonId } from "./find-person.ts";

/**
 * Asks the auth service whose a token is.
 * @param project address, and the key that visitors send
 * @returns the lookup
 */
export function personOfToken(project: { readonly url: string; readonly publishableKey: string }): FindPersonId {
	const visitor = createClient(project.url, project.publishableKey, {
		auth: { persistSession: false, autoRefreshToken: false },
	});
	return async (token) => {
		const { data, error } = await visitor.auth.getUser(token);
		if (!error) return succeed(data.user.id);
		// The library reports an ended session (`session_not_found`) with status 400, not with the service's 403.
		const isRefused = [400, 401, 403].includes(error.status ?? 0);
		return isRefused ? fail("unauthenticated", "Please sign in again.") : unreachable(error);
	};
}

/**
 * The refusal when a service of the project did not answer.
 * @param error of the library
 * @returns `database_unreachable`
 */
export function unreachable(error: { readonly message: string }): Result<never, "database_unreachable"> {
	return fail("database_unreachable", "The database did not answer. Try again shortly.", error.message);
}
