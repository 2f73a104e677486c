-- Daily sums (UTC). `figure` is a name of private.count_figures(); `detail` tells its kinds apart.
create table private.usage_days (
	day date not null,
	figure text not null,
	detail text not null default '',
	amount double precision not null,
	primary key (day, figure, detail)
);
create index usage_days_by_figure on private.usage_days (figure, day);

-- Days before this one are in `usage_days`.
create table private.usage_summed (
	only_one boolean primary key default true check (only_one),
	until_day date not null
);

create function private.utc_midnight(day date) returns timestamptz
language sql immutable parallel safe set search_path = ''
return day::timestamp at time zone 'UTC';

-- Counts what happened from `since` until before `until`, by hour or day (UTC). The only definition of each figure: today's figures and
-- the sums of past days come from it.
--   users, scripts, installs, favorites, forks   rows created
--   reports (by reason), ratings (by risk level), rating_scores (sum)
--   sessions, page_views, session_seconds, active_users   of people who have agreed
--   events (by category/action, the 200 most frequent), journeys (by journey/step number/step name; first time of each person)
create function private.count_figures(since timestamptz, until timestamptz, unit text)
returns table (at timestamptz, figure text, detail text, amount double precision)
language sql stable set search_path = ''
begin atomic
	select date_trunc(unit, created_at, 'UTC'), 'users', '', count(*)::double precision
	from public.profiles where created_at >= since and created_at < until group by 1
	union all
	select date_trunc(unit, created_at, 'UTC'), 'scripts', '', count(*)
	from public.bookmarklets where created_at >= since and created_at < until group by 1
	union all
	select date_trunc(unit, created_at, 'UTC'), 'installs', '', count(*)
	from public.bookmarklet_installs where created_at >= since and created_at < until group by 1
	union all
	select date_trunc(unit, created_at, 'UTC'), 'favorites', '', count(*)
	from public.bookmarklet_stars where created_at >= since and created_at < until group by 1
	union all
	select date_trunc(unit, created_at, 'UTC'), 'forks', '', count(*)
	from public.bookmarklet_forks where created_at >= since and created_at < until group by 1
	union all
	select date_trunc(unit, created_at, 'UTC'), 'reports', reason, count(*)
	from public.moderation_reports where created_at >= since and created_at < until group by 1, reason
	union all
	select date_trunc(unit, rated.created_at, 'UTC'), kind.figure, kind.detail, sum(kind.amount)
	from public.security_reports as rated
	cross join lateral (values ('ratings', rated.risk_level, 1), ('rating_scores', '', rated.score)) as kind (figure, detail, amount)
	where rated.created_at >= since and rated.created_at < until and (kind.figure = 'ratings' or rated.risk_level <> 'unrated')
	group by 1, 2, 3
	union all
	select counted.at, kind.figure, '', kind.amount
	from (
		select date_trunc(unit, started_at, 'UTC') as at, count(*) as sessions, sum(page_views) as page_views,
			coalesce(sum(duration_seconds), 0) as session_seconds, count(distinct user_id) as active_users
		from public.user_sessions where started_at >= since and started_at < until group by 1
	) as counted
	cross join lateral (values
		('sessions', counted.sessions), ('page_views', counted.page_views), ('session_seconds', counted.session_seconds),
		('active_users', counted.active_users)
	) as kind (figure, amount)
	union all
	select ranked.at, 'events', case when ranked.place <= 200 then ranked.name else 'other/other' end, sum(ranked.number)
	from (
		select date_trunc(unit, created_at, 'UTC') as at, event_category || '/' || event_action as name, count(*) as number,
			row_number() over (partition by date_trunc(unit, created_at, 'UTC') order by count(*) desc, event_category || '/' || event_action) as place
		from public.user_events where created_at >= since and created_at < until group by 1, 2
	) as ranked group by ranked.at, 3
	union all
	select date_trunc(unit, created_at, 'UTC'), 'journeys', journey_type || '/' || step_number || '/' || step_name, count(*)
	from public.user_journey
	where created_at >= since and created_at < until and journey_type in ('create', 'install', 'record') group by 1, 3;
end;

-- Figures since a midnight (UTC) by day: sums, and counts for the days that have none yet.
create function private.figures_since(since date)
returns table (at timestamptz, figure text, detail text, amount double precision)
language plpgsql stable set search_path = '' as $$
declare
	summed date := (select summed.until_day from private.usage_summed as summed);
begin
	return query
		select private.utc_midnight(known.day), known.figure, known.detail, known.amount
		from private.usage_days as known where known.day >= since and known.day < summed;
	return query select * from private.count_figures(private.utc_midnight(greatest(since, coalesce(summed, since))), now() + interval '1 minute', 'day');
end $$;

-- Adds the sums of the days until yesterday, then deletes usage of single people that is older than 90 days. To be called once a day; a
-- missed day is made up for by the next call.
create function private.sum_usage() returns void
language plpgsql security definer set search_path = '' as $$
declare
	today date := (now() at time zone 'utc')::date;
	first_day date;
	kept_since timestamptz := private.utc_midnight(today - 90);
begin
	perform pg_advisory_xact_lock(hashtext('private.sum_usage'));
	select summed.until_day into first_day from private.usage_summed as summed;
	first_day := coalesce(first_day, (least(
		(select min(created_at) from public.profiles), (select min(created_at) from public.bookmarklets),
		(select min(created_at) from public.bookmarklet_installs), (select min(created_at) from public.bookmarklet_stars),
		(select min(created_at) from public.bookmarklet_forks), (select min(created_at) from public.moderation_reports),
		(select min(created_at) from public.security_reports), (select min(started_at) from public.user_sessions)
	) at time zone 'utc')::date, today);
	if first_day < today then
		insert into private.usage_days as known (day, figure, detail, amount)
		select (counted.at at time zone 'utc')::date, counted.figure, counted.detail, counted.amount
		from private.count_figures(private.utc_midnight(first_day), private.utc_midnight(today), 'day') as counted
		on conflict (day, figure, detail) do update set amount = excluded.amount;
	end if;
	insert into private.usage_summed (until_day) values (today)
	on conflict (only_one) do update set until_day = excluded.until_day;
	delete from public.user_events where created_at < kept_since;
	delete from public.user_sessions where started_at < kept_since;
	delete from public.user_journey where created_at < kept_since;
end $$;

-- The four cards of the panel. Installs include those of scripts that were deleted since.
create function public.admin_overview() returns table (bookmarklets integer, featured integer, high_risk integer, installs bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
	summed date := (select summed.until_day from private.usage_summed as summed);
begin
	perform private.require_admin();
	return query
		select
			coalesce(max(known.scripts) filter (where known.name = 'all'), 0),
			coalesce(max(known.scripts) filter (where known.name = 'featured'), 0),
			coalesce(max(known.scripts) filter (where known.name = 'red'), 0),
			coalesce((select sum(past.amount) from private.usage_days as past where past.figure = 'installs' and past.day < summed), 0)::bigint
				+ (
					select count(*) from public.bookmarklet_installs as install
					where install.created_at >= coalesce(private.utc_midnight(summed), '-infinity')
				)
		from private.script_counts as known;
end $$;

-- Everything on the Analytics tab for 24h, 7d, 30d or 90d: totals, series by hour or day (UTC), growth of the last 30 days over the 30
-- days before, the five most popular scripts, events, journeys and reports.
create function public.admin_analytics(p_range text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
	today date := (now() at time zone 'utc')::date;
	days integer := case p_range when '7d' then 7 when '30d' then 30 when '90d' then 90 end;
	unit text := case p_range when '24h' then 'hour' else 'day' end;
	since timestamptz;
	answer jsonb;
begin
	perform private.require_admin();
	if p_range is null or p_range not in ('24h', '7d', '30d', '90d') then
		raise sqlstate '22023' using message = 'There is no such range.';
	end if;
	since := case p_range when '24h' then date_trunc('hour', now(), 'UTC') - interval '23 hours' else private.utc_midnight(today + 1 - days) end;
	with figures as materialized (
		select * from private.count_figures(since, now() + interval '1 minute', 'hour') where unit = 'hour'
		union all
		select * from private.figures_since(today + 1 - days) where unit = 'day'
	),
	lately as materialized (
		select * from private.figures_since(today - 59) as past where past.figure in ('users', 'scripts', 'installs')
	),
	sums as (
		select figure, detail, sum(amount) as amount from figures group by figure, detail
	)
	select jsonb_build_object(
		'range', p_range, 'unit', unit, 'since', since,
		'totals', (select coalesce(jsonb_object_agg(total.figure, total.amount), '{}') from (
			select figure, sum(amount) as amount from sums group by figure
		) as total),
		'series', (
			select jsonb_agg(jsonb_build_object('at', bucket.at, 'figures', coalesce(counted.figures, '{}')) order by bucket.at)
			from generate_series(since, now(), case unit when 'hour' then interval '1 hour' else interval '24 hours' end) as bucket (at)
			left join (
				select named.at, jsonb_object_agg(named.figure, named.amount) as figures
				from (select at, figure, sum(amount) as amount from figures group by at, figure) as named group by named.at
			) as counted on counted.at = bucket.at
		),
		'growth', (select coalesce(jsonb_object_agg(grown.figure, grown.numbers), '{}') from (
			select figure, jsonb_build_object(
				'current', coalesce(sum(amount) filter (where at >= private.utc_midnight(today - 29)), 0),
				'previous', coalesce(sum(amount) filter (where at < private.utc_midnight(today - 29)), 0)
			) as numbers from lately group by figure
		) as grown),
		'popular', (select coalesce(jsonb_agg(to_jsonb(top)), '[]') from (
			select id, title, install_count, star_count, risk_level from public.bookmarklets
			where is_visible order by rank_installs desc, id limit 5
		) as top),
		'events', (select coalesce(jsonb_agg(to_jsonb(top)), '[]') from (
			select detail as name, amount as count from sums where figure = 'events' order by amount desc, detail limit 5
		) as top),
		'journeys', (select coalesce(jsonb_agg(to_jsonb(taken)), '[]') from (
			select split_part(detail, '/', 1) as journey, split_part(detail, '/', 2)::integer as number, split_part(detail, '/', 3) as step, amount as people
			from sums where figure = 'journeys' order by 1, 2
		) as taken),
		'reasons', (select coalesce(jsonb_agg(to_jsonb(filed)), '[]') from (
			select detail as reason, amount as reports from sums where figure = 'reports' order by amount desc, detail
		) as filed),
		'moderation', (
			select jsonb_build_object(
				'pending', coalesce(sum(reports) filter (where status in ('pending', 'reviewing')), 0),
				'resolved', coalesce(sum(reports) filter (where status in ('resolved', 'dismissed')), 0),
				'hours', sum(seconds) / 3600 / nullif(sum(reports) filter (where status in ('resolved', 'dismissed')), 0)
			) from private.report_counts
		)
	) into answer;
	return answer;
end $$;

-- The Security Reports tab: visible scripts by risk level now, and the reports of the last 12 months by level with their average score.
create function public.security_overview() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
	first_month date := (date_trunc('month', now() at time zone 'utc') - interval '11 months')::date;
	summed date := (select summed.until_day from private.usage_summed as summed);
	answer jsonb;
begin
	perform private.require_admin();
	with figures as materialized (
		select known.day, known.figure, known.detail, known.amount from private.usage_days as known
		where known.figure in ('ratings', 'rating_scores') and known.day >= first_month and known.day < summed
		union all
		select (live.at at time zone 'utc')::date, live.figure, live.detail, live.amount
		from private.count_figures(
			private.utc_midnight(greatest(first_month, coalesce(summed, first_month))), now() + interval '1 minute', 'day'
		) as live
		where live.figure in ('ratings', 'rating_scores')
	)
	select jsonb_build_object(
		'levels', (
			select jsonb_object_agg(level, coalesce((select known.scripts from private.script_counts as known where known.name = level), 0))
			from unnest(array['green', 'amber', 'red', 'unrated']) as level
		),
		'rules_version', (select version from private.analysis_rules),
		'months', (
			select jsonb_agg(jsonb_build_object(
				'month', to_char(month, 'YYYY-MM'), 'green', rated.green, 'amber', rated.amber, 'red', rated.red, 'unrated', rated.unrated,
				'average_score', rated.score / nullif(rated.green + rated.amber + rated.red, 0)
			) order by month)
			from generate_series(first_month::timestamp, date_trunc('month', now() at time zone 'utc'), interval '1 month') as month
			cross join lateral (
				select
					coalesce(sum(amount) filter (where detail = 'green'), 0) as green,
					coalesce(sum(amount) filter (where detail = 'amber'), 0) as amber,
					coalesce(sum(amount) filter (where detail = 'red'), 0) as red,
					coalesce(sum(amount) filter (where detail = 'unrated'), 0) as unrated,
					sum(amount) filter (where figure = 'rating_scores') as score
				from figures where day >= month::date and day < (month + interval '1 month')::date
			) as rated
		)
	) into answer;
	return answer;
end $$;
revoke all on function
	public.admin_overview(), public.admin_analytics(text), public.security_overview()
from public, anon, authenticated;
grant execute on function
	public.admin_overview(), public.admin_analytics(text), public.security_overview()
to authenticated;

-- Hosted projects with pg_cron; the local backend has a timer of its own.
do $$ begin
	if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
		perform cron.schedule('daily sums of usage', '10 0 * * *', 'select private.sum_usage()');
	end if;
end $$;
