-- A page of authors is a thousand people: the planner would read all profiles to join them.
alter function public.list_author_addresses(uuid, integer) set enable_seqscan = off;
