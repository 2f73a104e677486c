-- Written by `npm run build:schema` from the migrations: do not edit.

create table private.official_words (
	word text not null,
	for_usernames boolean not null,
	for_display_names boolean not null,
	skeleton text generated always as (private.word_skeleton(word)) stored not null,
	constraint official_words_pkey PRIMARY KEY (word)
);

create table private.reserved_usernames (
	name text not null,
	constraint reserved_usernames_pkey PRIMARY KEY (name),
	constraint reserved_usernames_name_check CHECK ((name = lower(name)))
);

CREATE OR REPLACE FUNCTION private.refuse_reserved_username()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	if private.is_reserved_username(new.username::text) then
		raise check_violation using
			message = 'new row for relation "profiles" violates check constraint "profiles_username_reserved"',
			schema = 'public', table = 'profiles', constraint = 'profiles_username_reserved';
	end if;
	return null;
end $function$;
