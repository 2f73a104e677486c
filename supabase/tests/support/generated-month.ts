import type { Sql } from "postgres";

/**
 * Fills the database with 1,000 people of the last two months: each has signed up and installed something, some have written, starred
 * or agreed to usage statistics and used the hub.
 * @param sql connection of the superuser
 */
export async function generateMonth(sql: Sql): Promise<void> {
	await sql.begin(async (transaction) => {
		await transaction`
			insert into auth.users (id, email, raw_user_meta_data)
			select gen_random_uuid(), 'month-' || number || '@example.org', jsonb_build_object('full_name', 'Person ' || number)
			from generate_series(1, 1000) as number`;
		await transaction`
			create temporary table people on commit drop as
			select profile.user_id, row_number() over (order by profile.email)::integer as number
			from public.profiles as profile where profile.email like 'month-%'`;
		await transaction`
			update public.profiles as profile set created_at = now() - (people.number % 60) * interval '1 day'
			from people where people.user_id = profile.user_id`;
		await transaction`
			insert into public.bookmarklets (title, short_description, slug, owner_id, is_published, created_at)
			select 'Month ' || number, 'Made for a month of figures.', 'month-' || number, user_id, number % 3 > 0, now() - (number % 31) * interval '1 day'
			from people where number % 5 = 0`;
		await transaction`
			insert into public.versions (bookmarklet_id, semver, code_blob_url)
			select id, '1.0.0', 'javascript:void "' || id || '"' from public.bookmarklets where slug like 'month-%'`;
		await transaction`
			insert into public.bookmarklet_installs (bookmarklet_id, user_id, day, source, created_at)
			select script.id, people.user_id, (at at time zone 'utc')::date, 'copy', at
			from people join public.bookmarklets as script on script.slug = 'month-' || (people.number / 5 * 5 + 5)
			cross join lateral (select now() - (people.number % 30) * interval '1 day' as at) as installed`;
		await transaction`
			insert into public.bookmarklet_stars (user_id, bookmarklet_id, created_at)
			select people.user_id, script.id, now() - (people.number % 7) * interval '1 day'
			from people join public.bookmarklets as script on script.slug = 'month-' || (people.number / 10 * 10 + 5)`;
		await transaction`
			insert into public.usage_consents (user_id, agreed) select user_id, true from people where number % 2 = 0`;
		await transaction`
			insert into public.user_sessions (session_id, user_id, page_views, duration_seconds, started_at)
			select gen_random_uuid(), user_id, number % 9, number, now() - (number % 95) * interval '1 day' from people where number % 2 = 0`;
		await transaction`
			insert into public.user_events (session_id, user_id, event_type, event_category, event_action, created_at)
			select session_id, people.user_id, 'click', 'script', 'action ' || (people.number % 4), started_at
			from public.user_sessions join people using (user_id)`;
		await transaction`
			insert into public.user_journey (user_id, journey_type, step_name, step_number, created_at)
			select user_id, 'create', step, place, now() - (number % 20) * interval '1 day'
			from people cross join (values ('editor opened', 1), ('script saved', 2)) as steps (step, place)
			where number % 2 = 0 and (place = 1 or number % 6 = 0)`;
	});
}

export interface CountedFigures {
	readonly users: number;
	readonly scripts: number;
	readonly installs: number;
	readonly favorites: number;
	readonly sessions: number;
	readonly page_views: number;
	readonly events: number;
}

/**
 * Counts figures of the panel from the rows themselves, independently of the functions of the panel.
 * @param sql connection of the superuser
 * @param days how many days (UTC) up to now, the present one included
 * @returns the figures by their names in the panel's answer
 */
export async function figuresSince(sql: Sql, days: number): Promise<CountedFigures> {
	const since = sql`(date_trunc('day', now(), 'UTC') - ${days - 1} * interval '1 day')`;
	const [row] = await sql<CountedFigures[]>`
		select
			(select count(*) from public.profiles where created_at >= ${since})::integer as users,
			(select count(*) from public.bookmarklets where created_at >= ${since})::integer as scripts,
			(select count(*) from public.bookmarklet_installs where created_at >= ${since})::integer as installs,
			(select count(*) from public.bookmarklet_stars where created_at >= ${since})::integer as favorites,
			(select count(*) from public.user_sessions where started_at >= ${since})::integer as sessions,
			(select coalesce(sum(page_views), 0) from public.user_sessions where started_at >= ${since})::integer as page_views,
			(select count(*) from public.user_events where created_at >= ${since})::integer as events`;
	if (!row) throw new Error("Nothing was counted.");
	return row;
}
