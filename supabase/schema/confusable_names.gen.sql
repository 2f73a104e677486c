-- Written by `npm run build:schema` from the migrations: do not edit.

create table private.name_skeletons (
	user_id uuid not null,
	username text not null,
	display_name text not null,
	constraint name_skeletons_pkey PRIMARY KEY (user_id),
	constraint name_skeletons_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(user_id) ON DELETE CASCADE
);
CREATE INDEX name_skeletons_display_name ON private.name_skeletons USING btree (display_name);
CREATE INDEX name_skeletons_username ON private.name_skeletons USING btree (username);

CREATE OR REPLACE FUNCTION private.display_name_problem(wanted text, person uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN CASE WHEN private.mixes_alphabets(wanted) THEN 'This name mixes letters of several alphabets in one word. Please write each word in one alphabet.'::text WHEN private.suggests_office(wanted) THEN 'This name looks like that of a moderator or of the hub. Please choose another one.'::text WHEN (EXISTS (SELECT FROM (private.name_skeletons other JOIN public.profiles profile ON ((profile.user_id = other.user_id))) WHERE ((other.display_name = private.name_skeleton(display_name_problem.wanted)) AND (other.user_id IS DISTINCT FROM display_name_problem.person) AND (lower(NORMALIZE(profile.display_name, NFKC)) <> lower(NORMALIZE(display_name_problem.wanted, NFKC)))))) THEN 'This name looks like that of somebody else, with other letters. Please choose another one.'::text ELSE NULL::text END;

CREATE OR REPLACE FUNCTION private.is_lookalike_username(wanted text, person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN (((NOT private.is_reserved_username(wanted)) AND ((private.word_skeleton(wanted) ~ private.word_skeleton('scriptorium'::text)) OR (private.word_skeleton(wanted) IN (SELECT official.skeleton FROM private.official_words official WHERE official.for_usernames)))) OR (EXISTS (SELECT FROM (private.name_skeletons other JOIN public.profiles profile ON ((profile.user_id = other.user_id))) WHERE ((other.username = private.name_skeleton(is_lookalike_username.wanted)) AND (other.user_id IS DISTINCT FROM is_lookalike_username.person) AND (lower((profile.username)::text) <> lower(is_lookalike_username.wanted))))));

CREATE OR REPLACE FUNCTION private.keep_name_skeletons()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	insert into private.name_skeletons as kept (user_id, username, display_name)
	values (new.user_id, private.name_skeleton(new.username::text), private.name_skeleton(new.display_name))
	on conflict (user_id) do update set username = excluded.username, display_name = excluded.display_name;
	return null;
end $function$;

CREATE OR REPLACE FUNCTION private.mixes_alphabets(value text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN (EXISTS (SELECT FROM (regexp_split_to_table(NORMALIZE(mixes_alphabets.value, NFKC), '[\s\-_.,;:()/&+]+'::text) word(word) CROSS JOIN LATERAL (SELECT count(*) AS alphabets FROM unnest(ARRAY[(((((('['::text || 'A-Za-z\u00aa\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02b8\u02e0-\u02e4\u1d00-\u1d25\u1d2c-\u1d5c\u1d62-\u1d65'::text) || '\u1d6b-\u1d77\u1d79-\u1dbe\u1e00-\u1eff\u2071\u207f\u2090-\u209c\u212a-\u212b\u2132\u214e\u2183-\u2184'::text) || '\u2c60-\u2c7f\ua722-\ua787\ua78b-\ua7dc\ua7f1-\ua7ff\uab30-\uab5a\uab5c-\uab64\uab66-\uab69\ufb00-\ufb06'::text) || '\uff21-\uff3a\uff41-\uff5a\U00010780-\U00010785\U00010787-\U000107b0\U000107b2-\U000107ba\U0001df00-\U0001df1e'::text) || '\U0001df25-\U0001df2a'::text) || ']'::text), (('['::text || '\u0400-\u0481\u048a-\u052f\u1c80-\u1c8a\u1d2b\u1d78\ua640-\ua66e\ua67f-\ua69d\U0001e030-\U0001e06d'::text) || ']'::text), ((((('['::text || '\u0370-\u0373\u0376-\u0377\u037a-\u037d\u037f\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u03f5'::text) || '\u03f7-\u03ff\u1d26-\u1d2a\u1d5d-\u1d61\u1d66-\u1d6a\u1dbf\u1f00-\u1f15\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d'::text) || '\u1f50-\u1f57\u1f59\u1f5b\u1f5d\u1f5f-\u1f7d\u1f80-\u1fb4\u1fb6-\u1fbc\u1fbe\u1fc2-\u1fc4\u1fc6-\u1fcc'::text) || '\u1fd0-\u1fd3\u1fd6-\u1fdb\u1fe0-\u1fec\u1ff2-\u1ff4\u1ff6-\u1ffc\u2126\uab65'::text) || ']'::text), '[\u0531-\u0556\u0559\u0560-\u0588\ufb13-\ufb17]'::text, '[\u13a0-\u13f5\u13f8-\u13fd\uab70-\uabbf]'::text, '[\u03e2-\u03ef\u2c80-\u2ce4\u2ceb-\u2cee\u2cf2-\u2cf3]'::text, '[\ua4d0-\ua4fd\U00011fb0]'::text]) letters(letters) WHERE (word.word ~ letters.letters)) found) WHERE (found.alphabets > 1)));

CREATE OR REPLACE FUNCTION private.name_skeleton(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN replace(replace(lower(btrim(regexp_replace(translate(regexp_replace(NORMALIZE(value, NFKD), '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0]'::text, ''::text, 'g'::text), (((((('01IıƄƍƖƦƧƷƼƽǀȜȢȣɑɡɣɩɪɯʋʏͿΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγινορσυϜϨϳϺЅІЈАВЕЗКМ'::text || 'НОРСТУХЬабгеорсухѕіјѡѴѵҮүһҽӀӏӠԁԌԛԜԝՍՏՕագզհոռսցքօוטןסاه١٥٧ھہە'::text) || '۱۵۷߀ߊ०০৪৭੦੧੪૦ଠ୦୨௦౦೦ഠ൦൭๐໐ဝ၀ყჿሀዐᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᎽᏀᏂᏃᏎᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏮᏳᏴ'::text) || 'ᐯᑌᑭᑯᑲᒍᒪᒿᕁᕼᕽᖇᖯᖴᗅᗞᗪᗰᗷᚷᛁᛕᛖᴄᴏᴑᴜᴠᴡᴢᴦᶃᶌẝỿⲅⲎⲒⲔⲘⲚⲞⲟⲢⲣⲤⲥⲦⲨⲬⳊⳌⳐⳒⴸⴹⵏⵔⵕⵝ'::text) || '〇ꓐꓑꓒꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴꙄꙇꛟꛯꜱꝚꝪꝮꞘꞙꞟꞫꞲꞳꞴꬲꬵꬽꭇꭈꭎꭒꭚꭵꮁꮃꮓꮩꮪꮯ𐊂𐊆𐊇'::text) || '𐊊𐊐𐊒𐊕𐊖𐊗𐊠𐊡𐊢𐊥𐊫𐊰𐊱𐊲𐊴𐋏𐋵𐌁𐌂𐌉𐌑𐌕𐌗𐌚𐌠𐌢𐐄𐐕𐐛𐐠𐐬𐐽𐑈𐒴𐓂𐓎𐓒𐓪𐓶𐔓𐔖𐔘𐔜𐔝𐔥𐔦𐔧𑓐𑜆𑜊𑜎𑜏𑢠𑢢𑢣𑢤𑢦𑢩𑢬𑢮'::text) || '𑢯𑢲𑢵𑢸𑢻𑢼𑣀𑣁𑣂𑣃𑣄𑣆𑣈𑣊𑣌𑣕𑣖𑣗𑣘𑣜𑣠𑣥𑣦𑣩𑣬𑣯𑣲𖼈𖼊𖼖𖼨𖼵𖼺𖼻𖽀𖽂𖽃𞣇𞣋'::text), (((((('OllibglR235sl388agyiiwuyJABEZHlKMNOPTYXayivopouF2jMSlJABE3KM'::text || 'HOPCTYXba6reopcyxsijwVvYyheli3dGqWwUSOwqqhnnugfolvlololoVooo'::text) || 'loVOloO89o98oOO9ooooo9ooooyoUODRTiYAJEWMHYGhZ4bRWSVSLCPKd6GB'::text) || 'VUPdbJL2xHxRbFADDMBXlKMcoouvwzrgyfyrHlKMNOoPpCcTYX93L6VElOQX'::text) || 'OBPdDTGKJCZFMNLSRVHWXYAElOU2iV2s239Ffu3JXBeforruuyirwzvscBEF'::text) || 'lXOPSTABCFOMTYXHZBClMTX8lXOCLSocsROU7ouNOKCVFLXOvwwwVFLYEZ9E'::text) || '4LOU5TvsFiz7o3969ouyOZWCXWCVTLlRS3AUYl8'::text)), '\s+'::text, ' '::text, 'g'::text))), 'm'::text, 'rn'::text), 'vv'::text, 'w'::text);

CREATE OR REPLACE FUNCTION private.refuse_lookalike_name()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
	problem text;
begin
	perform pg_advisory_xact_lock(hashtextextended('name skeleton:' || private.name_skeleton(new.display_name), 0));
	problem := private.display_name_problem(new.display_name, new.user_id);
	if problem is not null then
		raise sqlstate 'PT409' using message = problem;
	end if;
	return new;
end $function$;

CREATE OR REPLACE FUNCTION private.refuse_lookalike_username()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	-- Two names that look alike cannot be taken at the same time.
	perform pg_advisory_xact_lock(hashtextextended('name skeleton:' || private.name_skeleton(new.username::text), 0));
	if private.is_lookalike_username(new.username::text, new.user_id) then
		raise sqlstate 'PT409' using
			message = 'This username looks like another one or like a reserved word. Please choose another one.';
	end if;
	return new;
end $function$;

CREATE OR REPLACE FUNCTION private.replace_lookalike_name()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
	perform pg_advisory_xact_lock(hashtextextended('name skeleton:' || private.name_skeleton(new.display_name), 0));
	if private.display_name_problem(new.display_name, new.user_id) is not null then
		new.display_name := new.username::text;
	end if;
	return new;
end $function$;

CREATE OR REPLACE FUNCTION private.suggests_office(value text)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
 SET search_path TO ''
RETURN ((private.word_skeleton(value) ~ private.word_skeleton('scriptorium'::text)) OR (private.word_skeleton(value) IN (SELECT official.skeleton FROM private.official_words official WHERE official.for_display_names)));

CREATE OR REPLACE FUNCTION private.word_skeleton(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN regexp_replace(translate(private.name_skeleton(regexp_replace(NORMALIZE(replace(value, '!'::text, 'l'::text), NFKD), '[\u0300-\u036f]'::text, ''::text, 'g'::text)), 'i34578$@|'::text, 'leastbsal'::text), '[^[:alnum:]]+'::text, ''::text, 'g'::text);
