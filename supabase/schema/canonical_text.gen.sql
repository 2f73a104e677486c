-- Written by `npm run build:schema` from the migrations: do not edit.

CREATE OR REPLACE FUNCTION private.changes_reading(key text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN COALESCE((key = ANY (ARRAY['downloadURL'::text, 'updateURL'::text, 'match'::text, 'exclude-match'::text, 'include'::text, 'exclude'::text, 'grant'::text, 'require'::text, 'resource'::text, 'connect'::text, 'run-at'::text, 'noframes'::text, 'inject-into'::text, 'sandbox'::text, 'run-in'::text, 'unwrap'::text, 'top-level-await'::text, 'webRequest'::text])), false);

CREATE OR REPLACE FUNCTION private.decoded_address(code text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
	return (
		select pg_catalog.convert_from(string_agg(case
			when place = 1 then convert_to(part, 'UTF8')
			when part ~ '^[0-9a-fA-F]{2}' then decode(left(part, 2), 'hex') || convert_to(substr(part, 3), 'UTF8')
			else convert_to('%' || part, 'UTF8') end, ''::bytea order by place), 'UTF8')
		from unnest(string_to_array(code, '%')) with ordinality as parts (part, place)
	);
exception when character_not_in_repertoire or untranslatable_character then
	return null;
end $function$;

CREATE OR REPLACE FUNCTION private.is_misleading(key text, value text)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
declare
	address text := value;
	authority text;
	path text;
begin
	if key = 'connect' then
		return value ~ '[\\@%]';
	elsif key = 'resource' then
		address := btrim(substring(value from '[ \t].*$'), E' \t');
	elsif key in ('icon', 'iconURL', 'defaulticon', 'icon64', 'icon64URL', 'homepage', 'homepageURL', 'website', 'source', 'support',
		'supportURL', 'contributionURL') then
		address := split_part(translate(value, E'\t', ' '), ' ', 1);
	elsif key not in ('require', 'downloadURL', 'updateURL') then
		return false;
	end if;
	if address ~ '^[\\/]{2}' then return true; end if;
	if address !~* '^https?:' then return false; end if;
	if address !~* '^https?://[^/\\]' then return true; end if;
	authority := substring(address from '^[^:]*://([^/?#]*)');
	path := substring(address from '^[^:]*://[^/?#]*([^?#]*)');
	return authority ~ '[\\@\t]' or authority ~ ':$' or authority ~ '[^\u0001-\u007f]' or path ~ '[\\\t]'
		or path ~* '/(?:\.|%2e){1,2}(?:/|$)';
end $function$;

CREATE OR REPLACE FUNCTION private.is_open_choice(line text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN (line ~ '@(?:var[ \t]+select|advanced[ \t]+(?:dropdown|image))[ \t].*\{[^}]*$'::text);

CREATE OR REPLACE FUNCTION private.key_of_one_manager(key text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN CASE WHEN (key = 'matches'::text) THEN '@match'::text WHEN (key = 'excludeMatches'::text) THEN '@exclude-match'::text WHEN (key = ANY (ARRAY['includeGlob'::text, 'includeGlobs'::text])) THEN '@include'::text WHEN (key = ANY (ARRAY['excludeGlob'::text, 'excludeGlobs'::text])) THEN '@exclude'::text WHEN (key = 'installURL'::text) THEN '@downloadURL'::text WHEN (key = 'metaURL'::text) THEN '@updateURL'::text WHEN (key = ANY (ARRAY['matchAboutBlank'::text, 'matchTop'::text, 'match-top'::text, 'excludeTop'::text, 'exclude-top'::text])) THEN ''::text ELSE NULL::text END;

CREATE OR REPLACE FUNCTION private.metadata_line_problem(line text, given text[], OUT problem text, OUT place integer, OUT key text, OUT fix text)
 RETURNS record
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
declare
	parts text[];
	name text;
	suffix text;
	value text;
	word text;
begin
	place := regexp_instr(line, '[\u0001-\u0008\u000b-\u001f\u007f-\u00a0\u00ad\u061c\u1680\u180e\u2000-\u200b\u200e\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff\ufff9-\ufffb]');
	if place > 0 then problem := 'unusual-space'; return; end if;
	if line ~ '^[ \t]*$' then return; end if;
	place := regexp_instr(line, '[^ \t]');
	if line !~ '^[ \t]*//' then problem := 'not-a-comment'; return; end if;
	parts := regexp_match(line, '^[ \t]*//[ \t]*@([^ \t]+)(?:[ \t]+(.*))?$');
	if parts is null then
		place := regexp_instr(line, '//[ \t]*@[^ \t]');
		if place > 0 then problem := 'hidden-key'; return; end if;
		-- FireMonkey takes the first @ of a line and removes joiners.
		word := translate(substring(line from '@([^ \t]+)'), E'\u200c\u200d', '');
		if private.is_open_choice(line) then
			problem := 'key-of-one-manager';
			key := case when line ~ '@var' then 'var' else 'advanced' end;
			fix := 'Remove it';
		elsif private.changes_reading(word) or private.key_of_one_manager(word) is not null then
			problem := 'hidden-key';
		end if;
		if problem is not null then place := regexp_instr(line, '@[^ \t]'); end if;
		return;
	end if;
	place := strpos(line, '@');
	key := parts[1];
	value := btrim(coalesce(parts[2], ''), E' \t');
	if char_length(value) > 65536 then problem := 'value-too-long'; return; end if;
	name := split_part(parts[1], ':', 1);
	fix := private.metadata_spelling(substring(name from '^[A-Za-z0-9_-]*'));
	if fix is null then
		word := private.key_of_one_manager(parts[1]);
		if private.is_open_choice(line) then
			problem := 'key-of-one-manager';
			fix := 'Remove it';
		elsif word is not null then
			problem := 'key-of-one-manager';
			fix := case when word = '' then 'Remove it' else 'Write ' || word end;
		elsif parts[1] ~ '[\u200c\u200d]' then
			problem := 'unusual-space';
			place := regexp_instr(line, '[\u200c\u200d]');
		end if;
		return;
	end if;
	if fix is distinct from name then problem := 'misspelled-key'; key := name; return; end if;
	suffix := substr(parts[1], char_length(name) + 1);
	if suffix <> '' then
		if suffix !~ '^:[^:]+$' or name in (
			'namespace', 'version', 'downloadURL', 'updateURL', 'match', 'exclude-match', 'include', 'exclude', 'grant', 'require', 'resource',
			'connect', 'run-at', 'noframes', 'inject-into', 'sandbox', 'run-in', 'unwrap', 'top-level-await', 'webRequest'
		) then
			problem := 'key-with-suffix';
			fix := '@' || name;
		end if;
	elsif name = any (given) then
		problem := 'repeated-key';
	elsif name = 'resource' and coalesce(parts[2], '') !~ '^[A-Za-z0-9_][^ \t]*[ \t]+[^ \t]+[ \t]*$' then
		problem := 'bad-resource';
	elsif private.is_misleading(name, value) then
		-- What it loads instead is computed by the page.
		problem := 'misleading-address';
		key := name;
		fix := 'another one';
	elsif private.is_open_choice(line) then
		problem := 'key-of-one-manager';
		fix := 'Remove it';
	elsif not private.changes_reading(parts[1]) then
		return;
	elsif line ~ '[\u200c\u200d]' then
		problem := 'unusual-space';
		place := regexp_instr(line, '[\u200c\u200d]');
	elsif line !~ '^// @' then
		problem := 'key-not-at-start';
	elsif name <> 'resource' and strpos(value, E'\t') > 0 then
		problem := 'tab-in-value';
		place := char_length(line) - strpos(reverse(line), E'\t') + 1;
	elsif name in ('match', 'include', 'exclude', 'exclude-match', 'connect') and strpos(value, ',') > 0 then
		problem := 'comma-in-value';
		place := place + strpos(substr(line, place), ',') - 1;
	end if;
end $function$;

CREATE OR REPLACE FUNCTION private.metadata_spelling(written text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN (SELECT spelling.spelling FROM unnest(ARRAY['name'::text, 'description'::text, 'namespace'::text, 'version'::text, 'author'::text, 'developer'::text, 'icon'::text, 'iconURL'::text, 'defaulticon'::text, 'icon64'::text, 'icon64URL'::text, 'homepage'::text, 'homepageURL'::text, 'website'::text, 'source'::text, 'support'::text, 'supportURL'::text, 'downloadURL'::text, 'updateURL'::text, 'license'::text, 'licence'::text, 'copyright'::text, 'antifeature'::text, 'tag'::text, 'match'::text, 'exclude-match'::text, 'include'::text, 'exclude'::text, 'grant'::text, 'require'::text, 'resource'::text, 'connect'::text, 'run-at'::text, 'noframes'::text, 'inject-into'::text, 'sandbox'::text, 'run-in'::text, 'unwrap'::text, 'top-level-await'::text, 'webRequest'::text, 'user-agent'::text, 'nocompat'::text, 'compatible'::text, 'incompatible'::text, 'contributors'::text, 'contributionURL'::text, 'contributionAmount'::text]) spelling(spelling) WHERE (lower(translate(spelling.spelling, '-_'::text, ''::text)) = lower(translate(metadata_spelling.written, '-_'::text, ''::text))));

CREATE OR REPLACE FUNCTION private.refuse_ambiguous_text()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
	found record;
	above text;
	line integer;
	col integer;
begin
	select * into found from private.text_problem(new.code_blob_url);
	if found.problem is null then
		return new;
	end if;
	above := left(new.code_blob_url, found.place - 1);
	line := 1 + char_length(above) - char_length(replace(above, E'\n', ''));
	col := found.place - coalesce(nullif(char_length(above) - strpos(reverse(above), E'\n') + 1, char_length(above) + 1), 0);
	raise sqlstate '22023' using
		message = format('Line %s, column %s: %s', line, col, private.text_problem_message(found.problem, found.key, found.fix)),
		detail = json_build_object('text_problem', found.problem, 'line', line, 'column', col)::text,
		hint = 'A script''s text must have one meaning for every browser and script manager.';
end $function$;

CREATE OR REPLACE FUNCTION private.text_problem(code text, OUT problem text, OUT place integer, OUT key text, OUT fix text)
 RETURNS record
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
declare
	comments constant text := '(?:[ \t\n]|//[^\n\u2028\u2029]*(?:\n|$)|/\*(?:[^*]|\*+[^*/])*\*+/)*';
	marker constant text := '==/?User(?:Script|Subscribe|CSS|Style)==';
	opening integer;
	first_line integer;
	closing integer;
	line text;
	decoded text;
	at integer;
	given text[] := '{}';
	name text;
begin
	if left(code, 1) = E'\uFEFF' or strpos(code, E'\r') > 0 then
		problem := 'not-canonical';
		place := greatest(1, strpos(code, E'\r'));
		return;
	end if;
	opening := regexp_instr(code, '(?:^|\n)[ \t]*(//[ \t]*==UserScript==)[ \t]*(?=\n|$)', 1, 1, 0, '', 1);
	if opening = 0 then
		place := regexp_instr(code, marker, 1, 1, 0, 'i');
		if place > 0 then problem := 'extra-marker'; return; end if;
		place := 1;
		if code ~* '^[ \t\n]*javascript:' then
			decoded := private.decoded_address(code);
			if decoded is null then problem := 'invalid-escape';
			elsif decoded ~* marker then problem := 'extra-marker';
			elsif substr(decoded, strpos(decoded, ':') + 1) ~* ('^' || comments || 'javascript:') then problem := 'nested-address';
			end if;
		elsif regexp_replace(left(code, 1000), '[\t\n]', '', 'g') ~* '^[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]*javascript:' then
			problem := 'unclear-address';
		end if;
		return;
	end if;
	if left(code, opening - 1) !~ ('^' || comments || '$') then
		place := 1;
		problem := case when code ~* ('^' || comments || 'javascript:') then 'address-and-block' else 'code-before-block' end;
		return;
	end if;
	first_line := strpos(substr(code, opening), E'\n') + opening;
	closing := case when first_line = opening then 0
		else regexp_instr(code, '(?:^|\n)[ \t]*(//[ \t]*==/UserScript==)[ \t]*(?=\n|$)', first_line - 1, 1, 0, '', 1) end;
	if closing = 0 then problem := 'unclosed-block'; place := opening; return; end if;
	if regexp_count(code, marker, 1, 'i') > 2 then
		problem := 'extra-marker';
		place := case when regexp_instr(code, marker, 1, 1, 0, 'i') < opening then regexp_instr(code, marker, 1, 1, 0, 'i')
			when regexp_instr(code, marker, 1, 2, 0, 'i') < closing then regexp_instr(code, marker, 1, 2, 0, 'i')
			else regexp_instr(code, marker, 1, 3, 0, 'i') end;
		return;
	end if;
	if regexp_count(substr(code, first_line, closing - first_line), '\n') > 5000 then
		problem := 'too-many-lines';
		place := first_line;
		return;
	end if;
	at := first_line;
	foreach line in array string_to_array(rtrim(substr(code, first_line, closing - first_line), E' \t'), E'\n') loop
		select found.problem, found.place + at - 1, found.key, found.fix into problem, place, key, fix
		from private.metadata_line_problem(line, given) as found;
		if problem is not null then return; end if;
		name := substring(line from '^[ \t]*//[ \t]*@([^ \t]+)');
		if name in ('name', 'namespace', 'version', 'downloadURL', 'updateURL', 'run-at', 'inject-into', 'sandbox', 'run-in') then
			given := given || name;
		end if;
		at := at + char_length(line) + 1;
	end loop;
	place := opening;
	if substr(code, first_line, closing - first_line) !~ '(?:^|\n)[ \t]*//[ \t]*@name[ \t]+[^ \t\n]' then problem := 'missing-name'; return; end if;
	if substr(code, closing) ~* ('^' || comments || 'javascript:') then
		problem := 'address-and-block';
		place := closing;
	end if;
end $function$;

CREATE OR REPLACE FUNCTION private.text_problem_message(problem text, key text, fix text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN replace(replace(CASE problem WHEN 'not-canonical'::text THEN 'A script is saved without a byte order mark and with \n at the end of each line. Remove the mark and the carriage returns.'::text WHEN 'extra-marker'::text THEN 'Script managers may read a metadata block here. A script has one block, and nothing else stands on its first and last line. Delete this, or split the text: ''==User'' + ''Script==''.'::text WHEN 'unclosed-block'::text THEN 'This metadata block has no last line. Add // ==/UserScript== below its lines.'::text WHEN 'code-before-block'::text THEN 'Only comments may stand above the metadata block. Move this below the line // ==/UserScript==.'::text WHEN 'not-a-comment'::text THEN 'Every line of the metadata block starts with //. Move this line below the block.'::text WHEN 'unusual-space'::text THEN 'This character is invisible or an unusual space, which script managers read in different ways. Replace it with a plain space.'::text WHEN 'hidden-key'::text THEN 'Some script managers read a metadata key in the middle of this line. Start the line with it, or remove the @.'::text WHEN 'misspelled-key'::text THEN 'Some script managers read @{key} as @{fix}, others ignore it. Write @{fix}, or use another name.'::text WHEN 'key-with-suffix'::text THEN '@{key} has a colon that only some script managers ignore. Write {fix}.'::text WHEN 'repeated-key'::text THEN '@{key} is given twice, and script managers differ in which one counts. Keep one.'::text WHEN 'bad-resource'::text THEN '@resource needs a name and an address, with a space between them and none inside.'::text WHEN 'misleading-address'::text THEN 'The address of @{key} is not what it seems: programs take {fix} for it. Write that, or the address that you mean.'::text WHEN 'key-of-one-manager'::text THEN 'One script manager reads @{key}, the others ignore it. {fix}.'::text WHEN 'key-not-at-start'::text THEN 'Greasemonkey and Stay ignore this line. Begin it with // @{key}, with one space before the @.'::text WHEN 'tab-in-value'::text THEN 'Userscripts for Safari ends the value of @{key} at this tab. Write a space, or one line for each value.'::text WHEN 'comma-in-value'::text THEN 'ScriptVault takes each part between commas for a value of its own. Write one line with @{key} for each value, without a comma.'::text WHEN 'value-too-long'::text THEN 'The value of @{key} is longer than 65,536 characters. Shorten it.'::text WHEN 'too-many-lines'::text THEN 'The metadata block has more than 5,000 lines. Shorten it.'::text WHEN 'missing-name'::text THEN 'The metadata block has no @name. Add a line such as // @name My script.'::text WHEN 'address-and-block'::text THEN 'A script is either a javascript: address or has a metadata block. Delete javascript: here, or delete the block.'::text WHEN 'nested-address'::text THEN 'javascript: stands here a second time. Delete one of them.'::text WHEN 'unclear-address'::text THEN 'Browsers read this as a javascript: address, other programs do not. Start the text with javascript: itself.'::text WHEN 'invalid-escape'::text THEN 'This percent sign encodes no text that browsers agree on. Write %25 for a plain percent sign.'::text ELSE NULL::text END, '{key}'::text, COALESCE(key, ''::text)), '{fix}'::text, COALESCE(fix, ''::text));
