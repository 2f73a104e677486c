import type { PostgresConnection } from "@supabase/lite/postgres";
import * as z from "zod";
import { findDatabaseError, httpStatusOf, isAnsweredByLite, PassedOnError } from "./error-status.ts";
import type { RoleTimeouts } from "./role-timeouts.ts";
import { sayInOneStatement } from "./session-context.ts";

const requestContext = z.object({ auth: z.object({ role: z.string() }) });

type WithContext = PostgresConnection["withContext"];

type RunInTransaction = PostgresConnection["runInTransaction"];

const lostRace = z.object({ code: z.literal("23505"), schema_name: z.literal("auth") });

/**
 * @param timeouts time limits of the request roles
 *
 * Changes without which lite 0.10.0 is not a Supabase:
 *
 * - At its first request it runs `GRANT ALL ON ALL TABLES … TO anon, authenticated` in every schema that has a table
 *   with row-level security, which silently undoes each REVOKE and column grant. It does not when it believes the
 *   context to be set up already. The field is private: the check after the first request
 *   (`database/check-privileges.ts`) refuses to start should an update move it.
 * - Errors outside its own list lose code and status.
 * - The callback of a sign-in looks for the Google identity and, in the same transaction but without a lock, makes it
 *   (and, for somebody new, the account). Of two first sign-ins of one person at the same moment the later one fails on
 *   the unique key and answers `server_error`. By then the earlier one is committed, and its rows are found at the
 *   second try. Only the transaction is repeated: Google's code is spent already.
 *
 * And one for speed: `sayInOneStatement`.
 */
export function patchConnection(connection: PostgresConnection, timeouts: RoleTimeouts): void {
	// biome-ignore lint/complexity/useLiteralKeys: bracket access is TypeScript's sanctioned way past `private`
	connection["rlsState"] = "active";
	const original = sayInOneStatement(connection, timeouts);
	const patched: WithContext = async (vars, work, options) => {
		try {
			return await original(vars, work, options);
		} catch (thrown) {
			const error = findDatabaseError(thrown);
			if (error === null || isAnsweredByLite(error.code)) throw thrown;
			const role = requestContext.safeParse(vars).data?.auth.role;
			throw new PassedOnError(error, httpStatusOf(error.code, role));
		}
	};
	connection.withContext = patched;

	const begin: RunInTransaction = connection.runInTransaction.bind(connection);
	const beginAgain: RunInTransaction = async (work) => {
		try {
			return await begin(work);
		} catch (thrown) {
			if (lostRace.safeParse(thrown).success) return begin(work);
			throw thrown;
		}
	};
	connection.runInTransaction = beginAgain;
}
