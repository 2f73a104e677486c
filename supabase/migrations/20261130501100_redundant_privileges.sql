-- The privilege on the whole table, which policies limit, includes this column.
revoke select (rating) on public.moderation_reports from authenticated;
