-- First path segments of the hub and its backend, and names that impersonate. Usernames are addresses: /{username}.
create function private.is_reserved_username(value text) returns boolean
language sql immutable parallel safe set search_path = ''
return lower(value) = any (array[
	'explore', 'latest', 'categories', 'category', 'bookmarklet', 'bookmarklets', 'create', 'builder', 'profile', 'profiles',
	'manage', 'manage-bookmarklets', 'account', 'auth', 'admin', 'admin-debug', 'documentation', 'docs', 'tutorials', 'security',
	'faq', 'about', 'terms', 'privacy', 'contact', 'not-found', 'performance', 'accessibility', 'scripts', 'script', 'collections',
	'collection', 'feeds', 'feed', 'api', 'rest', 'functions', 'storage', 'realtime', 'graphql', 'remotes', 'assets', 'static', 'public',
	'healthz', 'health', 'status', 'home', 'index', 'search', 'tags', 'tag', 'users', 'user', 'settings', 'login', 'logout',
	'signin', 'sign-in', 'signup', 'sign-up', 'signout', 'sign-out', 'register', 'install', 'extension', 'desktop', 'download',
	'downloads', 'robots', 'sitemap', 'favicon', 'manifest', 'well-known', '__google', '_next', 'www', 'mail', 'blog', 'help',
	'new', 'edit', 'delete', 'null', 'undefined', 'nan', 'true', 'false', 'me', 'self', 'you',
	'administrator', 'root', 'superuser', 'sysadmin', 'moderator', 'moderators', 'mod', 'staff', 'team', 'support', 'official',
	'owner', 'system', 'bot', 'scriptorium', 'anonymous', 'guest', 'everyone', 'abuse', 'postmaster', 'webmaster', 'hostmaster',
	'noreply', 'no-reply', 'billing', 'legal', 'press', 'info', 'google', 'supabase', 'remotes-json', 'user-js'
]);
grant execute on function private.is_reserved_username(text) to anon, authenticated, service_role;

create table public.profiles (
	user_id uuid primary key references auth.users (id) on delete cascade,
	username extensions.citext not null unique
		constraint profiles_username_form check (username::text ~ '^[A-Za-z0-9_-]{3,30}$')
		constraint profiles_username_reserved check (not private.is_reserved_username(username::text)),
	display_name text not null
		constraint profiles_display_name check (private.trimmed_length(display_name) >= 2 and char_length(display_name) <= 80 and private.is_plain_line(display_name)),
	avatar_url text constraint profiles_avatar_url check (private.is_web_url(avatar_url)),
	bio text constraint profiles_bio check (char_length(bio) <= 500),
	website_url text constraint profiles_website_url check (private.is_web_url(website_url)),
	github_url text constraint profiles_github_url check (private.is_web_url(github_url)),
	email text constraint profiles_email check (char_length(email) <= 320),
	-- Fields their owner has set by hand: sign-in never overwrites them.
	edited_fields text[] not null default '{}' constraint profiles_edited_fields check (private.fits_text_array(edited_fields, 10, 20)),
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now()
);

alter table public.profiles enable row level security;
revoke all on public.profiles from anon, authenticated;
-- `email` and `edited_fields` stay out, so queries name their columns.
grant select (user_id, username, display_name, avatar_url, bio, website_url, github_url, created_at, updated_at)
	on public.profiles to anon, authenticated;
grant update (username, display_name, avatar_url, bio, website_url, github_url) on public.profiles to authenticated;
grant all on public.profiles to service_role;

create policy profiles_read on public.profiles for select to anon, authenticated using (true);
create policy profiles_edit_own on public.profiles for update to authenticated
	using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- Runs with the writer's rights on purpose: an edit by the person comes as `authenticated`, one by sync_profile() as its owner.
create function private.note_profile_edits() returns trigger
language plpgsql set search_path = '' as $$
begin
	new.updated_at := now();
	if current_user = 'authenticated' then
		new.edited_fields := array(
			select field from unnest(old.edited_fields) as field
			union select 'display_name' where new.display_name is distinct from old.display_name
			union select 'avatar_url' where new.avatar_url is distinct from old.avatar_url
		);
	end if;
	return new;
end $$;

create trigger note_profile_edits before update on public.profiles
	for each row execute function private.note_profile_edits();
