import type { PostgresConnection } from "@supabase/lite/postgres";
import * as z from "zod";
import type { RoleTimeouts } from "./role-timeouts.ts";

type WithContext = PostgresConnection["withContext"];

const asked = z.object({
	auth: z.object({
		role: z.enum(["anon", "authenticated", "service_role"]),
		uid: z.string().nullish(),
		jwt: z.record(z.string(), z.unknown()).nullish(),
	}),
	storage: z.undefined().optional(),
});

/** In this order the values are given. What a request does not say is empty, so that nothing is left of another one. */
const SETTINGS = [
	"role",
	"request.jwt.claim.sub",
	"request.jwt.claim.role",
	"request.jwt.claims",
	"storage.operation",
	"request.method",
	"request.path",
	"request.headers",
	"response.status",
	"response.headers",
	"transaction_read_only",
	"statement_timeout",
];

/** For a role without a setting of its own: what a hosted project's REST service runs with by itself. */
const DEFAULT_TIMEOUT = "8s";

const STATEMENT = `select ${SETTINGS.map((name, place) => `set_config('${name}', $${place + 1}, true)`).join(", ")}`;

/**
 * Tells a request's transaction who asks in one statement; lite 0.10.0 does it in six to twelve, each of which waits for the
 * database. What is no ordinary request (a transaction that is held already, one to be undone, files) stays with lite.
 * The role's time limit is set there too: PostgreSQL applies `alter role … set` to log-ins only.
 */
export function sayInOneStatement(connection: PostgresConnection, timeouts: RoleTimeouts): WithContext {
	const original: WithContext = connection.withContext.bind(connection);
	const template = connection.kysely.selectNoFrom(({ lit }) => lit(1).as("any")).compile();
	return async (vars, work, options) => {
		const parsed = asked.safeParse(vars);
		if (!parsed.success || options?.transaction || options?.forceRollback) return original(vars, work, options);
		const { role, uid, jwt } = parsed.data.auth;
		const rpc = options?.rpc;
		const parameters = [
			role,
			uid ?? "",
			role,
			jwt ? JSON.stringify(jwt) : "",
			"",
			rpc?.method ?? "",
			rpc?.path ?? "",
			rpc ? JSON.stringify(rpc.requestHeaders ?? {}) : "",
			"",
			"",
			rpc?.readOnly ? "on" : "off",
			timeouts[role] ?? DEFAULT_TIMEOUT,
		];
		return connection.kysely.transaction().execute(async (transaction) => {
			await transaction.executeQuery({ ...template, sql: STATEMENT, parameters });
			return work(transaction);
		});
	};
}
