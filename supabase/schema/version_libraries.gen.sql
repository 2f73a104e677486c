-- Written by `npm run build:schema` from the migrations: do not edit.

create table public.version_libraries (
	version_id uuid not null,
	address text not null,
	state text not null,
	sha256 text,
	bytes integer,
	reason text,
	is_pinned boolean not null,
	loaded_at timestamp with time zone default now() not null,
	constraint version_libraries_address CHECK (((char_length(address) >= 1) AND (char_length(address) <= 2000))),
	constraint version_libraries_bytes CHECK ((bytes >= 0)),
	constraint version_libraries_reason CHECK ((char_length(reason) <= 300)),
	constraint version_libraries_sha256 CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
	constraint version_libraries_state CHECK ((state = ANY (ARRAY['loaded'::text, 'failed'::text, 'differs'::text]))),
	constraint version_libraries_version_id_fkey FOREIGN KEY (version_id) REFERENCES public.versions(id) ON DELETE CASCADE,
	constraint version_libraries_whole CHECK ((((state = 'failed'::text) = (sha256 IS NULL)) AND ((sha256 IS NULL) = (bytes IS NULL))))
);
alter table public.version_libraries enable row level security;
grant select on public.version_libraries to anon;
grant select on public.version_libraries to authenticated;
CREATE UNIQUE INDEX version_libraries_key ON public.version_libraries USING btree (version_id, md5(address));
create policy version_libraries_read on public.version_libraries for select to anon, authenticated
	using ((EXISTS ( SELECT
   FROM public.versions version
  WHERE (version.id = version_libraries.version_id))));

CREATE OR REPLACE FUNCTION private.queue_library_looks()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 UPDATE private.full_checks queued SET state = 'waiting'::text, is_repeat = true, attempts = 0, reason = NULL::text, not_before = '-infinity'::timestamp with time zone, queued_at = clock_timestamp(), started_at = NULL::timestamp with time zone, finished_at = NULL::timestamp with time zone, next_look = (now() + '3 days'::interval)
   WHERE ((queued.next_look <= now()) AND (queued.state = ANY (ARRAY['done'::text, 'none'::text])) AND (EXISTS ( SELECT
            FROM public.bookmarklets script
           WHERE ((script.latest_version_id = queued.version_id) AND script.is_visible))));
END;

CREATE OR REPLACE FUNCTION private.wants_full_check(summary jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
RETURN (private.is_checked_in_part(summary) OR COALESCE((((summary -> 'capabilities'::text) -> 'libraries'::text) @> '[{"state": "not-read"}]'::jsonb), false));
