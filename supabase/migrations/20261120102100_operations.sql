create table public.contact_messages (
	id uuid primary key default gen_random_uuid(),
	name text not null constraint contact_messages_name
		check (private.trimmed_length(name) >= 1 and char_length(name) <= 100 and private.is_plain_line(name)),
	email text not null constraint contact_messages_email check (char_length(email) <= 320 and email ~ '^[^\s@]+@[^\s@]+$'),
	subject text not null constraint contact_messages_subject
		check (private.trimmed_length(subject) >= 1 and char_length(subject) <= 200 and private.is_plain_line(subject)),
	category text not null default 'general' constraint contact_messages_category
		check (category in ('general', 'bug', 'feature', 'security', 'account', 'partnership', 'other')),
	message text not null constraint contact_messages_message check (private.trimmed_length(message) >= 1 and char_length(message) <= 5000),
	user_id uuid references public.profiles (user_id) on delete set null,
	created_at timestamptz not null default now(),
	handled_at timestamptz
);
create index contact_messages_newest on public.contact_messages (created_at desc);

-- One-time codes of the desktop hand-off: only their hashes, and no API reads them.
create table public.desktop_codes (
	code_hash text primary key constraint desktop_codes_code_hash check (code_hash ~ '^[0-9a-f]{64}$'),
	code_challenge text not null constraint desktop_codes_code_challenge check (code_challenge ~ '^[A-Za-z0-9_-]{43}$'),
	user_id uuid not null references public.profiles (user_id) on delete cascade,
	expires_at timestamptz not null,
	used_at timestamptz,
	created_at timestamptz not null default now()
);

create table public.ai_usage (
	user_id uuid not null references public.profiles (user_id) on delete cascade,
	function text not null constraint ai_usage_function check (char_length(function) between 1 and 100),
	day date not null default (now() at time zone 'utc')::date,
	tokens bigint not null default 0 constraint ai_usage_tokens check (tokens >= 0),
	primary key (user_id, function, day)
);

alter table public.contact_messages enable row level security;
alter table public.desktop_codes enable row level security;
alter table public.ai_usage enable row level security;
revoke all on public.contact_messages, public.desktop_codes, public.ai_usage from anon, authenticated;
grant select on public.contact_messages, public.ai_usage to authenticated;
grant all on public.contact_messages, public.desktop_codes, public.ai_usage to service_role;

create policy contact_messages_read on public.contact_messages for select to authenticated using ((select public.is_admin()));
create policy ai_usage_read on public.ai_usage for select to authenticated
	using (user_id = (select auth.uid()) or (select public.is_admin()));

create function public.send_contact_message(p_name text, p_email text, p_subject text, p_message text, p_category text default 'general')
returns void
language plpgsql security definer set search_path = '' as $$
begin
	perform private.take_token('contact_message');
	insert into public.contact_messages (name, email, subject, category, message, user_id)
	values (btrim(p_name), btrim(p_email), btrim(p_subject), p_category, p_message, auth.uid());
end $$;
revoke all on function public.send_contact_message(text, text, text, text, text) from public, anon, authenticated;
grant execute on function public.send_contact_message(text, text, text, text, text) to anon, authenticated, service_role;
