-- Names that are too long are refused by their constraints, which PostgreSQL checks after these triggers: comparing a name of a megabyte
-- with others took longer than the statement timeout.
drop trigger refuse_lookalike_username on public.profiles;
create trigger refuse_lookalike_username before insert on public.profiles
	for each row when (char_length(new.username::text) <= 30) execute function private.refuse_lookalike_username();

drop trigger refuse_changed_lookalike on public.profiles;
create trigger refuse_changed_lookalike before update of username on public.profiles
	for each row when (char_length(new.username::text) <= 30 and lower(old.username::text) <> lower(new.username::text))
	execute function private.refuse_lookalike_username();

drop trigger refuse_lookalike_name on public.profiles;
create trigger refuse_lookalike_name before update of display_name on public.profiles
	for each row when (
		char_length(new.display_name) <= 80 and current_user = 'authenticated' and old.display_name is distinct from new.display_name
	)
	execute function private.refuse_lookalike_name();

drop trigger replace_new_lookalike on public.profiles;
create trigger replace_new_lookalike before insert on public.profiles
	for each row when (char_length(new.display_name) <= 80) execute function private.replace_lookalike_name();

drop trigger replace_lookalike_name on public.profiles;
create trigger replace_lookalike_name before update of display_name on public.profiles
	for each row when (
		char_length(new.display_name) <= 80 and current_user <> 'authenticated' and old.display_name is distinct from new.display_name
	)
	execute function private.replace_lookalike_name();
