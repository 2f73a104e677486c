import { afterAll, expect, test } from "vitest";
import { openFixture } from "../support/fixture.ts";

const fixture = openFixture();
const { sql } = fixture;
afterAll(() => fixture.close());

/** Every function of `public` and its callers; an undeclared function fails. Visitors include signed-in people; nobody means the service role only. */
const callers = {
	admin_analytics: "signed in",
	admin_overview: "signed in",
	analysis_queue_state: "nobody",
	appeal_decision: "signed in",
	begin_analysis: "nobody",
	cancel_rescan: "signed in",
	category_counts: "visitors",
	check_request: "visitors",
	claim_analysis_job: "nobody",
	claim_canary_run: "nobody",
	claim_full_check: "nobody",
	claim_provider_picture: "signed in",
	claim_script_picture: "nobody",
	create_desktop_code: "signed in",
	delete_account: "signed in",
	count_reports: "signed in",
	decide_appeals: "signed in",
	decide_reports: "signed in",
	delete_script: "signed in",
	delete_scripts: "signed in",
	end_session: "signed in",
	keep_assistant_answer: "nobody",
	export_own_data: "signed in",
	followed_feed: "signed in",
	fork_script: "signed in",
	get_avatar: "visitors",
	get_review_summary: "visitors",
	get_script: "visitors",
	get_script_flow: "signed in",
	get_script_picture: "visitors",
	get_version_code: "visitors",
	handle_contact_message: "signed in",
	is_admin: "visitors",
	is_moderator: "visitors",
	later_checks: "visitors",
	list_address_pages: "visitors",
	list_author_addresses: "visitors",
	list_favorites: "visitors",
	list_own_scripts: "signed in",
	list_reports: "signed in",
	list_script_addresses: "visitors",
	list_scripts: "visitors",
	own_devices: "signed in",
	mark_notifications_read: "signed in",
	mark_reports: "signed in",
	give_back_test_run: "nobody",
	own_script_history: "signed in",
	own_sessions: "signed in",
	pick_suggestion: "visitors",
	postpone_analysis: "nobody",
	profile_counts: "visitors",
	publish_script: "signed in",
	publish_scripts: "signed in",
	purge_scripts: "signed in",
	rating_changes: "signed in",
	record_analysis: "nobody",
	record_code_features: "nobody",
	record_canary_run: "nobody",
	record_desktop_session: "nobody",
	record_generation_tokens: "nobody",
	record_install: "visitors",
	record_full_check: "nobody",
	record_script_picture: "nobody",
	record_served_install: "visitors",
	redeem_desktop_code: "nobody",
	refuse_estimated_counts: "visitors",
	report_rating: "signed in",
	report_script: "signed in",
	reported_code: "signed in",
	reported_script: "signed in",
	rescan: "signed in",
	reserve_generation: "nobody",
	rescan_progress: "signed in",
	resolve_address: "visitors",
	restore_version: "signed in",
	rule_figures: "signed in",
	save_account: "signed in",
	save_avatar: "signed in",
	save_script: "signed in",
	script_address_was_removed: "visitors",
	script_picture: "visitors",
	script_was_removed: "visitors",
	search_scripts: "visitors",
	security_overview: "signed in",
	send_contact_message: "visitors",
	set_featured: "signed in",
	set_usage_consent: "signed in",
	suggest_search: "visitors",
	suggestion_picks: "visitors",
	sync_profile: "signed in",
	tag_counts: "visitors",
	take_test_run: "nobody",
	undelete_scripts: "signed in",
	undo_decision: "signed in",
	username_available: "signed in",
	version_was_removed: "visitors",
};

test("each function of public can be called by exactly the declared callers", async () => {
	const rows = await sql<{ name: string; caller: string }[]>`
		select proname as name, case
			when has_function_privilege('anon', oid, 'execute') and has_function_privilege('authenticated', oid, 'execute') then 'visitors'
			when has_function_privilege('authenticated', oid, 'execute') then 'signed in'
			else 'nobody' end as caller
		from pg_proc where pronamespace = 'public'::regnamespace order by proname`;
	expect(Object.fromEntries(rows.map(({ name, caller }) => [name, caller]))).toEqual(callers);
});

test("every function of the hub has a fixed search path", async () => {
	const open = await sql`
		select oid::regprocedure::text as name from pg_proc
		where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
			and not exists (select from unnest(proconfig) as setting where setting like 'search_path=%')`;
	expect(open).toEqual([]);
});

test("every table has row-level security, and every view but one the privileges of its caller", async () => {
	const open = await sql`
		select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`;
	expect(open).toEqual([]);
	const views = await sql<{ name: string }[]>`
		select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
			and not coalesce(reloptions, '{}') && '{security_invoker=true,security_invoker=on}'::text[]`;
	// Its condition `user_id = auth.uid()` protects the rows; the access matrix reads it as every kind of person.
	expect(views.map(({ name }) => name)).toEqual(["user_profile"]);
});

test("a table or function that a later migration adds is inaccessible until privileges are granted", async () => {
	await sql.begin(async (transaction) => {
		await transaction`create table public.new_table (id bigint generated always as identity)`;
		await transaction`create function public.new_function() returns integer language sql return 1`;
		const rows = await transaction`
			select role,
				has_table_privilege(role, 'public.new_table', 'select,insert,update,delete,truncate,references,trigger') as "table",
				has_sequence_privilege(role, 'public.new_table_id_seq', 'usage,select,update') as "sequence",
				has_function_privilege(role, 'public.new_function()', 'execute') as "function"
			from unnest('{anon,authenticated}'::text[]) as role`;
		expect(rows).toEqual([
			{ role: "anon", table: false, sequence: false, function: false },
			{ role: "authenticated", table: false, sequence: false, function: false },
		]);
		await transaction`drop table public.new_table`;
		await transaction`drop function public.new_function()`;
	});
});

test("no API role can use the private schema, create objects, or has more than DML privileges", async () => {
	const rows = await sql`
		select role, has_schema_privilege(role, 'private', 'usage') as private, has_schema_privilege(role, 'public', 'create') as creates
		from unnest('{anon,authenticated,service_role}'::text[]) as role`;
	expect(rows.filter(({ private: sees, creates }) => sees || creates)).toEqual([]);
	const tables = await sql`
		select oid::regclass::text as name from pg_class where relnamespace = 'private'::regnamespace and relkind = 'r'
			and has_table_privilege('authenticated', oid, 'select,insert,update,delete')`;
	expect(tables).toEqual([]);
	const more = await sql`
		select grantee, table_name, privilege_type from information_schema.role_table_grants
		where table_schema = 'public' and grantee in ('anon', 'authenticated', 'PUBLIC')
			and privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')`;
	expect(more).toEqual([]);
});

test("the service role cannot update versions or the audit log", async () => {
	const [rights] = await sql`
		select has_table_privilege('service_role', 'public.versions', 'update') as versions,
			has_column_privilege('service_role', 'public.versions', 'risk_level', 'update') as risk,
			has_table_privilege('service_role', 'public.versions', 'delete') as deletes,
			has_table_privilege('service_role', 'public.audit_log', 'update,delete,truncate') as audit`;
	expect(rights).toEqual({ versions: false, risk: true, deletes: false, audit: false });
});

test("every text, array and JSON column has a limit", async () => {
	const free = await sql`
		select class.relname || '.' || attribute.attname as name
		from pg_attribute as attribute join pg_class as class on class.oid = attribute.attrelid
		where class.relnamespace = 'public'::regnamespace and class.relkind = 'r' and attribute.attnum > 0 and not attribute.attisdropped
			and (attribute.atttypid in ('text'::regtype, 'varchar'::regtype, 'jsonb'::regtype, 'json'::regtype, 'extensions.citext'::regtype)
				or attribute.atttypid in (select oid from pg_type where typcategory = 'A'))
			and not exists (
				select from pg_constraint as rule
				where rule.conrelid = class.oid and attribute.attnum = any (rule.conkey)
					-- Or one of a list of names.
					and (rule.contype = 'c' or rule.confrelid = 'private.categories'::regclass)
			)`;
	expect(free).toEqual([]);
});

test("every foreign key to a person declares what happens when the account is deleted", async () => {
	const silent = await sql`
		select conrelid::regclass::text || '.' || conname as name from pg_constraint
		where contype = 'f' and connamespace = 'public'::regnamespace
			and confrelid in ('public.profiles'::regclass, 'auth.users'::regclass) and confdeltype not in ('c', 'n')`;
	expect(silent).toEqual([]);
});
