-- Recordings are stored as JSON, which Postgres compresses by itself. The largest have 10,000 actions of at most about 2,500 bytes.
alter table public.action_recordings
	drop constraint action_recordings_data,
	add constraint action_recordings_data check (octet_length(recording_data) between 1 and 25165824);
