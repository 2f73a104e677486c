import type { PostgresConnection } from "@supabase/lite/postgres";
import * as z from "zod";
import { ADDRESS_HEADER } from "../gateway/client-address.ts";
import { requestAddress } from "./request-signal.ts";
import type { TimeLimits } from "./time-limits.ts";

type WithContext = PostgresConnection["withContext"];

const requestVars = z.object({
	auth: z.object({
		role: z.enum(["anon", "authenticated", "service_role"]),
		uid: z.string().nullish(),
		jwt: z.record(z.string(), z.unknown()).nullish(),
	}),
	storage: z.undefined().optional(),
});

/** Settings of a request's transaction, in the order of the parameters. All are set each time, so that none is left of another request. */
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

/** What a hosted project's tables know of the request as well. */
function addressHeader(): string {
	const address = requestAddress.getStore() ?? null;
	return address === null ? "" : JSON.stringify({ [ADDRESS_HEADER]: address });
}

/** For roles without a setting of their own: the time limit of a hosted project's REST service. */
const DEFAULT_TIMEOUT = "8s";

const STATEMENT = `select ${SETTINGS.map((name, place) => `set_config('${name}', $${place + 1}, true)`).join(", ")}`;

/** Refuses a token whose session has ended; PostgREST calls the same function (`pgrst.db_pre_request`). It reads the settings above. */
const CHECKED_STATEMENT = `${STATEMENT}, public.check_request()`;

/**
 * Sets role, claims and headers of a request in one statement; lite 0.10.0 uses six to twelve, one round trip each. Other requests
 * than ordinary ones (inside an open transaction, with a forced rollback, for files) are left to lite.
 * The time limit of the called function, or else of the role, is set as well, and the token's session is checked.
 *
 * @param limits time limits of roles and functions
 * @returns a replacement of the connection's `withContext`
 */
export function setContextInOneStatement(connection: PostgresConnection, limits: TimeLimits): WithContext {
	const original: WithContext = connection.withContext.bind(connection);
	const template = connection.kysely.selectNoFrom(({ lit }) => lit(1).as("any")).compile();
	return async (vars, work, options) => {
		const parsed = requestVars.safeParse(vars);
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
			rpc ? JSON.stringify(rpc.requestHeaders ?? {}) : addressHeader(),
			"",
			"",
			rpc?.readOnly ? "on" : "off",
			limits.functions[rpc?.path.replace(/^\/rpc\//, "") ?? ""] ?? limits.roles[role] ?? DEFAULT_TIMEOUT,
		];
		return connection.kysely.transaction().execute(async (transaction) => {
			await transaction.executeQuery({ ...template, sql: uid ? CHECKED_STATEMENT : STATEMENT, parameters });
			return work(transaction);
		});
	};
}
