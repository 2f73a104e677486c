import type { PostgresConnection } from "@supabase/lite/postgres";
import * as z from "zod";

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
	...["role", "request.jwt.claim.sub", "request.jwt.claim.role", "request.jwt.claims", "storage.operation"],
	...[
		"request.method",
		"request.path",
		"request.headers",
		"response.status",
		"response.headers",
		"transaction_read_only",
	],
];
const STATEMENT = `select ${SETTINGS.map((name, place) => `set_config('${name}', $${place + 1}, true)`).join(", ")}`;

/**
 * Tells a request's transaction who asks in one statement; lite 0.10.0 does it in six to twelve, each of which waits for the
 * database. What is no ordinary request (a transaction that is held already, one to be undone, files) stays with lite.
 */
export function sayInOneStatement(connection: PostgresConnection): WithContext {
	const original: WithContext = connection.withContext.bind(connection);
	const template = connection.kysely.selectNoFrom(({ lit }) => lit(1).as("any")).compile();
	return async (vars, work, options) => {
		const parsed = asked.safeParse(vars);
		if (!parsed.success || options?.transaction || options?.forceRollback) return original(vars, work, options);
		const { role, uid, jwt } = parsed.data.auth;
		const rpc = options?.rpc;
		const parameters = [
			...[role, uid ?? "", role, jwt ? JSON.stringify(jwt) : "", ""],
			...[rpc?.method ?? "", rpc?.path ?? "", rpc ? JSON.stringify(rpc.requestHeaders ?? {}) : "", "", ""],
			rpc?.readOnly ? "on" : "off",
		];
		return connection.kysely.transaction().execute(async (transaction) => {
			await transaction.executeQuery({ ...template, sql: STATEMENT, parameters });
			return work(transaction);
		});
	};
}
