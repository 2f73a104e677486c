-- What the search looks into is stored with each script, so that every condition has an index: tags, the author's name, and what the
-- newest security report says about the code.

-- A host name in the form in which it is compared: lower case, without port and 'www.'; null if it is not a host name.
create function private.host_key(value text) returns text
language sql immutable parallel safe set search_path = ''
return (
	select case when char_length(host) <= 253 and host ~ '^(\*\.)?[^\s/?#@*]+$' then host end
	from (select regexp_replace(regexp_replace(lower(btrim(value)), ':[0-9*]+$', ''), '^(\*\.)?www\.', '\1') as host) as cut
);

-- A host and its parent domains without the top-level domain: api.shop.example, shop.example.
create function private.host_and_parents(host text) returns text[]
language sql immutable parallel safe set search_path = ''
return (
	select coalesce(array_agg(array_to_string(labels[place:], '.') order by place), '{}')
	from (select string_to_array(host, '.') as labels) as split, generate_series(1, greatest(1, cardinality(labels) - 1)) as place
);

-- Where a script runs: the hosts of its patterns, and '*' for a pattern that matches every site.
create function private.runs_on_of(analysis jsonb, kind text) returns text[]
language sql immutable set search_path = ''
return (
	select case
		when analysis is null or kind <> 'userscript' then '{}'
		-- A userscript without a pattern runs on every site.
		when count(written) = 0 then array['*']
		else coalesce((array_agg(distinct key) filter (where key is not null))[1:100], '{}')
	end
	from (
		select written, case
			when written in ('*', '<all_urls>') or written ~ '^(\*|https?|http\*)://\*/' then '*'
			else private.host_key((regexp_match(lower(written), '^(?:\*|https?|http\*|ftp)://([^/]+)/'))[1])
		end as key
		from jsonb_path_query(analysis, '$.capabilities.runs_on[*].what') as item, lateral (select item #>> '{}' as written) as text_of
	) as patterns
);

-- The form in which a grant is compared: GM.xmlHttpRequest and GM_xmlhttpRequest are the same one.
create function private.grant_key(value text) returns text
language sql immutable parallel safe set search_path = ''
return left(regexp_replace(lower(btrim(value)), '^gm[._]', ''), 60);

-- The grants of a script; 'none' if it was analyzed and has none.
create function private.grants_of(analysis jsonb) returns text[]
language sql immutable set search_path = ''
return (
	select case when analysis is null then '{}' when count(item) = 0 then array['none']
		else (array_agg(distinct private.grant_key(item #>> '{}')))[1:60] end
	from jsonb_path_query(analysis, '$.capabilities.grants[*].what') as item
);

-- The servers that a script may contact, with their parent domains; 'unknown' if the analysis could not tell which, 'none' if it has
-- shown that there are none.
create function private.connects_of(analysis jsonb) returns text[]
language sql immutable set search_path = ''
return (
	select case
		when analysis is null then '{}'
		when count(item) = 0 and analysis #>> '{capabilities,offline}' = 'true' then array['none']
		else coalesce((array_agg(distinct name) filter (where name is not null))[1:200], '{}')
	end
	from jsonb_path_query(analysis, '$.capabilities.hosts[*].host') as item
	left join lateral unnest(case
		when item #>> '{}' = '(unknown)' then array['unknown']
		else private.host_and_parents(private.host_key(nullif(item #>> '{}', '(this site)')))
	end) as name on true
);

-- Single letters and letter pairs of a title, for terms without three consecutive letters ('js', 'c++') and thus without a trigram.
-- With repetitions: the index drops them anyway, and removing them here takes nine times as long.
create function private.short_parts(value text) returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
declare
	letters text := lower(value);
	parts text[] := coalesce(string_to_array(letters, null), '{}');
begin
	for place in 1 .. coalesce(char_length(letters), 0) - 1 loop
		parts := array_append(parts, substr(letters, place, 2));
	end loop;
	return parts;
end $$;

create function private.search_document_of(title text, description text, tags text[], author text, grants text[], hosts text[])
returns tsvector
language sql immutable parallel safe set search_path = ''
return setweight(to_tsvector('simple', title), 'A')
	|| setweight(to_tsvector('simple', array_to_string(tags, ' ')), 'B')
	|| setweight(to_tsvector('simple', description), 'C')
	|| setweight(to_tsvector('simple', coalesce(author, '')), 'C')
	|| setweight(to_tsvector('simple', array_to_string(grants, ' ')), 'D')
	|| setweight(to_tsvector('simple', array_to_string(hosts, ' ')), 'D');

create function private.author_name_of(person uuid) returns text
language sql stable set search_path = ''
return (select left(concat_ws(' ', username, display_name), 120) from public.profiles where user_id = person);

-- Fires only when one of the columns that it reads is written, so that counting an install does not read the report.
create function private.keep_search_facts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	if tg_op = 'INSERT' or new.owner_id is distinct from old.owner_id then
		new.author_name := private.author_name_of(new.owner_id);
	end if;
	if tg_op = 'INSERT' or new.security_analysis is distinct from old.security_analysis or new.kind is distinct from old.kind then
		new.runs_on := private.runs_on_of(new.security_analysis, new.kind);
		new.grants := private.grants_of(new.security_analysis);
		new.connects := private.connects_of(new.security_analysis);
	end if;
	new.search_document := private.search_document_of(
		new.title, new.short_description, new.tag_names, new.author_name, new.grants, new.runs_on || new.connects
	);
	return new;
end $$;
create trigger keep_search_facts before insert or update of title, short_description, owner_id, kind, security_analysis, tag_names, author_name
	on public.bookmarklets for each row execute function private.keep_search_facts();

create function private.keep_tag_names() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	update public.bookmarklets as script set tag_names = private.card_tags(script.id)
	where script.id in (select changed.bookmarklet_id from changed);
	return null;
end $$;
create trigger keep_tag_names_added after insert on public.bookmarklet_tags
	referencing new table as changed for each statement execute function private.keep_tag_names();
create trigger keep_tag_names_removed after delete on public.bookmarklet_tags
	referencing old table as changed for each statement execute function private.keep_tag_names();

create function private.keep_author_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	update public.bookmarklets set author_name = private.author_name_of(new.user_id) where owner_id = new.user_id;
	return null;
end $$;
create trigger keep_author_name after update on public.profiles
	for each row when ((old.username, old.display_name) is distinct from (new.username, new.display_name))
	execute function private.keep_author_name();

-- The words of public scripts, to complete and to correct search terms. Words that are no longer used stay; they match no script.
create table private.search_words (
	word text primary key check (char_length(word) >= 4)
);
create index search_words_trigrams on private.search_words using gin (word extensions.gin_trgm_ops) where word ~ '^[[:alpha:]]{4,30}$';
create index search_words_beginnings on private.search_words (word text_pattern_ops);

create function private.note_search_words(document tsvector) returns void
language sql set search_path = ''
begin atomic
	insert into private.search_words (word)
	select lexeme from unnest(document)
	where char_length(lexeme) >= 4 and not exists (select from private.search_words as known where known.word = lexeme)
	order by lexeme -- so that two concurrent saves cannot deadlock
	on conflict do nothing;
end;

create function private.keep_search_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	-- Deferred to the end of the transaction, so the first of several changes stores the words of all.
	perform private.note_search_words(script.search_document) from public.bookmarklets as script where script.id = new.id and script.is_visible;
	return null;
end $$;
create constraint trigger keep_search_words_added after insert on public.bookmarklets
	deferrable initially deferred for each row when (new.is_visible) execute function private.keep_search_words();
create constraint trigger keep_search_words_changed after update on public.bookmarklets
	deferrable initially deferred for each row
	when (new.is_visible and (not old.is_visible or old.search_document is distinct from new.search_document))
	execute function private.keep_search_words();

-- The indexes of the search. A condition that many scripts match finds enough of them among the most installed ones; only a rare
-- one needs the index of all scripts. Each index holds about an eighth of the scripts of the previous one. All conditions can be
-- combined inside one index, so that counting reads no rows; a term is looked up in titles and in words, and each of the two has
-- to be combined with all other conditions. Without a list of pending entries (fastupdate), which every search would read as well.
create index bookmarklets_found_0 on public.bookmarklets using gin (
	search_document, title extensions.gin_trgm_ops, private.short_parts(title), tag_names, runs_on, grants, connects, category, kind, risk_level
) with (fastupdate = off) where is_visible;
create index bookmarklets_found_8 on public.bookmarklets using gin (
	search_document, title extensions.gin_trgm_ops, private.short_parts(title), tag_names, runs_on, grants, connects, category, kind, risk_level
) with (fastupdate = off) where is_visible and rank_installs >= 8;
create index bookmarklets_found_64 on public.bookmarklets using gin (
	search_document, title extensions.gin_trgm_ops, private.short_parts(title), tag_names, runs_on, grants, connects, category, kind, risk_level
) with (fastupdate = off) where is_visible and rank_installs >= 64;
create index bookmarklets_found_512 on public.bookmarklets using gin (
	search_document, title extensions.gin_trgm_ops, private.short_parts(title), tag_names, runs_on, grants, connects, category, kind, risk_level
) with (fastupdate = off) where is_visible and rank_installs >= 512;
