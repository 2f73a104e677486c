-- What a search looks into, kept beside each script so that every question has an index: tags, the author's name, and what
-- the newest security report says of the code. Before this, tags were a join and near misses compared every title.

create extension if not exists fuzzystrmatch with schema extensions;

-- Host names as they are compared: lower case, without port and 'www.'; null for what is no host.
create function private.host_key(value text) returns text
language sql immutable parallel safe set search_path = ''
return (
	select case when char_length(host) <= 253 and host ~ '^(\*\.)?[^\s/?#@*]+$' then host end
	from (select regexp_replace(regexp_replace(lower(btrim(value)), ':[0-9*]+$', ''), '^(\*\.)?www\.', '\1') as host) as cut
);

-- A host and every domain it lies in, without the top one: api.shop.example, shop.example.
create function private.host_and_parents(host text) returns text[]
language sql immutable parallel safe set search_path = ''
return (
	select coalesce(array_agg(array_to_string(labels[place:], '.') order by place), '{}')
	from (select string_to_array(host, '.') as labels) as split, generate_series(1, greatest(1, cardinality(labels) - 1)) as place
);

-- Where a script runs: the hosts of its patterns, and '*' for a pattern that takes every site (spec 03 § 3 names patterns).
create function private.runs_on_of(analysis jsonb, kind text) returns text[]
language sql immutable set search_path = ''
return (
	select case
		when analysis is null or kind <> 'userscript' then '{}'
		-- Without a pattern a userscript runs everywhere.
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

-- GM.xmlHttpRequest and GM_xmlhttpRequest are one grant.
create function private.grant_key(value text) returns text
language sql immutable parallel safe set search_path = ''
return left(regexp_replace(lower(btrim(value)), '^gm[._]', ''), 60);

-- 'none' for code that was read and asks for nothing.
create function private.grants_of(analysis jsonb) returns text[]
language sql immutable set search_path = ''
return (
	select case when analysis is null then '{}' when count(item) = 0 then array['none']
		else (array_agg(distinct private.grant_key(item #>> '{}')))[1:60] end
	from jsonb_path_query(analysis, '$.capabilities.grants[*].what') as item
);

-- The servers a script may speak to, each with its parent domains; 'unknown' where the code does not say which, 'none' where
-- it is proven that there is none.
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

-- One and two letters of a title, for terms that have no three letters in a row ('js', 'c++') and thus no trigram.
create function private.short_parts(value text) returns text[]
language sql immutable parallel safe set search_path = ''
return (
	select coalesce(array_agg(distinct part), '{}') from (
		select substr(letters, place, length) as part
		from (select lower(value) as letters) as lowered, generate_series(1, char_length(letters)) as place, generate_series(1, 2) as length
		where place + length - 1 <= char_length(letters)
	) as cut
);

create function private.search_document_of(title text, description text, tags text[], author text, grants text[], hosts text[])
returns tsvector
language sql immutable parallel safe set search_path = ''
return setweight(to_tsvector('simple', title), 'A')
	|| setweight(to_tsvector('simple', array_to_string(tags, ' ')), 'B')
	|| setweight(to_tsvector('simple', description), 'C')
	|| setweight(to_tsvector('simple', coalesce(author, '')), 'C')
	|| setweight(to_tsvector('simple', array_to_string(grants, ' ')), 'D')
	|| setweight(to_tsvector('simple', array_to_string(hosts, ' ')), 'D');

alter table public.bookmarklets
	add column tag_names text[] not null default '{}' constraint bookmarklets_tag_names check (private.fits_text_array(tag_names, 20, 30)),
	add column author_name text constraint bookmarklets_author_name check (char_length(author_name) <= 120),
	add column runs_on text[] not null default '{}' constraint bookmarklets_runs_on check (private.fits_text_array(runs_on, 100, 260)),
	add column grants text[] not null default '{}' constraint bookmarklets_grants check (private.fits_text_array(grants, 60, 60)),
	add column connects text[] not null default '{}' constraint bookmarklets_connects check (private.fits_text_array(connects, 200, 260)),
	alter column search_document drop expression;
alter table public.bookmarklets alter column search_document set default '';

create function private.author_name_of(person uuid) returns text
language sql stable set search_path = ''
return (select left(concat_ws(' ', username, display_name), 120) from public.profiles where user_id = person);

-- Only where a column it reads is written: a counted install must not read the report again.
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

-- The words that public scripts use, for finding what a mistyped word was meant to be. A word that is used no more does no harm:
-- it leads to no script.
create table private.search_words (
	word text primary key check (char_length(word) between 4 and 30)
);
create index search_words_trigrams on private.search_words using gin (word extensions.gin_trgm_ops);

create function private.note_search_words(document tsvector) returns void
language sql set search_path = ''
begin atomic
	insert into private.search_words (word)
	select lexeme from unnest(document)
	where char_length(lexeme) between 4 and 30 and lexeme ~ '^[[:alpha:]]+$'
		and not exists (select from private.search_words as known where known.word = lexeme)
	order by lexeme -- in one order everywhere, so that two savers cannot wait for each other
	on conflict do nothing;
end;

create function private.keep_search_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	-- As it is at the end of the transaction: the first of several changes notes them all.
	perform private.note_search_words(script.search_document) from public.bookmarklets as script where script.id = new.id and script.is_visible;
	return null;
end $$;
create constraint trigger keep_search_words_added after insert on public.bookmarklets
	deferrable initially deferred for each row when (new.is_visible) execute function private.keep_search_words();
create constraint trigger keep_search_words_changed after update on public.bookmarklets
	deferrable initially deferred for each row
	when (new.is_visible and (not old.is_visible or old.search_document is distinct from new.search_document))
	execute function private.keep_search_words();

-- Scripts that are there already.
update public.bookmarklets as script set
	tag_names = private.card_tags(script.id), author_name = private.author_name_of(script.owner_id),
	runs_on = private.runs_on_of(script.security_analysis, script.kind),
	grants = private.grants_of(script.security_analysis), connects = private.connects_of(script.security_analysis);
set constraints all immediate;
set constraints all deferred;

create index bookmarklets_tag_names on public.bookmarklets using gin (tag_names);
create index bookmarklets_runs_on on public.bookmarklets using gin (runs_on);
create index bookmarklets_grants on public.bookmarklets using gin (grants);
create index bookmarklets_connects on public.bookmarklets using gin (connects);
create index bookmarklets_short_parts on public.bookmarklets using gin (private.short_parts(title));
create index bookmarklets_by_risk on public.bookmarklets (risk_level, rank_installs desc, id) where is_visible;
-- Scripts without a rating all tie: the better known ones first, and still along the index.
drop index public.bookmarklets_rated;
create index bookmarklets_rated on public.bookmarklets (rank_rating desc, rank_installs desc, id) where is_visible;
create index profiles_display_name_trigrams on public.profiles using gin (display_name extensions.gin_trgm_ops);
-- Lists are planned by how common a word is; a hundred words are too few to know that.
alter table public.bookmarklets alter column search_document set statistics 1000;
