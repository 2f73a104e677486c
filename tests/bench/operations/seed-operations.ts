import type { Sql } from "postgres";
import type { OperationsSize } from "./operations-size.ts";

const PEOPLE_AT_ONCE = 1000;
/** SQL of the moment of row `n` of `rows`: evenly over the last 89 days and in their order, as rows are appended in use. */
const momentOf = (rows: number) => `now() - interval '89 days' * ((${rows} - n)::double precision / ${rows})`;

/**
 * Fills a database with people, scripts, installs, ratings, usage and reports of the last 89 days.
 * @returns id of the administrator
 */
export async function seedOperations(sql: Sql, { events, reports }: OperationsSize): Promise<string> {
	const people = Math.max(100, Math.round(events / 100));
	const scripts = Math.max(100, Math.round(events / 200));
	// In batches: every new account locks its username until the end of the transaction.
	for (let first = 1; first <= people; first += PEOPLE_AT_ONCE) {
		await sql.unsafe(`
			insert into auth.users (id, email, raw_user_meta_data)
				select gen_random_uuid(), 'person-' || n || '@example.org', jsonb_build_object('full_name', 'Person ' || n)
				from generate_series(${first}, ${Math.min(people, first + PEOPLE_AT_ONCE - 1)}) as n`);
	}
	await sql.unsafe(`
		create temporary table people as
			select user_id, row_number() over (order by user_id)::integer - 1 as number from public.profiles;
		create index on people (number);
		update public.profiles as profile set created_at = now() - (people.number % 89) * interval '1 day'
			from people where people.user_id = profile.user_id;
		-- The triggers that keep searches and slugs are measured elsewhere.
		set session_replication_role = replica;
		insert into public.bookmarklets (title, short_description, slug, owner_id, is_published, created_at, risk_level)
			select 'Script ' || n, 'Made for a benchmark.', 'script-' || n, owner.user_id, true, now() - (n % 89) * interval '1 day',
				(array['green', 'green', 'amber', 'red'])[1 + n % 4]
			from generate_series(1, ${scripts}) as n join people as owner on owner.number = n % ${people};
		create temporary table scripts as
			select id, owner_id, created_at, risk_level, row_number() over (order by id)::integer - 1 as number from public.bookmarklets;
		create index on scripts (number);
		insert into public.versions (bookmarklet_id, semver, code_blob_url, is_public)
			select id, '1.0.0', 'javascript:void "' || id || '"', true from scripts;
		update public.bookmarklets as script set latest_version_id = version.id
			from public.versions as version where version.bookmarklet_id = script.id;
		insert into public.security_reports (version_id, risk_level, score, summary_json, rules_version, created_at)
			select version.id, scripts.risk_level, 50, '{}', '1', scripts.created_at
			from scripts join public.versions as version on version.bookmarklet_id = scripts.id;
		insert into public.bookmarklet_installs (bookmarklet_id, user_id, day, source, created_at)
			select scripts.id, people.user_id, (at at time zone 'utc')::date, 'copy', at
			from generate_series(1, ${Math.round(events / 5)}) as n
			cross join lateral (select ${momentOf(Math.round(events / 5))} as at) as moment
			join scripts on scripts.number = n % ${scripts} join people on people.number = n / 7 % ${people}
			order by n on conflict do nothing;
		insert into public.user_sessions (session_id, user_id, page_views, duration_seconds, started_at)
			select gen_random_uuid(), people.user_id, n % 12, n % 1800, ${momentOf(Math.round(events / 10))}
			from generate_series(1, ${Math.round(events / 10)}) as n join people on people.number = n % ${people} order by n;
		insert into public.user_events (session_id, user_id, event_type, event_category, event_action, page_url, created_at)
			select session_id, user_id, 'click', 'script', 'action ' || part * 3, '/explore', started_at + part * interval '5 seconds'
			from public.user_sessions cross join generate_series(1, 10) as part order by started_at;
		insert into public.user_journey (user_id, journey_type, step_name, step_number, created_at)
			select user_id, journey, 'step ' || place, place, now() - (number % 89) * interval '1 day'
			from people cross join unnest(array['create', 'install', 'record']) as journey cross join generate_series(1, 2) as place;
		insert into public.moderation_reports (bookmarklet_id, reporter_id, reason, status, created_at, resolved_at)
			select scripts.id, people.user_id, (array['spam', 'broken', 'malicious', 'security', 'inappropriate', 'copyright'])[1 + n % 6],
				case n % 10 when 0 then 'pending' when 1 then 'reviewing' when 2 then 'dismissed' else 'resolved' end,
				${momentOf(reports)}, case when n % 10 > 1 then now() end
			from generate_series(1, ${reports}) as n
			join scripts on scripts.number = n % ${scripts} join people on people.number = n / 3 % ${people}
			order by n on conflict do nothing;
		set session_replication_role = default;
		insert into private.report_counts (status, reports, seconds)
			select status, count(*), 0 from public.moderation_reports group by status
			on conflict (status) do update set reports = excluded.reports;
		insert into private.script_counts (name, scripts)
			select name, count(*) from public.bookmarklets as script cross join unnest(private.counted_names(script)) as name group by name
			on conflict (name) do update set scripts = excluded.scripts;
		insert into public.admin_roles (user_id, role) select user_id, 'admin' from people where number = 0;
	`);
	const [administrator] = await sql<{ user_id: string }[]>`select user_id from people where number = 0`;
	if (!administrator) throw new Error("There is no administrator.");
	return administrator.user_id;
}
