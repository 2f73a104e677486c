import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import { createClient } from "@supabase/supabase-js";

/** URL and service role key of the backend whose queues the worker processes. */
export interface QueueProject {
	readonly url: string;
	readonly serviceRoleKey: string;
}

/**
 * Opens the database functions of the queues with the service role's privileges.
 * @returns a function that calls one of them and returns the value, which the caller parses
 */
export function openWorkerQueue({
	url,
	serviceRoleKey,
}: QueueProject): (
	name: string,
	args: Readonly<Record<string, unknown>>,
) => Promise<Result<unknown, "database_unreachable">> {
	const service = createClient(url, serviceRoleKey, { auth: { persistSession: false, autoRefreshToken: false } });
	return async (name, args) => {
		const called = await service.rpc(name, args);
		if (called.error) {
			return fail("database_unreachable", "The database did not answer. Try again shortly.", called.error.message);
		}
		const value: unknown = called.data;
		return succeed(value);
	};
}
