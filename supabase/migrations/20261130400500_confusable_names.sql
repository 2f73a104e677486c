-- Names that look like other names. Usernames are ASCII, but `adm1n` and `rnoderator` are not refused as reserved words, and display names
-- have letters of all alphabets. Compared are skeletons, in which letters that look alike are the same.
-- Source of the letters: unicode.org/Public/security (confusables.txt 13.0, UTS 39), as in data.json of the npm package unhomoglyph 1.0.6
-- (MIT), those whose prototype is an ASCII letter or digit and that NFKD does not replace; scripts: Script property, Unicode 16.

-- What UTS 39 calls a skeleton, for texts of any script: letters and digits that look like ASCII ones are replaced by these. Invisible
-- characters are removed, and letter case is ignored at the end, as a capital I looks like a small l.
create function private.name_skeleton(value text) returns text
language sql immutable parallel safe set search_path = ''
return replace(replace(lower(btrim(regexp_replace(translate(
	regexp_replace(normalize(value, NFKD), '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0]', '', 'g'),
	'01IıƄƍƖƦƧƷƼƽǀȜȢȣɑɡɣɩɪɯʋʏͿΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγινορσυϜϨϳϺЅІЈАВЕЗКМ'
		|| 'НОРСТУХЬабгеорсухѕіјѡѴѵҮүһҽӀӏӠԁԌԛԜԝՍՏՕագզհոռսցքօוטןסاه١٥٧ھہە'
		|| '۱۵۷߀ߊ०০৪৭੦੧੪૦ଠ୦୨௦౦೦ഠ൦൭๐໐ဝ၀ყჿሀዐᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᎽᏀᏂᏃᏎᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏮᏳᏴ'
		|| 'ᐯᑌᑭᑯᑲᒍᒪᒿᕁᕼᕽᖇᖯᖴᗅᗞᗪᗰᗷᚷᛁᛕᛖᴄᴏᴑᴜᴠᴡᴢᴦᶃᶌẝỿⲅⲎⲒⲔⲘⲚⲞⲟⲢⲣⲤⲥⲦⲨⲬⳊⳌⳐⳒⴸⴹⵏⵔⵕⵝ'
		|| '〇ꓐꓑꓒꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴꙄꙇꛟꛯꜱꝚꝪꝮꞘꞙꞟꞫꞲꞳꞴꬲꬵꬽꭇꭈꭎꭒꭚꭵꮁꮃꮓꮩꮪꮯ𐊂𐊆𐊇'
		|| '𐊊𐊐𐊒𐊕𐊖𐊗𐊠𐊡𐊢𐊥𐊫𐊰𐊱𐊲𐊴𐋏𐋵𐌁𐌂𐌉𐌑𐌕𐌗𐌚𐌠𐌢𐐄𐐕𐐛𐐠𐐬𐐽𐑈𐒴𐓂𐓎𐓒𐓪𐓶𐔓𐔖𐔘𐔜𐔝𐔥𐔦𐔧𑓐𑜆𑜊𑜎𑜏𑢠𑢢𑢣𑢤𑢦𑢩𑢬𑢮'
		|| '𑢯𑢲𑢵𑢸𑢻𑢼𑣀𑣁𑣂𑣃𑣄𑣆𑣈𑣊𑣌𑣕𑣖𑣗𑣘𑣜𑣠𑣥𑣦𑣩𑣬𑣯𑣲𖼈𖼊𖼖𖼨𖼵𖼺𖼻𖽀𖽂𖽃𞣇𞣋',
	'OllibglR235sl388agyiiwuyJABEZHlKMNOPTYXayivopouF2jMSlJABE3KM'
		|| 'HOPCTYXba6reopcyxsijwVvYyheli3dGqWwUSOwqqhnnugfolvlololoVooo'
		|| 'loVOloO89o98oOO9ooooo9ooooyoUODRTiYAJEWMHYGhZ4bRWSVSLCPKd6GB'
		|| 'VUPdbJL2xHxRbFADDMBXlKMcoouvwzrgyfyrHlKMNOoPpCcTYX93L6VElOQX'
		|| 'OBPdDTGKJCZFMNLSRVHWXYAElOU2iV2s239Ffu3JXBeforruuyirwzvscBEF'
		|| 'lXOPSTABCFOMTYXHZBClMTX8lXOCLSocsROU7ouNOKCVFLXOvwwwVFLYEZ9E'
		|| '4LOU5TvsFiz7o3969ouyOZWCXWCVTLlRS3AUYl8'
), '\s+', ' ', 'g'))), 'm', 'rn'), 'vv', 'w');

-- A coarser one for reserved words: without accents and separators, and with digits and signs that are read as letters.
create function private.word_skeleton(value text) returns text
language sql immutable parallel safe set search_path = ''
return regexp_replace(
	translate(private.name_skeleton(regexp_replace(normalize(replace(value, '!', 'l'), NFKD), '[\u0300-\u036f]', '', 'g')), 'i34578$@|', 'leastbsal'),
	'[^[:alnum:]]+', '', 'g'
);

-- Whether a word has letters of two alphabets that share their shapes, as `аdmin` with a Cyrillic а.
create function private.mixes_alphabets(value text) returns boolean
language sql immutable parallel safe set search_path = ''
return exists (
	select from regexp_split_to_table(normalize(value, NFKC), '[\s\-_.,;:()/&+]+') as word
	cross join lateral (
		select count(*) as alphabets from unnest(array[
			-- Latin
			'[' || 'A-Za-z\u00aa\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02b8\u02e0-\u02e4\u1d00-\u1d25\u1d2c-\u1d5c\u1d62-\u1d65'
		|| '\u1d6b-\u1d77\u1d79-\u1dbe\u1e00-\u1eff\u2071\u207f\u2090-\u209c\u212a-\u212b\u2132\u214e\u2183-\u2184'
		|| '\u2c60-\u2c7f\ua722-\ua787\ua78b-\ua7dc\ua7f1-\ua7ff\uab30-\uab5a\uab5c-\uab64\uab66-\uab69\ufb00-\ufb06'
		|| '\uff21-\uff3a\uff41-\uff5a\U00010780-\U00010785\U00010787-\U000107b0\U000107b2-\U000107ba\U0001df00-\U0001df1e'
		|| '\U0001df25-\U0001df2a' || ']',
			-- Cyrillic
			'[' || '\u0400-\u0481\u048a-\u052f\u1c80-\u1c8a\u1d2b\u1d78\ua640-\ua66e\ua67f-\ua69d\U0001e030-\U0001e06d' || ']',
			-- Greek
			'[' || '\u0370-\u0373\u0376-\u0377\u037a-\u037d\u037f\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u03f5'
		|| '\u03f7-\u03ff\u1d26-\u1d2a\u1d5d-\u1d61\u1d66-\u1d6a\u1dbf\u1f00-\u1f15\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d'
		|| '\u1f50-\u1f57\u1f59\u1f5b\u1f5d\u1f5f-\u1f7d\u1f80-\u1fb4\u1fb6-\u1fbc\u1fbe\u1fc2-\u1fc4\u1fc6-\u1fcc'
		|| '\u1fd0-\u1fd3\u1fd6-\u1fdb\u1fe0-\u1fec\u1ff2-\u1ff4\u1ff6-\u1ffc\u2126\uab65' || ']',
			-- Armenian
			'[\u0531-\u0556\u0559\u0560-\u0588\ufb13-\ufb17]',
			-- Cherokee
			'[\u13a0-\u13f5\u13f8-\u13fd\uab70-\uabbf]',
			-- Coptic
			'[\u03e2-\u03ef\u2c80-\u2ce4\u2ceb-\u2cee\u2cf2-\u2cf3]',
			-- Lisu
			'[\ua4d0-\ua4fd\U00011fb0]'
		]) as letters where word ~ letters
	) as found
	where found.alphabets > 1
);

-- Skeletons of present names, for comparing. Written with each change of a name.
create table private.name_skeletons (
	user_id uuid primary key references public.profiles (user_id) on delete cascade,
	username text not null,
	display_name text not null
);
create index name_skeletons_username on private.name_skeletons (username);
create index name_skeletons_display_name on private.name_skeletons (display_name);

create function private.keep_name_skeletons() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	insert into private.name_skeletons as kept (user_id, username, display_name)
	values (new.user_id, private.name_skeleton(new.username::text), private.name_skeleton(new.display_name))
	on conflict (user_id) do update set username = excluded.username, display_name = excluded.display_name;
	return null;
end $$;
create trigger keep_name_skeletons after insert or update of username, display_name on public.profiles
	for each row execute function private.keep_name_skeletons();

create function private.refuse_lookalike_username() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	-- Two names that look alike cannot be taken at the same time.
	perform pg_advisory_xact_lock(hashtextextended('name skeleton:' || private.name_skeleton(new.username::text), 0));
	if private.is_lookalike_username(new.username::text, new.user_id) then
		raise sqlstate 'PT409' using
			message = 'This username looks like another one or like a reserved word. Please choose another one.';
	end if;
	return new;
end $$;

create function private.refuse_lookalike_name() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	problem text;
begin
	perform pg_advisory_xact_lock(hashtextextended('name skeleton:' || private.name_skeleton(new.display_name), 0));
	problem := private.display_name_problem(new.display_name, new.user_id);
	if problem is not null then
		raise sqlstate 'PT409' using message = problem;
	end if;
	return new;
end $$;

-- A name that comes from the sign-in provider does not keep anybody from signing in: the username is shown instead.
create function private.replace_lookalike_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	perform pg_advisory_xact_lock(hashtextextended('name skeleton:' || private.name_skeleton(new.display_name), 0));
	if private.display_name_problem(new.display_name, new.user_id) is not null then
		new.display_name := new.username::text;
	end if;
	return new;
end $$;

-- Names that are too long are refused by their constraints, which PostgreSQL checks after these triggers: comparing a name of a megabyte
-- with others took longer than the statement timeout.
create trigger refuse_lookalike_username before insert on public.profiles
	for each row when (char_length(new.username::text) <= 30) execute function private.refuse_lookalike_username();
create trigger refuse_changed_lookalike before update of username on public.profiles
	for each row when (char_length(new.username::text) <= 30 and lower(old.username::text) <> lower(new.username::text))
	execute function private.refuse_lookalike_username();
create trigger refuse_lookalike_name before update of display_name on public.profiles
	for each row when (
		char_length(new.display_name) <= 80 and current_user = 'authenticated' and old.display_name is distinct from new.display_name
	)
	execute function private.refuse_lookalike_name();
create trigger replace_new_lookalike before insert on public.profiles
	for each row when (char_length(new.display_name) <= 80) execute function private.replace_lookalike_name();
create trigger replace_lookalike_name before update of display_name on public.profiles
	for each row when (
		char_length(new.display_name) <= 80 and current_user <> 'authenticated' and old.display_name is distinct from new.display_name
	)
	execute function private.replace_lookalike_name();
