-- Written by `npm run build:schema` from the migrations: do not edit.

create table private.usage_days (
	day date not null,
	figure text not null,
	detail text default ''::text not null,
	amount double precision not null,
	constraint usage_days_pkey PRIMARY KEY (day, figure, detail)
);
CREATE INDEX usage_days_by_figure ON private.usage_days USING btree (figure, day);

create table private.usage_summed (
	only_one boolean default true not null,
	until_day date not null,
	constraint usage_summed_pkey PRIMARY KEY (only_one),
	constraint usage_summed_only_one_check CHECK (only_one)
);

CREATE OR REPLACE FUNCTION private.count_figures(since timestamp with time zone, until timestamp with time zone, unit text)
 RETURNS TABLE(at timestamp with time zone, figure text, detail text, amount double precision)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
BEGIN ATOMIC
 SELECT date_trunc(count_figures.unit, profiles.created_at, 'UTC'::text) AS date_trunc,
     'users'::text,
     ''::text,
     (count(*))::double precision AS count
    FROM public.profiles
   WHERE ((profiles.created_at >= count_figures.since) AND (profiles.created_at < count_figures.until))
   GROUP BY (date_trunc(count_figures.unit, profiles.created_at, 'UTC'::text))
 UNION ALL
  SELECT date_trunc(count_figures.unit, bookmarklets.created_at, 'UTC'::text) AS date_trunc,
     'scripts'::text,
     ''::text,
     count(*) AS count
    FROM public.bookmarklets
   WHERE ((bookmarklets.created_at >= count_figures.since) AND (bookmarklets.created_at < count_figures.until))
   GROUP BY (date_trunc(count_figures.unit, bookmarklets.created_at, 'UTC'::text))
 UNION ALL
  SELECT date_trunc(count_figures.unit, bookmarklet_installs.created_at, 'UTC'::text) AS date_trunc,
     'installs'::text,
     ''::text,
     count(*) AS count
    FROM public.bookmarklet_installs
   WHERE ((bookmarklet_installs.created_at >= count_figures.since) AND (bookmarklet_installs.created_at < count_figures.until))
   GROUP BY (date_trunc(count_figures.unit, bookmarklet_installs.created_at, 'UTC'::text))
 UNION ALL
  SELECT date_trunc(count_figures.unit, bookmarklet_stars.created_at, 'UTC'::text) AS date_trunc,
     'favorites'::text,
     ''::text,
     count(*) AS count
    FROM public.bookmarklet_stars
   WHERE ((bookmarklet_stars.created_at >= count_figures.since) AND (bookmarklet_stars.created_at < count_figures.until))
   GROUP BY (date_trunc(count_figures.unit, bookmarklet_stars.created_at, 'UTC'::text))
 UNION ALL
  SELECT date_trunc(count_figures.unit, bookmarklet_forks.created_at, 'UTC'::text) AS date_trunc,
     'forks'::text,
     ''::text,
     count(*) AS count
    FROM public.bookmarklet_forks
   WHERE ((bookmarklet_forks.created_at >= count_figures.since) AND (bookmarklet_forks.created_at < count_figures.until))
   GROUP BY (date_trunc(count_figures.unit, bookmarklet_forks.created_at, 'UTC'::text))
 UNION ALL
  SELECT date_trunc(count_figures.unit, moderation_reports.created_at, 'UTC'::text) AS date_trunc,
     'reports'::text,
     moderation_reports.reason,
     count(*) AS count
    FROM public.moderation_reports
   WHERE ((moderation_reports.created_at >= count_figures.since) AND (moderation_reports.created_at < count_figures.until))
   GROUP BY (date_trunc(count_figures.unit, moderation_reports.created_at, 'UTC'::text)), moderation_reports.reason
 UNION ALL
  SELECT date_trunc(count_figures.unit, rated.created_at, 'UTC'::text) AS date_trunc,
     kind.figure,
     kind.detail,
     sum(kind.amount) AS sum
    FROM (public.security_reports rated
      CROSS JOIN LATERAL ( VALUES ('ratings'::text,rated.risk_level,1), ('rating_scores'::text,''::text,rated.score)) kind(figure, detail, amount))
   WHERE ((rated.created_at >= count_figures.since) AND (rated.created_at < count_figures.until) AND ((kind.figure = 'ratings'::text) OR (rated.risk_level <> 'unrated'::text)))
   GROUP BY (date_trunc(count_figures.unit, rated.created_at, 'UTC'::text)), kind.figure, kind.detail
 UNION ALL
  SELECT counted.at,
     kind.figure,
     ''::text,
     kind.amount
    FROM (( SELECT date_trunc(count_figures.unit, user_sessions.started_at, 'UTC'::text) AS at,
             count(*) AS sessions,
             sum(user_sessions.page_views) AS page_views,
             COALESCE(sum(user_sessions.duration_seconds), (0)::bigint) AS session_seconds,
             count(DISTINCT user_sessions.user_id) AS active_users
            FROM public.user_sessions
           WHERE ((user_sessions.started_at >= count_figures.since) AND (user_sessions.started_at < count_figures.until))
           GROUP BY (date_trunc(count_figures.unit, user_sessions.started_at, 'UTC'::text))) counted
      CROSS JOIN LATERAL ( VALUES ('sessions'::text,counted.sessions), ('page_views'::text,counted.page_views), ('session_seconds'::text,counted.session_seconds), ('active_users'::text,counted.active_users)) kind(figure, amount))
 UNION ALL
  SELECT ranked.at,
     'events'::text,
         CASE
             WHEN (ranked.place <= 200) THEN ranked.name
             ELSE 'other/other'::text
         END AS "case",
     sum(ranked.number) AS sum
    FROM ( SELECT date_trunc(count_figures.unit, user_events.created_at, 'UTC'::text) AS at,
             ((user_events.event_category || '/'::text) || user_events.event_action) AS name,
             count(*) AS number,
             row_number() OVER (PARTITION BY (date_trunc(count_figures.unit, user_events.created_at, 'UTC'::text)) ORDER BY (count(*)) DESC, ((user_events.event_category || '/'::text) || user_events.event_action)) AS place
            FROM public.user_events
           WHERE ((user_events.created_at >= count_figures.since) AND (user_events.created_at < count_figures.until))
           GROUP BY (date_trunc(count_figures.unit, user_events.created_at, 'UTC'::text)), ((user_events.event_category || '/'::text) || user_events.event_action)) ranked
   GROUP BY ranked.at,
         CASE
             WHEN (ranked.place <= 200) THEN ranked.name
             ELSE 'other/other'::text
         END
 UNION ALL
  SELECT date_trunc(count_figures.unit, user_journey.created_at, 'UTC'::text) AS date_trunc,
     'journeys'::text,
     ((((user_journey.journey_type || '/'::text) || user_journey.step_number) || '/'::text) || user_journey.step_name),
     count(*) AS count
    FROM public.user_journey
   WHERE ((user_journey.created_at >= count_figures.since) AND (user_journey.created_at < count_figures.until) AND (user_journey.journey_type = ANY (ARRAY['create'::text, 'install'::text, 'record'::text])))
   GROUP BY (date_trunc(count_figures.unit, user_journey.created_at, 'UTC'::text)), ((((user_journey.journey_type || '/'::text) || user_journey.step_number) || '/'::text) || user_journey.step_name);
END;

CREATE OR REPLACE FUNCTION private.figures_since(since date)
 RETURNS TABLE(at timestamp with time zone, figure text, detail text, amount double precision)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
	summed date := (select summed.until_day from private.usage_summed as summed);
begin
	return query
		select private.utc_midnight(known.day), known.figure, known.detail, known.amount
		from private.usage_days as known where known.day >= since and known.day < summed;
	return query select * from private.count_figures(private.utc_midnight(greatest(since, coalesce(summed, since))), now() + interval '1 minute', 'day');
end $function$;

CREATE OR REPLACE FUNCTION private.sum_usage()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.utc_midnight(day date)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN ((day)::timestamp without time zone AT TIME ZONE 'UTC'::text);

CREATE OR REPLACE FUNCTION public.admin_analytics(p_range text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function public.admin_analytics(text) to authenticated;
grant execute on function public.admin_analytics(text) to service_role;

CREATE OR REPLACE FUNCTION public.admin_overview()
 RETURNS TABLE(bookmarklets integer, featured integer, high_risk integer, installs bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function public.admin_overview() to authenticated;
grant execute on function public.admin_overview() to service_role;

CREATE OR REPLACE FUNCTION public.security_overview()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function public.security_overview() to authenticated;
grant execute on function public.security_overview() to service_role;
