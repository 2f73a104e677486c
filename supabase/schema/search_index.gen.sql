-- Written by `npm run build:schema` from the migrations: do not edit.

create table private.author_name_queue (
	owner_id uuid not null,
	requested_at timestamp with time zone default clock_timestamp() not null,
	constraint author_name_queue_pkey PRIMARY KEY (owner_id),
	constraint author_name_queue_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.profiles(user_id) ON DELETE CASCADE
);
CREATE INDEX author_name_queue_oldest ON private.author_name_queue USING btree (requested_at);

create table private.search_synonyms (
	term text not null,
	synonym text not null,
	term_stems text generated always as (private.stems_of(term)) stored,
	synonym_stem text generated always as (
CASE
    WHEN (synonym ~ '^[[:alpha:]]+$'::text) THEN COALESCE((ts_lexize('english_stem'::regdictionary, synonym))[1], ''::text)
    ELSE NULL::text
END) stored,
	synonym_phrase tsquery generated always as (
CASE
    WHEN (synonym !~ '^[[:alpha:]]+$'::text) THEN phraseto_tsquery('simple'::regconfig, synonym)
    ELSE NULL::tsquery
END) stored,
	constraint search_synonyms_pkey PRIMARY KEY (term, synonym),
	constraint search_synonyms_check CHECK ((term <> synonym)),
	constraint search_synonyms_synonym_check CHECK (((synonym = lower(btrim(synonym))) AND ((char_length(synonym) >= 2) AND (char_length(synonym) <= 40)))),
	constraint search_synonyms_term_check CHECK (((term = lower(btrim(term))) AND ((char_length(term) >= 2) AND (char_length(term) <= 40))))
);
CREATE INDEX search_synonyms_by_stems ON private.search_synonyms USING btree (term_stems);

create table private.search_words (
	word text not null,
	stem text generated always as ((ts_lexize('english_stem'::regdictionary, word))[1]) stored,
	constraint search_words_pkey PRIMARY KEY (word),
	constraint search_words_word_check CHECK ((char_length(word) >= 4))
);
CREATE INDEX search_words_beginnings ON private.search_words USING btree (word text_pattern_ops);
CREATE INDEX search_words_stems ON private.search_words USING btree (stem);
CREATE INDEX search_words_trigrams ON private.search_words USING gin (word extensions.gin_trgm_ops) WHERE (word ~ '^[[:alpha:]]{4,30}$'::text);

CREATE OR REPLACE FUNCTION private.author_name_of(person uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN (SELECT "left"(concat_ws(' '::text, profiles.username, profiles.display_name), 120) AS "left" FROM public.profiles WHERE (profiles.user_id = author_name_of.person));

CREATE OR REPLACE FUNCTION private.connects_of(analysis jsonb)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
RETURN (SELECT CASE WHEN (connects_of.analysis IS NULL) THEN '{}'::text[] WHEN ((count(item.item) = 0) AND ((connects_of.analysis #>> '{capabilities,offline}'::text[]) = 'true'::text)) THEN ARRAY['none'::text] ELSE COALESCE((array_agg(DISTINCT name.name) FILTER (WHERE (name.name IS NOT NULL)))[1:200], '{}'::text[]) END AS "coalesce" FROM (jsonb_path_query(connects_of.analysis, '$."capabilities"."hosts"[*]."host"'::jsonpath) item(item) LEFT JOIN LATERAL unnest(CASE WHEN ((item.item #>> '{}'::text[]) = '(unknown)'::text) THEN ARRAY['unknown'::text] ELSE private.host_and_parents(private.host_key(NULLIF((item.item #>> '{}'::text[]), '(this site)'::text))) END) name(name) ON (true)));

CREATE OR REPLACE FUNCTION private.grant_key(value text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
	return left(regexp_replace(lower(btrim(value)), '^gm[._]', ''), 60);
end $function$;

CREATE OR REPLACE FUNCTION private.grants_of(analysis jsonb)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
RETURN (SELECT CASE WHEN (grants_of.analysis IS NULL) THEN '{}'::text[] WHEN (count(item.item) = 0) THEN ARRAY['none'::text] ELSE (array_agg(DISTINCT private.grant_key((item.item #>> '{}'::text[]))))[1:60] END AS array_agg FROM jsonb_path_query(grants_of.analysis, '$."capabilities"."grants"[*]."what"'::jsonpath) item(item));

CREATE OR REPLACE FUNCTION private.host_and_parents(host text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN (SELECT COALESCE(array_agg(array_to_string(split.labels[place.place:], '.'::text) ORDER BY place.place), '{}'::text[]) AS "coalesce" FROM (SELECT string_to_array(host_and_parents.host, '.'::text) AS labels) split, LATERAL generate_series(1, GREATEST(1, (cardinality(split.labels) - 1))) place(place));

CREATE OR REPLACE FUNCTION private.host_key(value text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
declare
	host constant text := regexp_replace(regexp_replace(lower(btrim(value)), ':[0-9*]+$', ''), '^(\*\.)?www\.', '\1');
begin
	return case when char_length(host) <= 253 and host ~ '^(\*\.)?[^\s/?#@*]+$' then host end;
end $function$;

CREATE OR REPLACE FUNCTION private.index_author_name(person uuid, batch integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
	name text := private.author_name_of(person);
	written integer;
begin
	update public.bookmarklets set author_name = name where id in (
		select script.id from public.bookmarklets as script
		where script.owner_id = person and script.author_name is distinct from name
		order by script.is_visible desc, script.rank_installs desc, script.id
		limit batch for no key update
	);
	get diagnostics written = row_count;
	if written < batch then
		delete from private.author_name_queue where owner_id = person;
	end if;
end $function$;

CREATE OR REPLACE FUNCTION private.index_author_names()
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
	person uuid;
begin
	select waiting.owner_id into person from private.author_name_queue as waiting
	order by waiting.requested_at limit 1 for update skip locked;
	if person is null then
		return false;
	end if;
	perform private.index_author_name(person, 50);
	-- Others take their turn between two batches.
	update private.author_name_queue set requested_at = clock_timestamp() where owner_id = person;
	return true;
end $function$;

CREATE OR REPLACE FUNCTION private.keep_author_name()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	-- First, because the schedule locks in this order, too.
	insert into private.author_name_queue (owner_id) values (new.user_id)
	on conflict (owner_id) do update set requested_at = excluded.requested_at;
	perform private.index_author_name(new.user_id, 20);
	return null;
end $function$;

CREATE OR REPLACE FUNCTION private.keep_search_facts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.keep_search_words()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	-- Deferred to the end of the transaction, so the first of several changes stores the words of all.
	perform private.note_search_words(script.search_document) from public.bookmarklets as script where script.id = new.id and script.is_visible;
	return null;
end $function$;

CREATE OR REPLACE FUNCTION private.keep_tag_names()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	update public.bookmarklets as script set tag_names = private.card_tags(script.id)
	where script.id in (select changed.bookmarklet_id from changed);
	return null;
end $function$;

CREATE OR REPLACE FUNCTION private.note_search_words(document tsvector)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
	unknown text[] := array(
		select lexeme from unnest(document)
		where char_length(lexeme) >= 4 and not exists (select from private.search_words as known where known.word = lexeme)
	);
begin
	if cardinality(unknown) > 0 then
		perform pg_advisory_xact_lock(hashtext('private.note_search_words'));
		insert into private.search_words (word) select unnest(unknown) on conflict do nothing;
	end if;
end $function$;

CREATE OR REPLACE FUNCTION private.runs_on_of(analysis jsonb, kind text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
RETURN (SELECT CASE WHEN ((runs_on_of.analysis IS NULL) OR (runs_on_of.kind <> 'userscript'::text)) THEN '{}'::text[] WHEN (count(patterns.written) = 0) THEN ARRAY['*'::text] ELSE COALESCE((array_agg(DISTINCT patterns.key) FILTER (WHERE (patterns.key IS NOT NULL)))[1:100], '{}'::text[]) END AS "coalesce" FROM (SELECT text_of.written, CASE WHEN ((text_of.written = ANY (ARRAY['*'::text, '<all_urls>'::text])) OR (text_of.written ~ '^(\*|https?|http\*)://\*/'::text)) THEN '*'::text ELSE private.host_key((regexp_match(lower(text_of.written), '^(?:\*|https?|http\*|ftp)://([^/]+)/'::text))[1]) END AS key FROM jsonb_path_query(runs_on_of.analysis, '$."capabilities"."runs_on"[*]."what"'::jsonpath) item(item), LATERAL (SELECT (item.item #>> '{}'::text[]) AS written) text_of) patterns);

CREATE OR REPLACE FUNCTION private.search_document_of(title text, description text, tags text[], author text, grants text[], hosts text[])
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN (((((setweight(to_tsvector('simple'::regconfig, title), 'A'::"char") || setweight(to_tsvector('simple'::regconfig, array_to_string(tags, ' '::text)), 'B'::"char")) || setweight(to_tsvector('simple'::regconfig, description), 'C'::"char")) || setweight(to_tsvector('simple'::regconfig, COALESCE(author, ''::text)), 'C'::"char")) || setweight(to_tsvector('simple'::regconfig, array_to_string(grants, ' '::text)), 'D'::"char")) || setweight(to_tsvector('simple'::regconfig, array_to_string(hosts, ' '::text)), 'D'::"char"));

CREATE OR REPLACE FUNCTION private.short_parts(value text)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
declare
	letters text := lower(value);
	parts text[] := coalesce(string_to_array(letters, null), '{}');
begin
	for place in 1 .. coalesce(char_length(letters), 0) - 1 loop
		parts := array_append(parts, substr(letters, place, 2));
	end loop;
	return parts;
end $function$;

CREATE OR REPLACE FUNCTION private.stem_of(word text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN CASE WHEN (word ~ '^[[:alpha:]]+$'::text) THEN COALESCE((ts_lexize('english_stem'::regdictionary, lower(word)))[1], ''::text) ELSE lower(word) END;

CREATE OR REPLACE FUNCTION private.stems_of(term text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN (SELECT COALESCE(string_agg(stemmed.stem, ' '::text ORDER BY stemmed.place), ''::text) AS "coalesce" FROM (SELECT split.place, private.stem_of(split.word) AS stem FROM regexp_split_to_table(lower(btrim(stems_of.term)), '\s+'::text) WITH ORDINALITY split(word, place)) stemmed WHERE (stemmed.stem <> ''::text));
