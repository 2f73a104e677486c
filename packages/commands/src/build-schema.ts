// The generator stands with the tests of the database, because it starts their backend.
await import(new URL("../../../supabase/tests/support/write-schema.ts", import.meta.url).href);
