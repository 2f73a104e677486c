import { createClient } from "@supabase/supabase-js";
import { handleHealthCheck } from "./handler.ts";

const client = createClient(Deno.env.get("SUPABASE_URL") ?? "", Deno.env.get("SUPABASE_ANON_KEY") ?? "", {
	auth: { persistSession: false, autoRefreshToken: false },
});

Deno.serve((request) =>
	handleHealthCheck(request, {
		readOneScriptId: async () => {
			const { data, error } = await client.from("bookmarklets").select("id").limit(1).maybeSingle<{ id: string }>();
			return error ? { ok: false, message: error.message } : { ok: true, id: data?.id ?? null };
		},
	}),
);
