-- What the search looks into is stored with each script, so that every condition has an index: tags, the author's name, and what the
-- newest security report says about the code.

-- A host name in the form in which it is compared: lower case, without port and 'www.'; null if it is not a host name.
create function private.host_key(value text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
	host constant text := regexp_replace(regexp_replace(lower(btrim(value)), ':[0-9*]+$', ''), '^(\*\.)?www\.', '\1');
begin
	return case when char_length(host) <= 253 and host ~ '^(\*\.)?[^\s/?#@*]+$' then host end;
end $$;

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
language plpgsql immutable parallel safe set search_path = '' as $$
begin
	return left(regexp_replace(lower(btrim(value)), '^gm[._]', ''), 60);
end $$;

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

-- An author may have hundreds of scripts, and the search contains the author's name in each. Indexing a script anew takes up to 25 ms,
-- so a new name is written to the first scripts at once and to the others by a schedule, in batches. Updating all scripts in the
-- statement that changes the profile would exceed the caller's time limit of 8 s.
create table private.author_name_queue (
	owner_id uuid primary key references public.profiles (user_id) on delete cascade,
	requested_at timestamptz not null default clock_timestamp()
);
create index author_name_queue_oldest on private.author_name_queue (requested_at);

-- Writes the author's present name to at most `batch` scripts that have a former one, the most installed first. Takes the author off
-- the queue when none is left. The caller has locked the author's row of the queue.
create function private.index_author_name(person uuid, batch integer) returns void
language plpgsql security definer set search_path = '' as $$
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
end $$;

-- Writes a new name to the first scripts at once, and puts the author on the queue for the others.
create function private.keep_author_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	-- First, because the schedule locks in this order, too.
	insert into private.author_name_queue (owner_id) values (new.user_id)
	on conflict (owner_id) do update set requested_at = excluded.requested_at;
	perform private.index_author_name(new.user_id, 20);
	return null;
end $$;
create trigger keep_author_name after update on public.profiles
	for each row when ((old.username, old.display_name) is distinct from (new.username, new.display_name))
	execute function private.keep_author_name();

-- Called by a schedule: updates up to 50 scripts of the author who has waited longest. Returns false if no author waits. Each call is
-- a transaction of its own, so that no script stays locked for long.
create function private.index_author_names() returns boolean
language plpgsql security definer set search_path = '' as $$
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
end $$;

-- Hosted projects with pg_cron; the local backend has a timer of its own.
do $$ begin
	if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
		perform cron.schedule('names of authors', '10 seconds', 'select private.index_author_names()');
	end if;
end $$;

-- The words of public scripts, to complete and to correct search terms. Words that are no longer used stay; they match no script.
create table private.search_words (
	word text primary key check (char_length(word) >= 4),
	stem text generated always as ((ts_lexize('pg_catalog.english_stem', word))[1]) stored
);
create index search_words_trigrams on private.search_words using gin (word extensions.gin_trgm_ops) where word ~ '^[[:alpha:]]{4,30}$';
create index search_words_beginnings on private.search_words (word text_pattern_ops);
create index search_words_stems on private.search_words (stem);

-- New words are added by one transaction at a time, because a transaction that publishes several scripts does not add all words in one
-- order. Few scripts have words that no other script has.
create function private.note_search_words(document tsvector) returns void
language plpgsql set search_path = '' as $$
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
end $$;

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

-- How the words of a search are read: endings (table, tables), words that say nothing (how, do, the), and related words (csv,
-- spreadsheet). A hosted project cannot install dictionary files, so synonyms are rows of a table, and endings are looked up in the
-- list of words in use instead of being stored in each script's document (docs/decisions/0027-search.md). What the search needs of a
-- synonym is prepared in generated columns when an operator adds it.

-- The stem of a word; '' for an English word that says nothing by itself (the, how, from).
create function private.stem_of(word text) returns text
language sql immutable parallel safe set search_path = ''
return case when word ~ '^[[:alpha:]]+$' then coalesce((ts_lexize('pg_catalog.english_stem', lower(word)))[1], '') else lower(word) end;

-- The form in which terms of the synonyms are compared: the stems of their words, without words that say nothing.
create function private.stems_of(term text) returns text
language sql immutable parallel safe set search_path = ''
return (
	select coalesce(string_agg(stem, ' ' order by place), '')
	from (
		select place, private.stem_of(word) as stem
		from regexp_split_to_table(lower(btrim(term)), '\s+') with ordinality as split (word, place)
	) as stemmed
	where stem <> ''
);

-- Who searches for `term` may also mean `synonym`. Both may have several words.
create table private.search_synonyms (
	term text not null check (term = lower(btrim(term)) and char_length(term) between 2 and 40),
	synonym text not null check (synonym = lower(btrim(synonym)) and char_length(synonym) between 2 and 40),
	term_stems text generated always as (private.stems_of(term)) stored,
	-- Of a synonym that is one word of letters; the words in use with this stem match as well.
	synonym_stem text generated always as (
		case when synonym ~ '^[[:alpha:]]+$' then coalesce((ts_lexize('pg_catalog.english_stem', synonym))[1], '') end
	) stored,
	-- The query of any other synonym.
	synonym_phrase tsquery generated always as (
		case when synonym !~ '^[[:alpha:]]+$' then phraseto_tsquery('pg_catalog.simple', synonym) end
	) stored,
	primary key (term, synonym),
	check (term <> synonym)
);
create index search_synonyms_by_stems on private.search_synonyms (term_stems);

-- The synonyms of the search. An operator adds rows at any time; `insert into private.search_synonyms (term, synonym) values …`.

-- Terms of one group stand for each other.
insert into private.search_synonyms (term, synonym)
select distinct term.word, synonym.word
from unnest(array[
	-- Tables and data
	'csv,tsv,spreadsheet,excel,xlsx,google sheets,libreoffice', 'table,spreadsheet,grid', 'data,dataset,records',
	'export,download,save,extract,backup,dump', 'convert,export,transform,turn into', 'extract,scrape,collect,grab,gather,harvest',
	'sort,sortable,order,arrange,rank', 'filter,narrow,refine', 'column,field', 'json,api', 'format,formatter,prettify,beautify,pretty,tree',
	-- Reading
	'dark,night,black', 'light,bright,white', 'dark mode,night mode,dark theme', 'theme,style,skin,css', 'reader,reading,readability',
	'reading mode,reader view,reader mode,distraction free', 'article,post,story,news,blog', 'text size,font size,bigger text,larger text',
	'bigger,larger,enlarge,zoom,size', 'smaller,shrink,size', 'font,typeface,typography', 'summary,summarize,tldr', 'translate,translation,translator,language',
	'outline,toc,table of contents,headings', 'heading,headline,section', 'chapter,section', 'footnote,reference', 'highlight,marker,mark,color',
	'old,outdated,stale,age', 'date,day,published',
	-- Removing and blocking
	'remove,hide,delete,clean,strip,get rid,clear', 'block,blocker,blacklist,block-list,ban,exclude,hide', 'disable,stop,prevent,turn off,block',
	'stop,pause,halt,quiet', 'popup,pop-up,overlay,modal,dialog,lightbox', 'cookie,consent,gdpr,cookie-banner', 'banner,notice,bar,overlay',
	'ad,ads,advert,advertisement,advertising', 'clutter,distraction,noise', 'newsletter,subscription,sign-up', 'sticky,fixed,floating',
	'enable,allow,unlock,unblock,restore', 'restore,recover,undo,back', 'paywall,subscription',
	-- Video and sound
	'video,film,movie,clip,player,media', 'audio,sound,music,podcast,volume', 'speed,playback,rate,tempo', 'fast,faster,quick,speed', 'slow,slower,speed',
	'autoplay,auto-play,automatic playback,playing automatically', 'mute,silence,quiet', 'picture in picture,pip', 'subtitle,caption,transcript',
	-- Images
	'image,picture,photo,img,pic', 'icon,favicon,logo', 'screenshot,capture,snapshot', 'alt text,alternative text,image description,alt-text', 'background,wallpaper',
	'download image,save image,image list', 'color,colour', 'gallery,album',
	-- Forms and signing in
	'password,passphrase,passcode,credentials', 'login,sign-in,signin,log in,sign in,password', 'show,reveal,unmask,see,view,visible,display',
	'viewer,reader,preview', 'hidden,invisible,masked', 'form,input,field', 'draft,autosave,auto-save,unsaved', 'keep,save,store,remember', 'lost,crash,gone',
	'fill,autofill,complete',
	-- Links and addresses
	'link,url,address,hyperlink,href', 'tracking,tracker,utm,analytics,campaign', 'parameter,parameters,query string', 'redirect,redirection,forward',
	'short link,shortener,short url', 'anchor,fragment,permalink,heading link', 'share,send,post', 'quote,quotation,excerpt,citation',
	'phone,mobile,smartphone,cell phone', 'qr,qrcode,qr code,qr-code,barcode', 'email,mail,e-mail', 'bookmark,favorite,save',
	-- Copying and writing
	'copy,clipboard,duplicate', 'paste,insert,clipboard', 'right click,context menu,context-menu,rightclick', 'select,selection,selected',
	'snippet,code,code block,code-block,source', 'markdown,md', 'note,notes,memo', 'cite,citation,bibliography,reference,references,bibtex',
	'word count,word counter,character count', 'count,counter,counting,number,statistics', 'write,writing,editor', 'spell,spelling,grammar',
	'generate,generator,create,maker',
	-- Finding
	'find,search,lookup,look up', 'keyword,keywords,term,words', 'regex,regular expression,regexp,pattern', 'result,results,hits',
	'search engine,google,bing,duckduckgo', 'site search,search site,within site', 'replace,substitute,swap',
	-- Keyboard and accessibility
	'keyboard,shortcut,shortcuts,hotkey,hotkeys,keys', 'navigate,navigation,move,jump,browse,walk', 'accessibility,a11y,wcag,screen reader',
	'tab order,focus order,tabindex', 'contrast,color contrast,legibility', 'check,checker,audit,test,validator,inspect,verify', 'scroll,scrolling',
	-- Time
	'timestamp,epoch,unix time,unix-time', 'time zone,timezone,time-zone,local time', 'clock,time,hour', 'timer,stopwatch,countdown', 'calendar,event,appointment',
	-- Pages and developing
	'metadata,meta,meta tags,seo,open-graph,opengraph,head', 'print,printer,paper,pdf', 'file,document,attachment', 'size,dimensions,bytes,large',
	'developer,development,devtools,debug', 'html,markup,dom', 'css,stylesheet,style', 'javascript,js', 'performance,load time,speed', 'edit,editable,modify,change',
	'auto,automatic,automate,automation', 'price,cost,deal,coupon,discount', 'shop,shopping,store', 'comment,reply,discussion', 'notification,alert,reminder',
	'private,privacy,tracking', 'wiki,wikipedia', 'user,profile,account', 'window,popup', 'map,maps,location'
]) as synonym_group,
	regexp_split_to_table(synonym_group, ',') as term (word), regexp_split_to_table(synonym_group, ',') as synonym (word)
where term.word <> synonym.word
on conflict do nothing;

-- One-way synonyms: a search for a site or product also finds scripts that only name what it is ('youtube' finds 'video'), but a search
-- for 'video' does not find 'youtube'.
insert into private.search_synonyms (term, synonym)
select term.word, synonym.word
from (values
	('youtube,vimeo,netflix,twitch,tiktok,dailymotion', 'video,player'), ('spotify,soundcloud', 'audio,music'), ('gmail,outlook,yahoo mail', 'mail,email'),
	('amazon,ebay,etsy,aliexpress', 'shop,price,product'), ('facebook,instagram,twitter,reddit,mastodon,bluesky,linkedin', 'social,post,feed'),
	('github,gitlab,stackoverflow', 'code,developer'), ('google,bing,duckduckgo,yahoo,ecosia', 'search,search engine'), ('wordpress,medium,substack', 'blog,article'),
	('iphone,android,ipad', 'phone,mobile'), ('chrome,firefox,safari,edge', 'browser'), ('word,google docs', 'document'), ('annoying,annoyance', 'overlay,remove')
) as direction (terms, synonyms),
	regexp_split_to_table(terms, ',') as term (word), regexp_split_to_table(synonyms, ',') as synonym (word)
on conflict do nothing;
