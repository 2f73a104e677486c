import type { Sql } from "postgres";
import { StartRefused } from "../refusal.ts";

/**
 * Runs after a first real request: a REST layer that grants everything to everybody at that moment (as an unpatched
 * lite does) must not serve a single request more. Tables that do not exist yet are no fault.
 */
export async function checkPrivileges(sql: Sql): Promise<void> {
	const opened = await sql<{ what: string }[]>`
		select 'a client may write bookmarklets.star_count' as what
		where has_column_privilege('authenticated', to_regclass('public.bookmarklets'), 'star_count', 'update')
		union all
		select 'a visitor may read audit_log'
		where has_table_privilege('anon', to_regclass('public.audit_log'), 'select')
		union all
		select 'a client may write admin_roles'
		where has_table_privilege('authenticated', to_regclass('public.admin_roles'), 'insert')`;
	if (opened.length > 0) {
		throw new StartRefused(
			`The database gives away more than the migrations grant (${opened.map((row) => row.what).join("; ")}). Scriptorium does not start: see supabase/local/rest/patch-connection.ts.`,
		);
	}
}
