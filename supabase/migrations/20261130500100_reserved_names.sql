-- Words that nobody can have as a username: first path segments of the hub and its backend, as a profile is at /{username}, and names
-- that suggest an official role.
create table private.reserved_usernames (
	name text primary key check (name = lower(name))
);
insert into private.reserved_usernames (name) values
	('explore'), ('notifications'), ('latest'), ('categories'), ('category'), ('bookmarklet'), ('bookmarklets'), ('create'),
	('builder'), ('profile'), ('profiles'), ('manage'), ('manage-bookmarklets'), ('account'), ('auth'), ('admin'),
	('admin-debug'), ('documentation'), ('docs'), ('tutorials'), ('security'), ('faq'), ('about'), ('terms'), ('privacy'),
	('contact'), ('not-found'), ('performance'), ('accessibility'), ('scripts'), ('script'), ('collections'), ('collection'),
	('feeds'), ('feed'), ('api'), ('rest'), ('functions'), ('storage'), ('realtime'), ('graphql'), ('remotes'), ('assets'),
	('static'), ('public'), ('healthz'), ('health'), ('status'), ('home'), ('index'), ('search'), ('tags'), ('tag'), ('users'),
	('user'), ('settings'), ('login'), ('logout'), ('signin'), ('sign-in'), ('signup'), ('sign-up'), ('signout'), ('sign-out'),
	('register'), ('install'), ('extension'), ('desktop'), ('download'), ('downloads'), ('robots'), ('sitemap'), ('favicon'),
	('manifest'), ('well-known'), ('__google'), ('_next'), ('www'), ('mail'), ('blog'), ('help'), ('new'), ('edit'), ('delete'),
	('null'), ('undefined'), ('nan'), ('true'), ('false'), ('me'), ('self'), ('you'), ('administrator'), ('root'), ('superuser'),
	('sysadmin'), ('moderator'), ('moderators'), ('mod'), ('staff'), ('team'), ('support'), ('official'), ('owner'), ('system'),
	('bot'), ('scriptorium'), ('anonymous'), ('guest'), ('everyone'), ('abuse'), ('postmaster'), ('webmaster'), ('hostmaster'),
	('noreply'), ('no-reply'), ('billing'), ('legal'), ('press'), ('info'), ('google'), ('supabase'), ('remotes-json'),
	('user-js'), ('oembed'), ('avatars'), ('avatar'), ('csp-reports');

-- Letter case is ignored.
create or replace function private.is_reserved_username(value text) returns boolean
language plpgsql stable parallel safe set search_path = '' as $$
begin
	return exists (select from private.reserved_usernames as reserved where reserved.name = lower(value));
end $$;
-- In existing databases these roles have the privilege, for a constraint: the functions that call it run with their owner's privileges.
revoke execute on function private.is_reserved_username(text) from anon, authenticated, service_role;

-- Fails with the error of a constraint of the table. A real one must not read another table: it could be checked before that is filled, when
-- a backup is restored.
create function private.refuse_reserved_username() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	if private.is_reserved_username(new.username::text) then
		raise check_violation using
			message = 'new row for relation "profiles" violates check constraint "profiles_username_reserved"',
			schema = 'public', table = 'profiles', constraint = 'profiles_username_reserved';
	end if;
	return null;
end $$;
alter table public.profiles drop constraint if exists profiles_username_reserved;
create trigger refuse_reserved_username after insert or update of username on public.profiles
	for each row execute function private.refuse_reserved_username();

-- Words by which a name suggests an official role. A username may not look like one of those for usernames, a display name not like one of
-- those for display names.
create table private.official_words (
	word text primary key,
	for_usernames boolean not null,
	for_display_names boolean not null,
	skeleton text not null generated always as (private.word_skeleton(word)) stored
);
insert into private.official_words (word, for_usernames, for_display_names) values
	('admin', true, true), ('admins', false, true), ('administrator', true, true), ('administrators', false, true),
	('moderator', true, true), ('moderators', true, true), ('mod', true, true), ('staff', true, true), ('team', true, true),
	('support', true, true), ('official', true, true), ('owner', true, true), ('system', true, true), ('root', true, true),
	('superuser', true, true), ('sysadmin', true, true), ('webmaster', true, true), ('postmaster', true, true),
	('security', true, true), ('the admin', false, true), ('the team', false, true), ('hub admin', false, true),
	('hub team', false, true), ('hub support', false, true), ('support team', false, true), ('admin team', false, true),
	('moderation', true, true), ('moderation team', false, true), ('security team', false, true), ('hostmaster', true, false),
	('billing', true, false), ('legal', true, false), ('abuse', true, false);

-- Whether a display name suggests an official role.
create or replace function private.suggests_office(value text) returns boolean
language sql stable parallel safe set search_path = ''
return private.word_skeleton(value) ~ private.word_skeleton('scriptorium') or private.word_skeleton(value) in (
	select official.skeleton from private.official_words as official where official.for_display_names
);

-- Whether a username looks like a reserved word without being one, or looks like another person's username. A username that differs from
-- another one only in letter case is not reported here: the unique constraint refuses it.
create or replace function private.is_lookalike_username(wanted text, person uuid) returns boolean
language sql stable set search_path = ''
return (
	not private.is_reserved_username(wanted) and (
		private.word_skeleton(wanted) ~ private.word_skeleton('scriptorium')
		or private.word_skeleton(wanted) in (
			select official.skeleton from private.official_words as official where official.for_usernames
		)
	)
) or exists (
	select from private.name_skeletons as other join public.profiles as profile on profile.user_id = other.user_id
	where other.username = private.name_skeleton(wanted) and other.user_id is distinct from person
		and lower(profile.username::text) <> lower(wanted)
);

-- Why a display name cannot be taken; null if it can. Several people may have the same name, but not one that only looks the same.
create or replace function private.display_name_problem(wanted text, person uuid) returns text
language sql stable set search_path = ''
return case
	when private.mixes_alphabets(wanted) then 'This name mixes letters of several alphabets in one word. Please write each word in one alphabet.'
	when private.suggests_office(wanted) then 'This name looks like that of a moderator or of the hub. Please choose another one.'
	when exists (
		select from private.name_skeletons as other join public.profiles as profile on profile.user_id = other.user_id
		where other.display_name = private.name_skeleton(wanted) and other.user_id is distinct from person
			and lower(normalize(profile.display_name, NFKC)) <> lower(normalize(wanted, NFKC))
	) then 'This name looks like that of somebody else, with other letters. Please choose another one.'
end;
