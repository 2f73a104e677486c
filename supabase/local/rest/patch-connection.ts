import type { PostgresConnection } from "@supabase/lite/postgres";
import * as z from "zod";
import { StartRefused } from "../refusal.ts";
import { findDatabaseError, httpStatusOf, isHandledByLite, PassedOnError, withoutRow } from "./error-status.ts";
import { setContextInOneStatement } from "./session-context.ts";
import type { TimeLimits } from "./time-limits.ts";

const requestContext = z.object({ auth: z.object({ role: z.string() }) });

/** Values of lite's private field `rlsState`. */
const rlsState = z.enum(["unknown", "active", "inactive"]);

type WithContext = PostgresConnection["withContext"];

type RunInTransaction = PostgresConnection["runInTransaction"];

/** A unique key of the schema `auth` was violated. */
const identityExists = z.object({ code: z.literal("23505"), schema_name: z.literal("auth") });

/**
 * Corrects lite 0.10.0 where it differs from a hosted project (docs/decisions/0024-patched-libraries.md):
 *
 * - At its first request it runs `GRANT ALL ON ALL TABLES … TO anon, authenticated` in every schema that has a table with row-level
 *   security, which undoes each REVOKE and column privilege. It does not if its private field `rlsState` is `active`.
 * - Errors that it does not know lose their code and their status.
 * - The callback of a sign-in looks for the Google identity and, without a lock, creates it. Of two concurrent first sign-ins of one
 *   person the later one fails on the unique key. A second attempt finds the rows of the first one. Only the transaction is
 *   repeated, because Google's code can be used only once.
 *
 * - Errors of the database are answered with the row that violates a constraint, and printed with their stack.
 *
 * It also makes requests faster: `setContextInOneStatement`.
 *
 * @param connection before its first request
 * @param limits time limits of roles and functions
 * @throws StartRefused when lite has no field `rlsState` with a known value
 */
export function patchConnection(connection: PostgresConnection, limits: TimeLimits): void {
	disableGrants(connection);
	const original = setContextInOneStatement(connection, limits);
	const patched: WithContext = async (vars, work, options) => {
		try {
			return await original(vars, work, options);
		} catch (thrown) {
			withoutRow(thrown);
			const error = findDatabaseError(thrown);
			if (error === null || isHandledByLite(error.code)) throw thrown;
			const role = requestContext.safeParse(vars).data?.auth.role;
			throw new PassedOnError(error, httpStatusOf(error.code, role));
		}
	};
	connection.withContext = patched;

	const run: RunInTransaction = connection.runInTransaction.bind(connection);
	const runWithRetry: RunInTransaction = async (work) => {
		try {
			return await run(work);
		} catch (thrown) {
			if (identityExists.safeParse(thrown).success) return run(work);
			withoutRow(thrown);
			throw thrown;
		}
	};
	connection.runInTransaction = runWithRetry;
}

/** `checkPrivileges` verifies the effect after the first request; this check fails earlier and names the cause. */
function disableGrants(connection: PostgresConnection): void {
	// biome-ignore lint/complexity/useLiteralKeys: bracket access is TypeScript's sanctioned way past `private`
	if (!rlsState.safeParse(connection["rlsState"]).success) {
		throw new StartRefused(
			"@supabase/lite has changed: PostgresConnection has no field rlsState with a known value, so lite would grant visitors all privileges. See docs/decisions/0024-patched-libraries.md.",
		);
	}
	// biome-ignore lint/complexity/useLiteralKeys: as above
	connection["rlsState"] = "active";
}
