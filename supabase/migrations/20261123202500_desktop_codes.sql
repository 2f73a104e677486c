-- One-time codes for signing in to the desktop app. Only hashes are stored, and no API role can read them.
create table public.desktop_codes (
	code_hash text primary key constraint desktop_codes_code_hash check (code_hash ~ '^[0-9a-f]{64}$'),
	code_challenge text not null constraint desktop_codes_code_challenge check (code_challenge ~ '^[A-Za-z0-9_-]{43}$'),
	user_id uuid not null references public.profiles (user_id) on delete cascade,
	expires_at timestamptz not null,
	used_at timestamptz,
	created_at timestamptz not null default now()
);

alter table public.desktop_codes enable row level security;
revoke all on public.desktop_codes from anon, authenticated;
grant all on public.desktop_codes to service_role;
